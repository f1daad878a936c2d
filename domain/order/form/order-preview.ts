import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { asOutcome, ifKnown, optional } from '../../form/nodes/lenient';
import { rule } from '../../form/nodes/rule';
import { read, valueOf } from '../../form/outcome';
import type { Issue } from '../../form/issue';
import { isSelectable } from '../../instrument/dimensions';
import { fundDaysOf } from '../../instrument/fund-pricing';
import { limitUnit } from '../../instrument/instrument';
import type { Venue, VenueQuote } from '../../instrument/venue';
import { calendarOf } from '../../instrument/venue-calendar';
import { EUR } from '../../money/unit';
import type { LocalDate } from '../../time/local-date';
import { berlinTime } from '../../time/berlin-time';
import { breakEvenOf } from '../cost/break-even-of';
import { needsLimit } from '../check/limit-need';
import { followWarnings } from '../check/follow-warning';
import { priceWarnings } from '../check/price-warning';
import { quoteWarnings } from '../check/quote-warning';
import { orderTotal } from '../cost/order-total';
import { templateOrderOf } from '../prefill/order-template';
import { possibleOrders } from '../offer/possible-orders';
import { typesAt, typesElsewhere } from '../offer/types-elsewhere';
import { pricedParts } from '../picture/priced-order';
import { estimateOf } from '../quote/quote';
import type { OrderParts } from '../read/order-parts';
import { readOrder } from '../read/read-order';
import { checkablePart, partialOrder, pricesSoFar } from '../read/partial-order';
import { spokenParts } from '../say/spoken-order';
import type { OrderFormFacts } from './order-form-facts';
import type { OrderFieldNodes, OrderPreviewNodes, OrderReaderNodes } from './order-nodes';
import { purchaseNodes } from './purchase-nodes';

