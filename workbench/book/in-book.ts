import * as E from 'fp-ts/Either';
import { readFeature } from '../runner/read-feature';
import { blocksOf, contextOf, textOf, type Block } from './blocks';

interface Parts {
  readonly over: readonly string[];
  readonly kinds: readonly string[];
  readonly scenarios: string;
}

/**
 * The whole file with a draft of one of its scenarios in place: what stands over the scenario is changed where the draft
 * changed it, and further scenarios of the draft follow. Undefined where the draft cannot be read, or has other parts.
 */
export function inBook(file: string, from: number, draft: string): string | undefined {
  const read = readFeature(file);
  if (E.isLeft(read)) return undefined;
  const blocks = blocksOf(file, read.right.document);
  const own = blocks.find((block) => block.kind === 'scenario' && block.from === from);
  const parts = partsOf(draft);
  if (own === undefined || parts === undefined) return undefined;
  const places = contextOf(blocks, own.line);
  if (
    places
      .slice(0, -1)
      .map(({ kind }) => kind)
      .join() !== parts.kinds.join()
  )
    return undefined;
  return replaced(file, places, [...parts.over, parts.scenarios]);
}

function partsOf(draft: string): Parts | undefined {
  const read = readFeature(draft);
  if (E.isLeft(read)) return undefined;
  const blocks = blocksOf(draft, read.right.document);
  const first = blocks.findIndex(({ kind }) => kind === 'scenario');
  const begin = blocks[first];
  const end = blocks.at(-1);
  const isOne = blocks.slice(first).every(({ kind }) => kind === 'scenario');
  if (begin === undefined || end === undefined || !isOne) return undefined;
  return {
    over: blocks.slice(0, first).map((block) => textOf(draft, block)),
    kinds: blocks.slice(0, first).map(({ kind }) => kind),
    scenarios: textOf(draft, { ...begin, to: end.to }),
  };
}

/** From the last to the first, so that the lines above keep their numbers. */
function replaced(file: string, places: readonly Block[], texts: readonly string[]): string {
  const lines = file.split('\n');
  for (const [index, { from, to }] of [...places.entries()].reverse())
    lines.splice(from - 1, to - from + 1, ...(texts[index] ?? '').split('\n'));
  return lines.join('\n');
}
