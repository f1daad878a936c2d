import { derive } from '../../form/nodes/derive';
import { ifKnown, optional } from '../../form/nodes/lenient';
import type { DerivedNode } from '../../form/nodes/node';
import { read } from '../../form/outcome';
import type { AccountBalance } from '../../depot/account';
import type { Position } from '../../depot/position';
import type { Amount } from '../../money/amount';
import type { CostIndication } from '../cost/cost-indication';
import { exchangeRatesOf } from '../cost/exchange-rates';
import { bufferOf, largestPurchase, type PurchaseTerms } from '../cost/purchase-terms';
import { leadOf } from '../legs-of';
import type { EnterableOrderType, OrderRequest } from '../order-request';
import type { OrderFieldNodes, OrderPreviewNodes, OrderReaderNodes } from './order-nodes';

/** What has been read of the order before it is known how much of it the money suffices for. */
interface Known {
  readonly account: DerivedNode<AccountBalance | undefined>;
  readonly position: DerivedNode<Position | undefined>;
  readonly costs: DerivedNode<CostIndication | undefined>;
  readonly expectedPrice: DerivedNode<Amount | undefined>;
  readonly priced: DerivedNode<OrderRequest | undefined>;
}

/** The types whose price is held by a limit or a dealer, once it is read; of a next order its base's. */
const held: ReadonlySet<EnterableOrderType> = new Set([
  'LIMIT',
  'STOP_LIMIT',
  'TRAILING_STOP_LIMIT',
  'QUOTE',
  'NEXT_ORDER',
]);

/** How much can be bought or sold, and what a purchase binds until it is executed. */
export function purchaseNodes(
  { instrument, side }: OrderFieldNodes,
  { venue, quote, activeDay, lastDay, sentAs }: OrderReaderNodes,
  { account, position, costs, expectedPrice, priced }: Known,
): Pick<OrderPreviewNodes, 'rates' | 'purchase' | 'buffer' | 'mostPossible'> {
  const quoted = derive({ quote }, ({ quote: market }) => read(market?.exchangeRate));
  const rates = derive(
    { quoted, account, costs },
    ({ quoted: ofPrice, account: paying, costs: indication }) =>
      read(exchangeRatesOf(ofPrice, paying, indication)),
  );
  const purchase = derive(
    {
      traded: optional(instrument),
      account,
      price: expectedPrice,
      venue,
      sentAs,
      first: ifKnown(activeDay),
      last: ifKnown(lastDay),
      rates,
    },
    ({ traded, account: paying, price, venue: at, sentAs: type, first, last, rates: known }) =>
      read(
        traded && paying && price && at?.fees
          ? {
              instrument: traded,
              account: paying,
              price,
              fees: at.fees,
              isHeld: held.has(type),
              rules: at.cover,
              days: first && { first, last: last ?? first },
              rates: known,
            }
          : undefined,
      ),
  );
  return {
    rates,
    purchase,
    buffer: derive({ priced, purchase }, ({ priced: order, purchase: terms }) =>
      read(order && terms && bufferOfOrder(order, terms)),
    ),
    mostPossible: derive({ side, position, purchase }, (values) =>
      read(
        values.side === 'SELL'
          ? values.position?.availableQuantity
          : values.purchase && largestPurchase(values.purchase),
      ),
    ),
  };
}

/** A sale binds no money, and a direct debit none of this account. */
function bufferOfOrder(order: OrderRequest, terms: PurchaseTerms): Amount | undefined {
  const { side, quantity, directDebit } = leadOf(order);
  return side === 'BUY' && directDebit === undefined ? bufferOf(quantity, terms) : undefined;
}
