import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { optional } from '../../form/nodes/lenient';
import type { Node } from '../../form/nodes/node';
import { empty, read } from '../../form/outcome';
import type { Instrument } from '../../instrument/instrument';
import type { Venue } from '../../instrument/venue';
import { calendarOf } from '../../instrument/venue-calendar';
import type { Decimal } from '../../money/decimal';
import { exactGermanNumber } from '../../money/german-amount';
import { formatGermanDate } from '../../time/german-date';
import { lastingValidity } from '../prefill/protection';
import { lastTradingDay, latestDate } from '../validity';
import type { OrderFormFacts } from './order-form-facts';
import type { ValidityChoice } from './validity-choice';

/** What is proposed of a leg until the customer says otherwise, as it would be typed. */
export interface LegProposal {
  readonly triggerLimit: Node<string>;
  /** In percent. */
  readonly distance: Node<string>;
  readonly validityType: Node<ValidityChoice>;
  readonly validityDate: Node<string>;
}

/** Where an order is to trade, and what. */
interface Traded {
  readonly venue: Node<Venue | undefined>;
  readonly instrument: Node<Instrument>;
}

/** What is proposed of an order that protects: a stop by how much the price moves, and that it lasts (ORD-22). */
export function protectionProposal(
  { protects, proposedStop, today }: FactNodes<OrderFormFacts>,
  { venue, instrument }: Traded,
): LegProposal {
  const validityType = derive({ protects, venue }, ({ protects: isProtection, venue: at }) => {
    const lasting = isProtection && at ? lastingValidity(at) : undefined;
    return lasting === undefined ? empty() : read<ValidityChoice>(lasting);
  });
  const validityDate = derive(
    { validityType, venue, traded: optional(instrument), today },
    ({ venue: at, traded, today: day }) => {
      const maturity = traded?.maturity && { maturity: traded.maturity };
      const entry = { today: day, activeDay: day, trades: calendarOf(at), ...maturity };
      return read(formatGermanDate(lastTradingDay({ type: 'GTD', date: latestDate(day) }, entry)));
    },
  );
  return {
    triggerLimit: derive({ proposedStop }, ({ proposedStop: { stop } }) => read(typed(stop.value))),
    distance: derive({ proposedStop }, ({ proposedStop: { distance } }) => read(typed(distance))),
    validityType,
    validityDate,
  };
}

/** As figures are written everywhere. */
const typed = (value: Decimal): string => exactGermanNumber(value, 2);
