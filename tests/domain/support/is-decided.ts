import type { SentencePart } from '@domain/order/say/order-sentence';

/** Whether nothing of the part is left to decide. */
export const isDecided = (part: SentencePart): boolean => partsWithin(part).every(isDecided) && !hasGap(part);

function partsWithin(part: SentencePart): readonly SentencePart[] {
  switch (part.kind) {
    case 'whichever-first':
      return [...part.stop, ...part.limit];
    case 'then':
      return part.parts;
    default:
      return [];
  }
}

const hasGap = (part: SentencePart): boolean => Object.values(part).some((value) => value === undefined);
