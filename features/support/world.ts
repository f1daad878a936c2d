import { setWorldConstructor, World } from '@cucumber/cucumber';
import { AmountDesk } from './tasks/core/amount-desk';
import { OrderBookDesk } from './tasks/core/order-book-desk';
import { OrderDesk } from './tasks/core/order-desk';
import { ReleaseDesk } from './tasks/core/release-desk';

/** What the steps of one scenario share: a desk for each subject, fresh every time. */
export class DepotwerkWorld extends World {
  readonly amounts = new AmountDesk();
  readonly order = new OrderDesk();
  readonly orderBook = new OrderBookDesk();
  readonly release = new ReleaseDesk();
}

setWorldConstructor(DepotwerkWorld);
