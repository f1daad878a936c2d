import * as E from 'fp-ts/Either';
import { accountId, depotId as depotIdOf, venueId as venueIdOf } from '../../codes/ids';
import { iban, type Iban, type IbanProblem } from '../../codes/iban';
import type { Finding } from '../../form/issue';
import { flag } from '../../form/kinds/flag';
import { identifier } from '../../form/kinds/identifier';
import { choice } from '../../form/kinds/one-of';
import { reference } from '../../form/kinds/reference';
import { plainText, text } from '../../form/kinds/text';
import { is } from '../../form/nodes/condition';
import { confirmation } from '../../form/nodes/confirmation';
import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { entered } from '../../form/nodes/entered';
import { field } from '../../form/nodes/field';
import { group } from '../../form/nodes/group';
import { ifKnown, optional } from '../../form/nodes/lenient';
import { empty, read } from '../../form/outcome';
import { venueOf } from '../../instrument/dimensions';
import type { Instrument } from '../../instrument/instrument';
import { takesDirectDebit } from '../direct-debit';
import type { TradingSystem } from '../draft/order-preferences';
import { typeAt } from '../offer/venue-offer';
import { isProtective } from '../prefill/protection';
import { enterableOrderTypes, followOrderTypes, type FollowOrderType } from '../order-request';
import {
  limitExtensions,
  tradingRestrictions,
  type LimitExtension,
  type TradingRestriction,
} from '../order-type';
import { orderFinding } from '../read/order-finding';
import { readMoney } from '../read/order-number';
import { sides, type Side } from '../side';
import { priceFieldsOf, validityFields } from './leg-fields';
import type { OrderFormFacts } from './order-form-facts';
import { protectionProposal } from './protection-proposal';
import type {
  DebitNodes,
  FollowNodes,
  OrderFieldNodes,
  OrderReaderNodes,
  PriceNodes,
  ValidityNodes,
} from './order-nodes';
import { typeProposal } from './type-proposal';

const tradingSystems = ['STANDARD', 'QUOTE'] as const satisfies readonly TradingSystem[];

/** What the customer says of an order, in its order on the page. */
export function orderFields(
  fact: FactNodes<OrderFormFacts>,
): { readonly fields: OrderFieldNodes } & Pick<
  OrderReaderNodes,
  'venue' | 'quote' | 'typeThere' | 'protects' | 'systemThere' | 'limitNeed' | 'limitProposal' | 'takesDebit'
