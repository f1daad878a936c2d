import type { SyntaxProblem } from '../runner/syntax-problem';

/** What may stand in a line, by the names that Gherkin has for it; nobody misses a comment or an empty line. */
const places: ReadonlyMap<string, string> = new Map([
  ['EOF', 'das Ende'],
  ['FeatureLine', '„Funktionalität:“'],
  ['BackgroundLine', '„Grundlage:“'],
  ['RuleLine', '„Regel:“'],
  ['ScenarioLine', '„Szenario:“ oder „Szenariogrundriss:“'],
  ['ExamplesLine', '„Beispiele:“'],
  ['StepLine', 'ein Schritt, der mit Angenommen, Wenn, Dann, Und oder Aber beginnt'],
  ['TableRow', 'eine Zeile einer Tabelle, die mit | beginnt und endet'],
  ['DocStringSeparator', 'drei Anführungszeichen um einen längeren Text'],
  ['TagLine', 'eine Nummer wie @ORD-07'],
  ['Other', 'freier Text'],
]);

/** What Gherkin does not understand, as a sentence. */
export function syntaxSentence(problem: SyntaxProblem): string {
  switch (problem.kind) {
    case 'unexpected':
      return `„${problem.text.trim()}“ ist hier nicht zu verstehen. Hier kann stehen: ${placesIn(problem.expected)}.`;
    case 'end':
      return `Der Text hört zu früh auf. Hier kann noch stehen: ${placesIn(problem.expected)}.`;
    case 'cells':
      return 'Diese Zeile der Tabelle hat mehr oder weniger Spalten als die erste.';
    case 'language':
      return `Die Sprache „${problem.language}“ gibt es nicht. Die Regeln sind deutsch: # language: de.`;
    case 'other':
      return `Gherkin versteht diese Zeile nicht: ${problem.text}`;
  }
}

const placesIn = (tokens: readonly string[]): string => {
  const words = tokens.flatMap((token) => places.get(token) ?? []);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} oder ${words.at(-1) ?? ''}`;
};
