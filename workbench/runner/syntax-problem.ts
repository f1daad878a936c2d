import { Errors } from '@cucumber/gherkin';

/** What Gherkin does not understand, and on which line. */
export type SyntaxProblem =
  | {
      readonly kind: 'unexpected';
      readonly line: number;
      readonly text: string;
      readonly expected: readonly string[];
    }
  | { readonly kind: 'end'; readonly line: number; readonly expected: readonly string[] }
  | { readonly kind: 'cells'; readonly line: number }
  | { readonly kind: 'language'; readonly line: number; readonly language: string }
  | { readonly kind: 'other'; readonly line: number; readonly text: string };

const unexpected = /: expected: (?<expected>.*?), got '(?<text>.*)'$/s;
const end = /: unexpected end of file, expected: (?<expected>.*)$/s;
const language = /Language not supported: (?<language>.*)$/s;

/** What Gherkin says of a text that it cannot read; nothing where something else went wrong. */
export function syntaxProblems(reason: unknown): readonly SyntaxProblem[] {
  if (reason instanceof Errors.CompositeParserException) return reason.errors.flatMap(syntaxProblems);
  return reason instanceof Errors.GherkinException ? [problemIn(reason)] : [];
}

function problemIn({ message, location }: Errors.GherkinException): SyntaxProblem {
  const { line } = location;
  const other = unexpected.exec(message)?.groups;
  if (other)
    return { kind: 'unexpected', line, text: other['text'] ?? '', expected: tokens(other['expected']) };
  const ended = end.exec(message)?.groups;
  if (ended) return { kind: 'end', line, expected: tokens(ended['expected']) };
  const asked = language.exec(message)?.groups?.['language'];
  if (asked !== undefined) return { kind: 'language', line, language: asked };
  if (message.includes('inconsistent cell count')) return { kind: 'cells', line };
  return { kind: 'other', line, text: message };
}

const tokens = (list = ''): readonly string[] => list.split(', ').map((token) => token.replace('#', ''));
