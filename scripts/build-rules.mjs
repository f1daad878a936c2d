/** `npm run rules:build`: bundles the workbench and the living documentation into dist/rules, a folder to publish. */
import './steps/node-version.mjs';
import { buildRules } from './steps/build-rules.mjs';
import { step } from './steps/run.mjs';

await step('Building the workbench of rules', buildRules);