/** What is said of the order while it is entered: its sentence, what it comes to, what is offered, what to mind. */
export function orderPreview(
  fields: OrderFieldNodes,
  readers: OrderReaderNodes,
  fact: FactNodes<OrderFormFacts>,
): OrderPreviewNodes {
  const { instrument, side, venueId, settlementAccountId } = fields;
  const {
    type,
    typeThere,
    protects,
    systemThere,
    venue,
    quote,
    dimensions,
    possible,
    place,
    parts,
    trade,
    following,
    prices,
    fallBack,
    sentAs,
    request,
    activeDay,
  } = readers;
  const costs = derive({ id: optional(venueId), told: ifKnown(fact.costs) }, ({ id, told }) =>
    read(id && told?.get(id)),
  );
  const account = derive(
    { id: optional(settlementAccountId), accounts: ifKnown(fact.accounts) },
    ({ id, accounts }) => read(accounts?.find(({ accountId }) => accountId === id)),
  );
  const position = derive(
    { traded: optional(instrument), positions: ifKnown(fact.positions) },
    ({ traded, positions }) => read(traded && positions?.find(({ wkn }) => wkn === traded.wkn)),
  );
  const sent = derive({ request: asOutcome(request) }, ({ request: made }) => read(valueOf(made)));
  /** The order as it would be sent; undefined while something is missing or wrong, and for a quote. */
  const order = derive({ sent }, ({ sent: made }) => read(made?.kind === 'order' ? made.order : undefined));
  /** What a dealer would be asked, in live trading. */
  const quoteRequest = derive({ sent }, ({ sent: made }) =>
    read(made?.kind === 'quote' ? made.request : undefined),
  );
  /** The order that value and costs are told of; a quote is estimated as an order at the market. */
  const priced = derive({ order, quoteRequest }, ({ order: own, quoteRequest: asked }) =>
    read(own ?? (asked && estimateOf(asked))),
  );
  const there = derive({ place: asOutcome(place) }, ({ place: known }) => read(valueOf(known)));
  const spoken = derive(
    { parts, there, sentAs, quote, now: fact.now },
    ({ parts: all, there: at, sentAs: orderTypeSent, quote: market, now }) =>
      read(spokenParts(all, { venue: at, orderType: orderTypeSent, quote: market, now })),
  );
  const warnings = derive(
    { order, quoteRequest, there, quote, mode: ifKnown(fact.mode), today: fact.today, activeDay },
    ({
      order: own,
      quoteRequest: asked,
      there: at,
      quote: market,
      mode = 'FULL',
      today,
      activeDay: active,
    }) => {
      if (market && asked) return read(quoteWarnings(market));
      if (!own || !at || !market) return read([]);
      return read([
        ...priceWarnings(own, { venue: at, quote: market, mode, today }),
        ...followWarnings(own, { today, activeDay: active, trades: calendarOf(at) }),
      ]);
    },
  );
  const partial = derive(
    { parts, id: optional(venueId), venue, sentAs },
    ({ parts: all, id, venue: known, sentAs: sentType }) =>
      read(partialOrder(all, id, { venue: known, orderType: sentType })),
  );
  const expectedPrice = derive(
    { prices, traded: optional(instrument), venue, sentAs, side, quote },
    (values) => {
      const { limit, triggerLimit } = pricesSoFar(values.prices, values.traded, values.venue, values.sentAs);
      const { ask, bid, last } = values.quote ?? {};
      // Of two legs that cancel each other the stop's price is the worse for either side, as in the order's value.
      const own = values.sentAs === 'ONE_CANCELS_OTHER' ? (triggerLimit ?? limit) : (limit ?? triggerLimit);
      return read(own ?? (values.side === 'BUY' ? ask : bid) ?? last);
    },
  );
  /** Venues that take nothing without a limit just now: a price that comes does not change them. */
  const limitOnly = derive(
    { side, dimensions, quotes: ifKnown(fact.quotes) },
    ({ side: chosen, dimensions: { venues }, quotes }) =>
      read(venues.filter((at) => needsLimit(chosen, at, quotes?.get(at.id))).map(({ id }) => id)),
  );
  const offeredTypes = derive({ venue, dimensions, side }, (values) =>
    read(typesAt(values.venue ? [values.venue] : values.dimensions.venues, values.side)),
  );
  const money = purchaseNodes(fields, readers, { account, position, costs, expectedPrice, priced });
  return {
    ...money,
    costs,
    account,
    position,
    order,
    quoteRequest,
    warnings,
    partial,
    expectedPrice,
    offeredTypes,
    shownWarnings: rule({ warnings }, ({ warnings: found }) => firstEach(found)),
    fundDays: derive({ traded: optional(instrument), now: fact.now }, ({ traded, now }) => {
      const { date, time } = berlinTime(now);
      return read(traded?.fundPricing && fundDaysOf(traded.fundPricing, date, time));
    }),
    priceUnit: derive({ traded: optional(instrument), venue }, ({ traded, venue: at }) =>
      read(traded ? limitUnit(traded, at?.currencies ?? []) : EUR),
    ),
    typesElsewhere: derive({ venue, dimensions, offeredTypes, side }, (values) => {
      if (values.venue === undefined) return read([]);
      const { venue: here, dimensions: there, offeredTypes: offeredHere } = values;
      return read(typesElsewhere(here, there.venues, values.side, offeredHere));
    }),
    quotesSomewhere: derive({ dimensions, side }, ({ dimensions: { venues }, side: bought }) =>
      read(venues.some((each) => isSelectable(each, bought, 'QUOTE'))),
    ),
    abilities: derive({ venue, type, fallBack }, ({ venue: at, type: works, fallBack: other }) =>
      read(at?.orderTypes[other?.to ?? works]),
    ),
    checkable: derive({ instrument, venueId, order, partial }, ({ order: own, partial: soFar }) =>
      read(own ?? checkablePart(soFar)),
    ),
    spoken,
    total: derive(
      { priced, quote, costs, account, spoken, rates: money.rates, buffer: money.buffer },
      ({ priced: own, costs: indication, spoken: said, ...told }) =>
        read(own && orderTotal(own, { ...told, indication, interest: said?.subject.interest })),
    ),
    breakEven: derive({ priced, venue, quote, costs, position }, (values) =>
      read(
        values.priced &&
          breakEvenOf({
            order: values.priced,
            venue: values.venue,
            quote: values.quote,
            indication: values.costs,
            position: values.position,
          }),
      ),
    ),
    possibleOrders: derive(
      { parts, orderType: fields.orderType, system: systemThere, protects, possible, limitOnly },
      ({ parts: all, possible: now, limitOnly: closed, ...chosen }) =>
        read(possibleOrders(all, chosen, now, closed)),
    ),
    pictured: derive(
      { trade, prices, follow: following, typeThere, fallBack, venue },
      ({ typeThere: chosen, fallBack: other, venue: at, ...pictured }) =>
        read(pricedParts(pictured, { venue: at, chosen, fallBack: other })),
    ),
    stopAtOnce: derive({ parts, venue, quote, today: fact.today }, (values) => read(stopWarnings(values))),
    template: derive(
      {
        parts,
        orderType: typeThere,
        tradingSystem: systemThere,
        venueId: optional(venueId),
        venue,
        today: fact.today,
      },
      ({ parts: all, ...choices }) => read(templateOrderOf(all, choices)),
    ),
  };
}

const firstEach = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter(
    ({ field, severity }, index) =>
      issues.findIndex((each) => each.field === field && each.severity === severity) === index,
  );

function stopWarnings({
  parts,
  venue,
  quote,
  today,
}: {
  readonly parts: OrderParts;
  readonly venue: Venue | undefined;
  readonly quote: VenueQuote | undefined;
  readonly today: LocalDate;
}): readonly Issue[] {
  if (venue === undefined || quote === undefined) return [];
  const stop = readOrder(parts, { venue: read(venue), orderType: 'STOP_MARKET' });
  return stop.kind === 'read' && stop.value.kind === 'order'
    ? priceWarnings(stop.value.order, { venue, quote, mode: 'INTERVIEW', today }).filter(
        ({ key }) => key === 'warnung-stop-loest-sofort-aus',
      )
    : [];
}
