/** `npm run fields`: draws all fields of applications into docs/fields.md and docs/field-names.md; a test fails while one is old. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsPage, namesPage } from './forms/fields-page';

writeFileSync(join(__dirname, '..', 'docs', 'fields.md'), fieldsPage());
writeFileSync(join(__dirname, '..', 'docs', 'field-names.md'), namesPage());
