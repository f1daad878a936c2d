/** Text of an input and where its caret stands. */
export interface Typing {
  readonly text: string;
  readonly caret: number;
}

const ungrouped = (text: string): string => text.replaceAll('.', '');

/**
 * Sets the thousands dots of a German number: `1234567,8` is `1.234.567,8`; other texts stay as they are. Digits
 * after a leading 0 get none: the reader takes `00012` for 12, but `00.012` for a mistake.
 */
export function groupDigits(text: string): string {
  const [, whole, rest] = /^(\d+)(,\d*)?$/.exec(ungrouped(text)) ?? [];
  if (whole === undefined) return text;
  return (whole.startsWith('0') ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '.')) + (rest ?? '');
}

/**
 * Regroups a German number after an edit, keeping the caret between the same digits. A dot the customer
 * typed is never moved or dropped: "1.5" may be meant as one and a half, which the parser must see and ask
 * about. Deleting a dot only steps over it.
 */
export function regroupWhileTyping(previous: string, next: Typing, deletesForward: boolean): Typing {
  const dots = (text: string) => text.length - ungrouped(text).length;
  const typedDot = dots(next.text) > dots(previous) || groupDigits(previous) !== previous;
  if (typedDot) return next;
  const text = groupDigits(next.text);
  const digitsAfter = ungrouped(next.text.slice(next.caret)).length;
  let caret = text.length;
  for (let passed = 0; passed < digitsAfter && caret > 0; caret -= 1) {
    if (text.charAt(caret - 1) !== '.') passed += 1;
  }
  if (!deletesForward && text.charAt(caret - 1) === '.') caret -= 1;
  return { text, caret };
}
