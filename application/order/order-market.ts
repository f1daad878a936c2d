import type { WatchQuotes } from '../depot/watch-quotes';
import type { InstrumentGateway } from '../ports/bank/instrument-gateway';
import type { OrderGateway } from '../ports/bank/order/order-gateway';

/** What can be ordered, where, at what price and at what cost; and what the bank says of an order before it is sent. */
export interface OrderMarket {
  readonly instruments: Pick<InstrumentGateway, 'find' | 'search' | 'quotes' | 'prices' | 'history'>;
  readonly orders: Pick<OrderGateway, 'dimensions' | 'prevalidate' | 'costs'>;
  readonly watchQuotes: Pick<WatchQuotes, 'execute'>;
}
