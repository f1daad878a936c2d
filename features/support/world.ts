import { setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber';
import { BrowserSaleDesk } from './tasks/browser/browser-sale-desk';
import { AccessDesk } from './tasks/core/access-desk';
import { AmountDesk } from './tasks/core/amount-desk';
import { CoreSaleDesk } from './tasks/core/core-sale-desk';
import { DepotDesk } from './tasks/core/depot-desk';
import { ErrorPageDesk } from './tasks/core/error-page-desk';
import { FailureDesk } from './tasks/core/failure-desk';
import { InterviewDesk } from './tasks/core/interview-desk';
import { MessageDesk } from './tasks/core/message-desk';
import { GateDesk } from './tasks/core/gate-desk';
import { OneLineDesk } from './tasks/core/one-line-desk';
import { OrderBookDesk } from './tasks/core/order-book-desk';
import { OrderDesk } from './tasks/core/order-desk';
import { OrderViewDesk } from './tasks/core/order-view-desk';
import { ProtectionDesk } from './tasks/core/protection-desk';
import { ReleaseDesk } from './tasks/core/release-desk';
import { RepetitionDesk } from './tasks/core/repetition-desk';
import { SessionDesk } from './tasks/core/session-desk';
import { StandingOrderDesk } from './tasks/core/standing-order-desk';
import type { SaleDesk } from './tasks/sale-desk';

/** How scenarios are run: on use cases and fakes, or through the browser. */
interface Parameters {
  readonly mode: 'core' | 'browser';
}

/** What the steps of one scenario share: a desk for each subject, fresh every time. */
export class DepotwerkWorld extends World<Parameters> {
  readonly access = new AccessDesk();
  readonly amounts = new AmountDesk();
  readonly depot = new DepotDesk();
  readonly errorPage = new ErrorPageDesk();
  readonly failures = new FailureDesk();
  readonly messages = new MessageDesk();
  readonly repetition = new RepetitionDesk();
  readonly gate = new GateDesk();
  readonly order = new OrderDesk();
  readonly interview = new InterviewDesk(this.order);
  readonly orderView = new OrderViewDesk(this.order);
  readonly oneLine = new OneLineDesk();
  readonly orderBook = new OrderBookDesk();
  readonly release = new ReleaseDesk();
  readonly session = new SessionDesk();
  readonly standing = new StandingOrderDesk();
  readonly protection = new ProtectionDesk();
  readonly sale: SaleDesk = this.parameters.mode === 'browser' ? new BrowserSaleDesk() : new CoreSaleDesk();
}

setWorldConstructor(DepotwerkWorld);
// A step in the browser may have to start a bank first, on a busy machine; steps on fakes take no time.
setDefaultTimeout(600_000);
