import { wordedParts } from '@ui/i18n/worded-parts';
import { Fragment, type ReactElement } from 'react';

interface RichTextProps<Name extends string> {
  /** Looks the sentence up with a mark for each part; the language decides where the parts stand. */
  readonly words: (marks: Readonly<Record<Name, string>>) => string;
  readonly parts: Readonly<Record<Name, ReactElement>>;
}

/** A translated sentence with drawn parts in it. Built from parts, so nothing in a value is ever read as markup. */
export function RichText<Name extends string>({ words, parts }: RichTextProps<Name>) {
  return wordedParts<Name, ReactElement | string>(words, parts, (run) => run).map((piece, index) => (
    <Fragment key={index}>{piece}</Fragment>
  ));
}
