import { setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber';
import { BrowserSaleTasks } from './tasks/browser/browser-sale-tasks';
import { AccessTasks } from './tasks/core/access-tasks';
import { AccountTasks } from './tasks/core/account-tasks';
import { ApplicationTasks } from './tasks/core/application-tasks';
import { AmountTasks } from './tasks/core/amount-tasks';
import { CoreSaleTasks } from './tasks/core/core-sale-tasks';
import { DepotTasks } from './tasks/core/depot-tasks';
import { ErrorPageTasks } from './tasks/core/error-page-tasks';
import { FundDepotTasks } from './tasks/core/fund-depot-tasks';
import { FailureTasks } from './tasks/core/failure-tasks';
import { InterviewTasks } from './tasks/core/interview-tasks';
import { KnowledgeTasks } from './tasks/core/knowledge-tasks';
import { MessageTasks } from './tasks/core/message-tasks';
import { GateTasks } from './tasks/core/gate-tasks';
import { OneLineTasks } from './tasks/core/one-line-tasks';
import { OrderBookTasks } from './tasks/core/order-book-tasks';
import { OrderTasks } from './tasks/core/order-tasks';
import { OrderViewTasks } from './tasks/core/order-view-tasks';
import { ProtectionTasks } from './tasks/core/protection-tasks';
import { ReleaseTasks } from './tasks/core/release-tasks';
import { RepetitionTasks } from './tasks/core/repetition-tasks';
import { PlanPaperTasks } from './tasks/core/plan-paper-tasks';
import { SavingsPlanTasks } from './tasks/core/savings-plan-tasks';
import { SessionTasks } from './tasks/core/session-tasks';
import { OpenOrderTasks } from './tasks/core/open-order-tasks';
import { TaxTasks } from './tasks/core/tax-tasks';
import type { SaleTasks } from './tasks/sale-tasks';

/** How scenarios are run: on use cases and fakes, or through the browser. */
interface Parameters {
  readonly mode: 'core' | 'browser';
}

/** What the steps of one scenario share: a desk for each subject, fresh every time. */
export class DepotwerkWorld extends World<Parameters> {
  readonly access = new AccessTasks();
  readonly account = new AccountTasks();
  readonly amounts = new AmountTasks();
  readonly application = new ApplicationTasks();
  readonly depot = new DepotTasks();
  readonly errorPage = new ErrorPageTasks();
  readonly failures = new FailureTasks();
  readonly fundDepot = new FundDepotTasks();
  readonly knowledge = new KnowledgeTasks();
  readonly messages = new MessageTasks();
  readonly repetition = new RepetitionTasks();
  readonly gate = new GateTasks();
  readonly order = new OrderTasks();
  readonly interview = new InterviewTasks(this.order);
  readonly orderView = new OrderViewTasks(this.order);
  readonly oneLine = new OneLineTasks();
  readonly orderBook = new OrderBookTasks();
  readonly release = new ReleaseTasks();
  readonly savingsPlan = new SavingsPlanTasks();
  readonly planPapers = new PlanPaperTasks();
  readonly session = new SessionTasks();
  readonly openOrder = new OpenOrderTasks();
  readonly tax = new TaxTasks();
  readonly protection = new ProtectionTasks();
  readonly sale: SaleTasks =
    this.parameters.mode === 'browser' ? new BrowserSaleTasks() : new CoreSaleTasks();
}

setWorldConstructor(DepotwerkWorld);
// A step in the browser may have to start a bank first, on a busy machine; steps on fakes take no time.
setDefaultTimeout(600_000);
