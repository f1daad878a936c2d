import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoWorldPage } from '@sandbox/world/demo-world-page';

/** Writes docs/demo-world.md from the world of the sandbox. */
writeFileSync(join(__dirname, '..', 'docs', 'demo-world.md'), demoWorldPage());
