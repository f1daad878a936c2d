import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import germanCodes from '@ui/i18n/de/error-codes.json';

const folder = join(__dirname, '../../features/antrag');
const scenarios = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** What is said of no answer: of the line, or of a list from which nothing else can be chosen. */
const elsewhere = ['application-unavailable', 'application-twin', 'application-void', 'application-country'];

/** A text as it is read, whatever figures stand in it. */
const asRead = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.{1,12}'),
  );

const texts: Readonly<Record<string, unknown>> = germanCodes;

it('every text about an answer of an application has a scenario in which it is read [APP-07]', () => {
  const unread = Object.entries(texts).filter(
    ([key, text]) =>
      key.startsWith('application-') &&
      !elsewhere.includes(key) &&
      typeof text === 'string' &&
      !asRead(text).test(scenarios),
  );
  expect(unread).toEqual([]);
});
