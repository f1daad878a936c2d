/** `npm run steps`: writes docs/steps.md after a step was added or changed. */
import { writeFileSync } from 'node:fs';
import { stepsPage } from './bdd/step-catalogue.mjs';
import { at } from './steps/paths.mjs';

writeFileSync(at('docs/steps.md'), stepsPage());
