import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tanStatesPage } from './charts/tan-states-page';

/** Writes docs/tan-states.md again, after a step of the TAN widget was changed. */
writeFileSync(join(__dirname, '../docs/tan-states.md'), tanStatesPage());
