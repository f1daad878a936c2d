import { Fragment, type ReactNode } from 'react';

interface RichTextProps<Name extends string> {
  /** Looks the sentence up with a mark for each part; the language decides where the parts stand. */
  readonly words: (marks: Readonly<Record<Name, string>>) => string;
  readonly parts: Readonly<Record<Name, ReactNode>>;
}

/** Stands around the name of a part; no text of ours or of the bank contains it. */
const MARK = '\u0001';

/** A translated sentence with drawn parts in it. Built from parts, so nothing in a value is ever read as markup. */
export function RichText<Name extends string>({ words, parts }: RichTextProps<Name>) {
  const named = new Map<string, ReactNode>(Object.entries(parts));
  const marks = Object.fromEntries([...named.keys()].map((name) => [name, MARK + name + MARK]));
  return words(marks as Record<Name, string>)
    .split(MARK)
    .map((piece, index) => <Fragment key={index}>{index % 2 === 1 ? named.get(piece) : piece}</Fragment>);
}