> {
  const instrument = field(
    reference<Instrument>('instrument', ({ isin }) => isin),
    { missing: orderFinding('order-instrument-missing') },
  );
  const side = field(choice<Side>(sides, 'BUY'));
  const quantity = field(plainText, { missing: orderFinding('order-quantity-missing') });
  const tradingSystem = field(choice(tradingSystems, 'STANDARD'), {
    follows: derive(
      { suggested: ifKnown(fact.suggestedSystem), usual: ifKnown(fact.usual) },
      ({ suggested, usual }) => read<TradingSystem>(suggested ?? usual?.tradingSystem ?? 'STANDARD'),
    ),
  });
  const limitExtension = field(choice<LimitExtension | 'NO'>(['NO', ...limitExtensions], 'NO'));
  const tradingRestriction = field(choice<TradingRestriction | 'NO'>(['NO', ...tradingRestrictions], 'NO'));
  const venueId = field(identifier(venueIdOf), {
    follows: fact.suggestedVenue,
    missing: orderFinding('order-venue-missing'),
  });
  const venue = derive(
    { id: optional(venueId), dimensions: ifKnown(fact.dimensions) },
    ({ id, dimensions }) => read(dimensions && venueOf(dimensions, id)),
  );
  const quote = derive({ id: optional(venueId), quotes: ifKnown(fact.quotes) }, ({ id, quotes }) =>
    read(id && quotes?.get(id)),
  );
  const protects = derive({ told: ifKnown(fact.protects) }, ({ told }) => read(told === true));
  const systemThere = derive({ protects, tradingSystem }, ({ protects: waits, tradingSystem: chosen }) =>
    read<TradingSystem>(waits ? 'STANDARD' : chosen),
  );
  const { proposedType, limitNeed, limitProposal } = typeProposal(fact, {
    side,
    venue,
    quote,
    tradingSystem: systemThere,
    limitText: entered(() => prices.limit),
  });
  const orderType = field(choice(enterableOrderTypes, 'MARKET'), { follows: proposedType });
  const typeThere = derive(
    { orderType, venue, systemThere, protects },
    ({ orderType: chosen, venue: at, systemThere: system, protects: waits }) => {
      const kept = waits && !isProtective(chosen) ? 'STOP_MARKET' : chosen;
      return read((at && typeAt({ venue: at, system }, kept)) ?? kept);
    },
  );
  const proposed = protectionProposal(fact, { venue, instrument });
  // In live trading a dealer's price stands for all of them; what was typed stays for comparing venues.
  const prices: PriceNodes = priceFieldsOf(typeThere, {
    disabled: is<TradingSystem>(systemThere, 'QUOTE'),
    proposed,
  });
  const life = validityFields(proposed);
  const depotId = field(identifier(depotIdOf), {
    follows: derive({ depots: fact.depots }, ({ depots: [first] }) => (first ? read(first.id) : empty())),
    missing: orderFinding('order-depot-missing'),
  });
  const settlementAccountId = field(identifier(accountId), {
    follows: derive({ id: depotId, depots: fact.depots }, ({ id, depots }) => {
      const depot = depots.find((each) => each.id === id);
      return depot ? read(depot.defaultSettlementAccountId) : empty();
    }),
    missing: orderFinding('order-account-missing'),
  });
  const takesDebit = derive({ side, venue }, ({ side: chosen, venue: known }) =>
    read(takesDirectDebit(chosen, known)),
  );
  const confirmed = [
    instrument,
    side,
    quantity,
    orderType,
    tradingSystem,
    venueId,
    prices.triggerLimit,
    prices.limit,
  ];
  const fields = {
    instrument,
    side,
    quantity,
    orderType,
    triggerLimit: prices.triggerLimit,
    distance: prices.distance,
    distanceKind: prices.distanceKind,
    limit: prices.limit,
    limitExtension,
    tradingRestriction,
    venueId,
    tradingSystem,
    allowManualQuotation: field(flag),
    ...life,
    follow: group(followFields({ quantity, ...life }), is(orderType, 'NEXT_ORDER')),
    depotId,
    settlementAccountId,
    debit: group(debitFields(), is<boolean>(takesDebit, true)),
    freeAmountConfirmed: confirmation(confirmed),
  };
  return { fields, venue, quote, typeThere, protects, systemThere, limitNeed, limitProposal, takesDebit };
}

/** The order that follows: until something else is said it sells all that is bought, and stands no shorter (ORD-13). */
function followFields(base: Pick<OrderFieldNodes, 'quantity' | keyof ValidityNodes>): FollowNodes {
  const orderType = field(choice<FollowOrderType>(followOrderTypes, 'LIMIT'));
  return {
    orderType,
    quantity: field(plainText, {
      follows: base.quantity,
      missing: orderFinding('order-quantity-missing'),
    }),
    ...priceFieldsOf(orderType),
    ...validityFields({
      validityType: base.validityType,
      validityDate: entered(() => base.validityDate),
    }),
  };
}

/** Paying by direct debit; what is typed counts only with consent (ORD-14). */
function debitFields(): DebitNodes {
  const consent = field(flag);
  const when = is<boolean>(consent, true);
  return {
    consent,
    iban: field(text(readIban), {
      when,
      missing: orderFinding('order-iban-missing'),
      secrecy: 'sensitive',
    }),
    maxAmount: field(text(readMoney), { when }),
    holder: field(plainText, {
      when,
      missing: orderFinding('order-debit-holder-missing'),
      secrecy: 'sensitive',
    }),
  };
}

const readIban = (typed: string): E.Either<Finding, Iban> =>
  E.mapLeft((problem: IbanProblem) => orderFinding(`order-iban-${problem}`))(iban(typed));
