/** `npm run build`: bundles the portal for production into dist/portal. */
import './steps/node-version.mjs';
import { buildPortal } from './steps/build.mjs';
import { step } from './steps/run.mjs';

await step('Building the portal', buildPortal);
