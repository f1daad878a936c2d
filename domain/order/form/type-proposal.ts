import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { ifKnown } from '../../form/nodes/lenient';
import type { DerivedNode, Node } from '../../form/nodes/node';
import { read } from '../../form/outcome';
import type { Venue, VenueQuote } from '../../instrument/venue';
import { limitNeed, type LimitNeed } from '../check/limit-need';
import type { TradingSystem } from '../draft/order-preferences';
import { typeAt } from '../offer/venue-offer';
import type { EnterableOrderType } from '../order-request';
import type { Side } from '../side';
import type { OrderFormFacts } from './order-form-facts';

/** What is proposed as the type of an order, and why it is another than usual. */
export interface TypeProposal {
  readonly proposedType: DerivedNode<EnterableOrderType>;
  /** Why the chosen venue takes no order without a limit just now; undefined where it does. */
  readonly limitNeed: DerivedNode<LimitNeed | undefined>;
  /** Why a limit is proposed in place of a market order; undefined where none is. */
  readonly limitProposal: DerivedNode<LimitNeed | undefined>;
}

/** What the proposal depends on. */
interface Trading {
  readonly side: Node<Side>;
  readonly venue: Node<Venue | undefined>;
  readonly quote: Node<VenueQuote | undefined>;
  readonly tradingSystem: Node<TradingSystem>;
  /** What stands in the limit, whether or not the type asks for one. */
  readonly limitText: Node<string>;
}

/**
 * The type to begin with: the one that lasts from other orders, where it is to be had at the venue (ORD-27), else a market
 * order. Where that would be refused just now a limit is proposed, its price left to the customer, and stays proposed once
 * a price was typed (rules.md 2).
 */
export function typeProposal(
  { usual }: FactNodes<OrderFormFacts>,
  { side, venue, quote, tradingSystem, limitText }: Trading,
): TypeProposal {
  const need = derive({ side, venue, quote }, ({ side: bought, venue: at, quote: market }) =>
    read(at && market && limitNeed(bought, at, market)),
  );
  const usualThere = derive(
    { usual: ifKnown(usual), venue, system: tradingSystem },
    ({ usual: lasting, venue: at, system }) => read(typeThere(lasting?.orderType ?? 'MARKET', at, system)),
  );
  const limitProposal = derive({ usualThere, venue, need }, (known) =>
    read(canBeLimited(known) ? known.need : undefined),
  );
  return {
    limitNeed: need,
    limitProposal,
    proposedType: derive({ usualThere, venue, limitText, limitProposal }, (known) =>
      read<EnterableOrderType>(
        known.limitProposal || (known.limitText && canBeLimited(known)) ? 'LIMIT' : known.usualThere,
      ),
    ),
  };
}

/** What would begin as a market order can begin as one with a limit. */
const canBeLimited = ({
  usualThere,
  venue,
}: {
  readonly usualThere: EnterableOrderType;
  readonly venue: Venue | undefined;
}): boolean => usualThere === 'MARKET' && (venue === undefined || venue.orderTypes.LIMIT !== undefined);

const typeThere = (
  usual: EnterableOrderType,
  venue: Venue | undefined,
  system: TradingSystem,
): EnterableOrderType => (venue === undefined ? usual : (typeAt({ venue, system }, usual) ?? 'MARKET'));
