/** A column of a table on paper; its share of the line's width beside those of the others. */
export interface PaperColumn {
  readonly head: string;
  readonly share: number;
  readonly numeric?: true;
}

/** A part of a document. */
export type PaperBlock =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'facts';
      readonly heading?: string;
      readonly rows: readonly (readonly [label: string, value: string])[];
    }
  | {
      readonly kind: 'table';
      readonly heading?: string;
      readonly columns: readonly PaperColumn[];
      readonly rows: readonly (readonly string[])[];
      /** The sums, in bold under the rows. */
      readonly foot?: readonly string[];
    };

/** What a document says, in German; how it looks on paper is another matter. */
export interface Paper {
  readonly title: string;
  /** To whom it is written where that is not the customer alone. */
  readonly recipient?: string;
  readonly blocks: readonly PaperBlock[];
}
