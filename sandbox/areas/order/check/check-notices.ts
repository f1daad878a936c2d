import { compare, decimal, decimalText } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { LegBody } from '../routes/order-body';
import type { OrderFacts } from './order-facts';
import { orderMessage } from './order-messages';
import type { OrderEstimate } from './order-value';
import type { Side } from '../trade/working-order';

/** Above this value in EUR the customer confirms what is bought at a fund company (ORD-15; this bank's own limit). */
export const FREE_AMOUNT = decimal('5000');

/** What the security itself makes the bank say: documents, knowledge, the rules of funds, a free amount. */
export function securityMessages(
  body: LegBody,
  side: Side | undefined,
  facts: OrderFacts,
  estimate: OrderEstimate | undefined,
): readonly WireMessage[] {
  const { instrument } = facts;
  if (instrument === undefined || side === undefined) return [];
  return side === 'BUY'
    ? [
        ...personMessages(facts),
        ...documentMessages(facts),
        ...fixedPriceHint(facts),
        ...freeAmountQuestion(body, facts, estimate),
      ]
    : [...fixedPriceHint(facts), ...redemptionHints(facts)];
}

/** Who is a person of the United States is not sold funds, in an order as in a plan. */
const personMessages = ({ isNotForThem = false }: OrderFacts): readonly WireMessage[] =>
  isNotForThem
    ? [
        orderMessage.error('fehler-als-usperson-handel-des-wptyps-nicht-erlaubt', {
          origin: ['instrumentId'],
        }),
      ]
    : [];

function documentMessages({ instrument, unknownGroup }: OrderFacts): readonly WireMessage[] {
  if (instrument === undefined) return [];
  const { priips_relevant, kid_available } = instrument.row;
  if (priips_relevant && !kid_available) {
    return [
      orderMessage.error('fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich', {
        origin: ['instrumentId'],
      }),
    ];
  }
  return [
    ...(priips_relevant ? [orderMessage.info('hinweis_basisinformationsblatt_vorhanden')] : []),
    ...(unknownGroup === undefined ? [] : [unknownWarning(unknownGroup)]),
  ];
}

/** The customer decides; the portal leads to the group named. */
const unknownWarning = ({ productGroupId, name }: NonNullable<OrderFacts['unknownGroup']>): WireMessage =>
  orderMessage.warning('warnung-erfahrung-in-kenntnisstufe-nicht-erreicht', {
    args: { productGroupId, productGroup: name },
  });

/** Over the counter a fund is traded with the dealer at a fixed price, not through its company. */
const fixedPriceHint = ({ instrument, listing }: OrderFacts): readonly WireMessage[] =>
  instrument?.row.instrument_type === 'FUND' && listing?.venue.type === 'OFF'
    ? [orderMessage.info('hinweis_investment_fonds_festpreis_geschaeft')]
    : [];

/** Giving back an open real-estate fund follows the law under which it was bought. */
const redemptionHints = ({ instrument, listing, bought }: OrderFacts): readonly WireMessage[] =>
  instrument?.row.fund_redemption_limited === true && listing?.venue.type === 'FUND'
    ? [
        ...(bought?.beforeLaw === true
          ? [orderMessage.info('hinweis_offener_immobilien_fonds_rueckgabe_erklaerung_vor_2013')]
          : []),
        ...(bought?.sinceLaw === true
          ? [orderMessage.info('hinweis_offener_immobilien_fonds_rueckgabe_erklaerung_nach_2013')]
          : []),
      ]
    : [];

function freeAmountQuestion(
  { freeAmountConfirmed }: LegBody,
  { listing }: OrderFacts,
  estimate: OrderEstimate | undefined,
): readonly WireMessage[] {
  if (freeAmountConfirmed === true || listing?.venue.type !== 'FUND' || estimate === undefined) return [];
  if (compare(estimate.valueEur, FREE_AMOUNT) <= 0) return [];
  return [
    orderMessage.error('fehler-freier-betrag-bestaetigung-erforderlich', {
      args: { betrag: decimalText(estimate.valueEur), waehrung: EUR },
      origin: ['freeAmountConfirmed'],
    }),
  ];
}
