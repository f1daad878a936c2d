import type { TextBlock, TextPiece } from '@domain/consent/text-block';
import type { ReactNode } from 'react';

/** A text of the bank, drawn from its words: nothing of it is ever set as HTML. */
export function TextBlocks({ blocks }: { readonly blocks: readonly TextBlock[] }) {
  return <>{grouped(blocks).map((group, index) => draw(group, index))}</>;
}

/** A heading or paragraph, or neighbouring items as one list. */
type Group =
  | Exclude<TextBlock, { kind: 'item' }>
  | { readonly kind: 'list'; readonly items: readonly TextBlock[] };

function grouped(blocks: readonly TextBlock[]): readonly Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind !== 'item') groups.push(block);
    else if (last?.kind === 'list') groups.splice(-1, 1, { kind: 'list', items: [...last.items, block] });
    else groups.push({ kind: 'list', items: [block] });
  }
  return groups;
}

function draw(group: Group, key: number): ReactNode {
  switch (group.kind) {
    case 'heading':
      return <h3 key={key}>{words(group.pieces)}</h3>;
    case 'paragraph':
      return <p key={key}>{words(group.pieces)}</p>;
    case 'list':
      return (
        <ul key={key}>
          {group.items.map(({ pieces }, index) => (
            <li key={index}>{words(pieces)}</li>
          ))}
        </ul>
      );
  }
}

const words = (pieces: readonly TextPiece[]): ReactNode =>
  pieces.map(({ text, strong }, index) => (strong ? <b key={index}>{text}</b> : text));
