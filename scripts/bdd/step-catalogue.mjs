import { readFileSync } from 'node:fs';
import { filesIn } from '../steps/files-in.mjs';
import { at } from '../steps/paths.mjs';

/**
 * A step that scenarios can be written with.
 * @typedef {object} Step
 * @property {'Angenommen' | 'Wenn' | 'Dann'} word
 * @property {string} text as its definition writes it
 * @property {RegExp} pattern
 */

const words = /** @type {const} */ ({ Given: 'Angenommen', When: 'Wenn', Then: 'Dann' });
const definition = /^(Given|When|Then)\(\s*(?:'([^'\n]+)'|\/(.+)\/),/gm;
const scenario = /^\s*(?:Szenario|Szenariogrundriss|Grundlage):/m;
const line = /^\s*(?:Angenommen|Gegeben sei(?:en)?|Wenn|Dann|Und|Aber|\*) (.+?)\s*$/gm;

/**
 * The steps that a file defines, in its order.
 * @param {string} source
 * @returns {Step[]}
 */
export function stepsIn(source) {
  return [...source.matchAll(definition)].map(([, name, expression, regular]) => ({
    word: words[/** @type {keyof typeof words} */ (name)],
    text: expression ?? regular ?? '',
    pattern: expression === undefined ? new RegExp(regular ?? '') : patternOf(expression),
  }));
}

/**
 * What a cucumber expression matches: a parameter anything, what stands in brackets or not, one of the words at a stroke.
 * @param {string} expression
 */
function patternOf(expression) {
  const plain = expression.replace(/[.*+?^$|[\]\\]/g, String.raw`\$&`);
  const optional = plain.replace(/\(([^)]+)\)/g, '(?:$1)?');
  const alternatives = optional.replace(/\S+(?:\/\S+)+/g, (either) => `(?:${either.replaceAll('/', '|')})`);
  return new RegExp(`^${alternatives.replace(/\{[^}]*\}/g, '.+?')}$`);
}

/**
 * The lines of a feature that are steps, without their first word; one of an outline once for each row of its examples.
 * @param {string} source
 */
export const linesOf = (source) => source.split(scenario).flatMap(linesOfScenario);

/** @param {string} source */
function linesOfScenario(source) {
  const [body = '', ...tables] = source.split(/^\s*Beispiele:.*$/m);
  const rows = tables.flatMap(rowsOf);
  return [...body.matchAll(line)].flatMap(([, text = '']) =>
    /<[^>]+>/.test(text) ? rows.map((row) => filledIn(text, row)) : [text],
  );
}

/**
 * The rows of a table, each by the names in its first.
 * @param {string} source
 */
function rowsOf(source) {
  const [names = [], ...rows] = [...source.matchAll(/^\s*\|(.*)\|\s*$/gm)].map(([, cells = '']) =>
    cells.split(/(?<!\\)\|/).map((text) => text.trim()),
  );
  return rows.map((cells) => new Map(names.map((name, index) => [name, cells[index] ?? ''])));
}

/**
 * @param {string} text
 * @param {ReadonlyMap<string, string>} row
 */
const filledIn = (text, row) => text.replace(/<([^>]+)>/g, (asked, name) => row.get(name) ?? asked);

/** Every step definition, by the file that holds it. */
export const definedSteps = () =>
  filesIn('features/steps').map((file) => ({ file, steps: stepsIn(readFileSync(at(file), 'utf8')) }));

/** Every line of a scenario that is a step. */
export const writtenLines = () =>
  filesIn('features')
    .filter((file) => file.endsWith('.feature'))
    .flatMap((file) => linesOf(readFileSync(at(file), 'utf8')));

/** `docs/steps.md`: the steps with an example of each, as the scenarios use it. */
export function stepsPage() {
  const lines = writtenLines();
  const exampleOf = (/** @type {Step} */ { pattern }) => lines.find((text) => pattern.test(text)) ?? '';
  const tables = definedSteps()
    .filter(({ steps }) => steps.length > 0)
    .map(({ file, steps }) =>
      [
        `## ${file.replace(/^.*\//, '').replace(/\.ts$/, '')}`,
        '| | step | for example |',
        '|---|---|---|',
        ...steps.map((step) => `| ${step.word} | ${cell(step.text)} | ${cell(exampleOf(step))} |`),
      ].join('\n'),
    );
  return `# Steps of scenarios

What a scenario can be written with, by the file in \`features/steps\` that defines it; drawn by \`npm run steps\`. \`Und\` and \`Aber\`
go on with the word before. A step that is not here is answered with those most like it.

${tables.join('\n\n')}
`;
}

const cell = (/** @type {string} */ text) => `\`${text.replaceAll('|', String.raw`\|`)}\``;
