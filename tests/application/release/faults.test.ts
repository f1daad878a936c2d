import { orderKind } from '../order/order-portal';
import { describeAnswers } from './describe-answers';
import { describeFaults } from './describe-faults';
import { describeRefusals } from './describe-refusals';
import {
  fundCancellationKind,
  fundChangeKind,
  fundOrderKind,
  referenceAccountKind,
} from './fund-depot-kinds';
import { cancellationKind, changeKind } from './open-order-kinds';
import { quoteOrderKind, quoteTicketKind } from './quote-kinds';
import type { KindBench } from './release-page';
import { planChangeKind, planEndKind, savingsPlanKind } from './savings-plan-kinds';
import { targetMarketKind } from './target-market-kind';
import { testKind } from './test-kind';

/** All that can go wrong with a release, for one kind: what is true of one is true of all. */
function describeKind<C, T>(name: string, open: () => KindBench<C, T>, wants?: 'no TAN'): void {
  describeFaults(name, open);
  describeAnswers(name, open);
  describeRefusals(name, open, wants);
}

describeKind('an order', orderKind);
describeKind('an order at a dealer’s price', quoteOrderKind, 'no TAN');
describeKind('a request for quotes', quoteTicketKind);
describeKind('a change', changeKind);
describeKind('a cancellation', cancellationKind);
describeKind('a savings plan', savingsPlanKind);
describeKind('a change of a savings plan', planChangeKind);
describeKind('an end of a savings plan', planEndKind);
describeKind('a target market', targetMarketKind);
describeKind('an order of the fund depot', fundOrderKind);
describeKind('a change of an order of the fund depot', fundChangeKind);
describeKind('a cancellation at the fund depot', fundCancellationKind);
describeKind('a reference account', referenceAccountKind);
describeKind('a kind added by the guide', testKind);
describeKind('a kind that wants no proof', () => testKind({ wantsProof: false }), 'no TAN');
