/** A line of a text that is or becomes a step. */
export interface StepLine {
  /** From one. */
  readonly number: number;
  readonly keyword: string;
  /** What stands behind its first word. */
  readonly text: string;
}

const stepLine = /^\s*(?<keyword>Angenommen|Gegeben sei(?:en)?|Wenn|Dann|Und|Aber|\*) (?<text>.*)$/;

/** The step in the line that the caret stands in, if there is one. */
export function stepLineAt(text: string, caret: number): StepLine | undefined {
  const before = text.slice(0, caret).split('\n');
  const line = text.split('\n')[before.length - 1] ?? '';
  const found = stepLine.exec(line)?.groups;
  return (
    found && { number: before.length, keyword: found['keyword'] ?? '', text: (found['text'] ?? '').trim() }
  );
}

/** A text with another step in one of its lines, behind the word that stands there; and where that line ends. */
export function withStep(text: string, number: number, step: string) {
  const lines = text.split('\n');
  const line = lines[number - 1] ?? '';
  const keyword = stepLine.exec(line)?.groups?.['keyword'] ?? '';
  lines[number - 1] = `${/^\s*/.exec(line)?.[0] ?? ''}${keyword} ${step}`;
  return { text: lines.join('\n'), caret: lines.slice(0, number).join('\n').length };
}
