import { add, compare, decimalText, isPositive, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { MOST_ORDER_VALUE } from '@sandbox/market/venue/cover-rules';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { AccountFacts, OrderFacts } from './order-facts';
import { orderMessage } from './order-messages';
import type { OrderEstimate } from './order-value';
import type { Side } from '../trade/working-order';

/** Whether the depot has what is sold and the account what is bought, and whether the order is not too large. */
export function coverMessages(
  side: Side,
  quantity: Decimal,
  estimate: OrderEstimate | undefined,
  { freeQuantity, account, isBase = false }: OrderFacts,
): readonly WireMessage[] {
  if (estimate !== undefined && compare(estimate.valueEur, MOST_ORDER_VALUE) > 0) {
    const args = { maximal: decimalText(MOST_ORDER_VALUE), ausmachend: decimalText(estimate.valueEur) };
    return [
      orderMessage.error('fehler-maximal-ausmachender-betrag-ueberschritten', { args, origin: ['quantity'] }),
    ];
  }
  if (side === 'SELL') {
    if (freeQuantity === undefined || compare(quantity, freeQuantity) <= 0) return [];
    const args = { verfuegbar: decimalText(freeQuantity) };
    return [orderMessage.error('fehler-nicht-genuegend-bestand', { args, origin: ['quantity'] })];
  }
  if (estimate === undefined || account === undefined || compare(estimate.needed, account.available) <= 0) {
    return [];
  }
  return [
    orderMessage.error(shortfall(estimate.needed, account, isBase), {
      args: {
        verfuegbar: decimalText(account.available),
        ausmachend: decimalText(estimate.needed),
        waehrung: account.currency,
      },
      origin: ['quantity', 'settlementAccountId'],
    }),
  ];
}

/** What exactly is too little: with the other open buys, of the base order, in the currency, with credit, at all. */
function shortfall(
  needed: Decimal,
  { available, reserved, currency, hasCredit }: AccountFacts,
  isBase: boolean,
) {
  const isForOpenBuys = isPositive(reserved) && compare(needed, add(available, reserved)) <= 0;
  if (isForOpenBuys) {
    return hasCredit
      ? 'fehler-summe-kaeufe-ist-hoeher-als-kreditlimit'
      : 'fehler-summe-kaeufe-ist-hoeher-als-verf-betrag';
  }
  if (isBase) return 'fehler-ausmachender-betrag-fuer-basisorder-zu-hoch';
  if (currency !== EUR) return 'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag-waehrung';
  return hasCredit
    ? 'fehler-ausmachender-betrag-ist-hoeher-als-verf-gesamtbetrag'
    : 'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag';
}
