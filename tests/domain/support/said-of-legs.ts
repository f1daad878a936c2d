import { legsOf } from '@domain/order/legs-of';
import type { OrderRequest } from '@domain/order/order-request';
import type { SentencePart } from '@domain/order/say/order-sentence';
import type { Side } from '@domain/order/side';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import type { Amount } from '@domain/money/amount';

/** What can be said of a part that trades; the words around a price follow from the side. */
interface Terms {
  readonly side?: Side | undefined;
  readonly quantity?: Amount | undefined;
  readonly limit?: Amount | undefined;
  readonly trigger?: Amount | undefined;
  readonly trailing?: TrailingDistance | undefined;
  readonly words: readonly string[];
}

/** What a sentence says of each part that trades, in its order. */
export function saidOfLegs(parts: readonly SentencePart[]): readonly Terms[] {
  const either = parts.find((part) => part.kind === 'whichever-first');
  const then = parts.find((part) => part.kind === 'then');
  const common = parts.filter(({ kind }) => kind === 'side' || kind === 'quantity');
  const own = either
    ? [termsSaid([...common, ...either.stop]), termsSaid([...common, ...either.limit])]
    : [termsSaid(parts)];
  return [...own, ...(then ? saidOfLegs(then.parts) : [])];
}

/** What an order means for each part that trades, taken from the order itself. */
export const meantOfLegs = (order: OrderRequest): readonly Terms[] =>
  legsOf(order).map((leg) => ({
    side: leg.side,
    quantity: leg.quantity,
    limit: 'limit' in leg ? leg.limit : undefined,
    trigger: 'triggerLimit' in leg ? leg.triggerLimit : undefined,
    trailing: 'trailing' in leg ? leg.trailing : undefined,
    words: [
      ...('triggerLimit' in leg ? [leg.side === 'BUY' ? 'risen' : 'fallen'] : []),
      ...('limit' in leg && leg.orderType !== 'QUOTE' ? [leg.side === 'BUY' ? 'at-most' : 'at-least'] : []),
    ],
  }));

const termsSaid = (parts: readonly SentencePart[]): Terms =>
  parts.reduce<Terms>((said, part) => ({ ...said, ...termSaid(part, said) }), {
    limit: undefined,
    trigger: undefined,
    trailing: undefined,
    words: [],
  });

function termSaid(part: SentencePart, { words }: Terms): Partial<Terms> {
  switch (part.kind) {
    case 'side':
      return { side: part.side };
    case 'quantity':
      return { quantity: part.quantity };
    case 'limit':
    case 'triggered-limit':
      return { limit: part.limit, words: [...words, part.bound] };
    case 'quoted':
      return { limit: part.price };
    case 'trigger':
      return { trigger: part.trigger, words: [...words, part.when] };
    case 'trailing':
      return { trigger: part.start, trailing: part.trailing, words: [...words, part.when] };
    default:
      return {};
  }
}
