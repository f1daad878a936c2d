/** `npm run fields`: draws all fields of applications into docs/fields.md; a test fails while it is old. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsPage } from './forms/fields-page';

writeFileSync(join(__dirname, '..', 'docs', 'fields.md'), fieldsPage());
