import { mapped, orNothing, together } from '../../form/combine';
import { issueAt } from '../../form/issue';
import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { asOutcome, ifKnown, optional } from '../../form/nodes/lenient';
import { outcomes } from '../../form/nodes/outcomes';
import { empty, read, refused, valueOf, type Outcome } from '../../form/outcome';
import { isin } from '../../codes/isin';
import type { Instrument } from '../../instrument/instrument';
import type { Decimal } from '../../money/decimal';
import { calendarOf } from '../../instrument/venue-calendar';
import { EUR } from '../../money/unit';
import { entryDaysOf } from '../check/entry-days';
import { dimensionsNow } from '../check/limit-need';
import type { DirectDebit } from '../direct-debit';
import { fallBackOf } from '../read/fall-back';
import type { EnterableOrderType } from '../order-request';
import { orderFinding } from '../read/order-finding';
import { placeOf } from '../read/order-place';
import { readOrder } from '../read/read-order';
import { lastTradingDay } from '../validity';
import { legReaders } from './leg-readers';
import type { orderFields } from './order-fields';
import type { OrderFormFacts } from './order-form-facts';
import type { OrderReaderNodes } from './order-nodes';
import * as E from 'fp-ts/Either';

const nowhere = { venues: [] };

/** What the fields of an order come to: its parts, each read once, and the order that they make. */
export function orderReaders(
  { fields, ...known }: ReturnType<typeof orderFields>,
  fact: FactNodes<OrderFormFacts>,
): OrderReaderNodes {
  const { instrument, side, venueId, follow, debit } = fields;
  const { venue, quote, typeThere, protects, systemThere } = known;
  const { today } = fact;
  /** The type the page works with: live trading makes a quote order of every type (ORD-07). */
  const type = derive({ typeThere, systemThere }, ({ typeThere: chosen, systemThere: system }) =>
    read<EnterableOrderType>(system === 'QUOTE' ? 'QUOTE' : chosen),
  );
  const dimensions = derive({ known: ifKnown(fact.dimensions) }, ({ known }) => read(known ?? nowhere));
  /** Where a limit is needed just now no market order is possible, so that nothing falls back to one. */
  const possible = derive(
    { dimensions, side, quotes: ifKnown(fact.quotes) },
    ({ dimensions: known, side: chosen, quotes }) =>
      read(dimensionsNow(known, chosen, (id) => quotes?.get(id))),
  );
  /** Of a market order that is not possible just now it is said why; any other must not become one. */
  const place = derive(
    { id: asOutcome(venueId), type, known: ifKnown(fact.dimensions), dimensions, possible },
    ({ id, type: works, known, dimensions: all, possible: now }) =>
      placeOf(id, known, works === 'MARKET' ? all : now),
  );
  const named = derive(
    { chosen: asOutcome(instrument), searched: ifKnown(fact.searched) },
    ({ chosen, searched = '' }): Outcome<Instrument> =>
      chosen.kind === 'empty' && isMistypedIsin(searched)
        ? refused([issueAt('instrument', orderFinding('order-isin-check-digit'), 'rule')])
        : chosen,
  );
  const activeDay = derive(
    { quote, venue, today, now: ifKnown(fact.now) },
    ({ quote: market, venue: at, today: day, now }) =>
      read(now === undefined ? day : entryDaysOf({ venue: at }, market?.hours, now).activeDay),
  );
  const days = { instrument, venue, today, activeDay };
  const own = legReaders(fields, { ...days, places: ownPlaces });
  const lastDay = derive(
    { life: own.life, traded: optional(instrument), venue, today, activeDay },
    ({ life, traded, venue: at, today: day, activeDay: first }) => {
      const entry = { today: day, activeDay: first, trades: calendarOf(at) };
      const maturity = traded?.maturity && { maturity: traded.maturity };
      return read(lastTradingDay(valueOf(life.validity) ?? { type: 'GFD' }, { ...entry, ...maturity }));
    },
  );
  const after = legReaders(follow, { ...days, places: followPlaces });
  const directDebit = derive(
    {
      consent: optional(debit.consent),
      details: outcomes({ iban: debit.iban, maxAmount: debit.maxAmount, holder: debit.holder }),
    },
    ({ consent, details }): Outcome<DirectDebit | undefined> =>
      consent === true ? paidFrom(details) : read(undefined),
  );
  const trade = outcomes({
    depotId: fields.depotId,
    settlementAccountId: fields.settlementAccountId,
    instrument: named,
    side,
  });
  const following = derive(
    {
      orderType: asOutcome(follow.orderType),
      quantity: asOutcome(after.pieces),
      prices: after.prices,
      life: after.life,
    },
    E.right,
  );
  const parts = derive(
    {
      trade,
      own: derive({ quantity: asOutcome(own.pieces), prices: own.prices, life: own.life }, E.right),
      follow: following,
      extras: outcomes({
        limitExtension: fields.limitExtension,
        tradingRestriction: fields.tradingRestriction,
        allowManualQuotation: fields.allowManualQuotation,
        directDebit,
        freeAmountConfirmed: fields.freeAmountConfirmed,
      }),
    },
    E.right,
  );
  /** Known before the order is complete, so that it can be said beside the field that causes it. */
  const fallBack = derive(
    {
      orderType: typeThere,
      tradingSystem: systemThere,
      prices: own.prices,
      place: asOutcome(place),
      protects,
    },
    ({ place: there, protects: waits, ...chosen }) =>
      read(waits ? undefined : fallBackOf(chosen, valueOf(there))),
  );
  const sentAs = derive({ typeThere, fallBack }, ({ typeThere: chosen, fallBack: other }) =>
    read<EnterableOrderType>(other?.to ?? chosen),
  );
  const request = derive(
    { parts, place: asOutcome(place), sentAs },
    ({ parts: all, place: there, sentAs: sent }) => readOrder(all, { venue: there, orderType: sent }),
    { needed: true },
  );
  return {
    ...known,
    type,
    venueType: derive({ venue }, ({ venue: chosen }) => (chosen ? read(chosen.type) : empty())),
    takesValidity: derive({ venue }, ({ venue: chosen }) => read(chosen?.validityTypes.length !== 0)),
    activeDay,
    lastDay,
    dimensions,
    possible,
    place,
    parts,
    trade,
    following,
    prices: own.prices,
    fallBack,
    sentAs,
    request,
  };
}

const ownPlaces = { quantity: 'quantity', distance: 'distance', validityDate: 'validityDate' } as const;
const followPlaces = {
  quantity: 'follow.quantity',
  distance: 'follow.distance',
  validityDate: 'follow.validityDate',
} as const;

const LOOKS_LIKE_ISIN = /^[A-Z]{2}[0-9A-Z]{9}\d$/;

/** A mistyped ISIN is told from its check digit, before the bank is asked (ORD-03). */
function isMistypedIsin(text: string): boolean {
  const code = text.trim().toUpperCase();
  return LOOKS_LIKE_ISIN.test(code) && E.isLeft(isin(code));
}

/** The account that pays; without a bound of the payer's own the bank's holds. */
const paidFrom = ({
  iban,
  maxAmount,
  holder,
}: {
  readonly iban: Outcome<DirectDebit['iban']>;
  readonly maxAmount: Outcome<Decimal>;
  readonly holder: Outcome<string>;
}): Outcome<DirectDebit> =>
  mapped(
    together({ iban, most: orNothing(maxAmount), accountHolderName: holder }),
    ({ most, ...account }) => ({ ...account, ...(most && { maxAmount: { value: most, unit: EUR } }) }),
  );
