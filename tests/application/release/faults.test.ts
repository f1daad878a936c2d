import type { ReleaseKind } from '@domain/release/release-kind';
import { orderKind } from '../order/order-portal';
import { applicationKind, jointReleaseKind } from './application-kind';
import { describeAnswers } from './describe-answers';
import { describeFaults } from './describe-faults';
import { describeRefusals } from './describe-refusals';
import {
  fundCancellationKind,
  fundChangeKind,
  fundOrderKind,
  referenceAccountKind,
} from './fund-depot-kinds';
import { messageKind } from './message-kind';
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

/** Every kind there is: one that is added without a row here does not compile. */
const kinds: Readonly<Record<ReleaseKind, () => void>> = {
  order: () => {
    describeKind('an order', orderKind);
  },
  'quote-order': () => {
    describeKind('an order at a dealer’s price', quoteOrderKind, 'no TAN');
  },
  'quote-ticket': () => {
    describeKind('a request for quotes', quoteTicketKind);
  },
  change: () => {
    describeKind('a change', changeKind);
  },
  cancellation: () => {
    describeKind('a cancellation', cancellationKind);
  },
  application: () => {
    describeKind('an application', applicationKind);
  },
  'application-release': () => {
    describeKind('a release of a joint application', jointReleaseKind);
  },
  'savings-plan': () => {
    describeKind('a savings plan', savingsPlanKind);
  },
  'savings-plan-change': () => {
    describeKind('a change of a savings plan', planChangeKind);
  },
  'savings-plan-end': () => {
    describeKind('an end of a savings plan', planEndKind);
  },
  message: () => {
    describeKind('a message to the bank', messageKind, 'no TAN');
  },
  'target-market': () => {
    describeKind('a target market', targetMarketKind);
  },
  'fund-order': () => {
    describeKind('an order of the fund depot', fundOrderKind);
  },
  'fund-order-change': () => {
    describeKind('a change of an order of the fund depot', fundChangeKind);
  },
  'fund-order-cancellation': () => {
    describeKind('a cancellation at the fund depot', fundCancellationKind);
  },
  'fund-reference-account': () => {
    describeKind('a reference account', referenceAccountKind);
  },
};

Object.values(kinds).forEach((describeAll) => {
  describeAll();
});
describeKind('a kind added by the guide', testKind);
describeKind('a kind that wants no proof', () => testKind({ wantsProof: false }), 'no TAN');
