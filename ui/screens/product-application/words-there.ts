import type { TextTree } from '@application/ports/text-source';
import type { HasWords } from '@domain/product-application/engine/word-problems';
import type { FieldText, FieldTexts } from '@ui/i18n/field-text';

type Words = Readonly<Record<string, Readonly<Record<string, Partial<FieldText>>>>>;

const within = (words: TextTree[string] | undefined, key: string): TextTree[string] | undefined =>
  typeof words === 'object' && Object.hasOwn(words, key) ? words[key] : undefined;

const isText = (words: unknown): boolean => typeof words === 'string' && words.trim() !== '';

/** What is named by small letters stands among the texts of the page; groups of fields are in capitals. */
const OF_PAGE = /^[a-z]+\./;

/** Which words of applications there are in one language: texts of the page, and those of the fields. */
export const wordsThere =
  (texts: TextTree, fields: FieldTexts): HasWords =>
  (name) => {
    const [first = '', second = '', code] = name.split('.');
    if (OF_PAGE.test(name)) return isText(within(within(texts['application'], first), second));
    const words: Words = fields;
    const field = words[first]?.[second];
    return isText(code === undefined ? field?.label : field?.options?.[code]);
  };
