import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formPage } from './forms/form-page';
import { registeredForms } from './forms/registered-forms';

const folder = join(__dirname, '../docs/forms');

/** Writes docs/forms again, after a form was changed. */
mkdirSync(folder, { recursive: true });
for (const form of registeredForms) writeFileSync(join(folder, `${form.name}.md`), formPage(form));
