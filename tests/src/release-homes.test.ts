import { intentId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { prepareIntent, type IntentContent } from '@domain/release/intent';
import { instant } from '@domain/time/instant';
import { isTakenUpAt } from '../../src/release/release-homes';

const takesUp = (address: string, content: Partial<IntentContent> & Pick<IntentContent, 'kind'>): boolean => {
  const { pathname: path, search } = new URL(`/ngbrk/${address}`, 'https://bank.example');
  const whole = { draft: '', body: '', words: '', ...content };
  return isTakenUpAt(prepareIntent(intentId('I'), tabId('T'), whole, instant(0)), { path, search });
};

describe('who asks about a release that was left [ORD-17]', () => {
  it.each([
    ['an order at the order page', 'order/erstellung', { kind: 'order' }],
    ['an order at a quote too', 'order/absicherung?isin=DE0007164600', { kind: 'quote-order' }],
    ['the change of this order', 'order/aenderung?orderId=A', { kind: 'change', subject: 'A' }],
    ['the change of its leg', 'order/aenderung?orderid=A', { kind: 'change', subject: 'A1', whole: 'A' }],
    [
      'its cancellation',
      'order/streichung?orderId=A&leg=A1',
      { kind: 'cancellation', subject: 'A1', whole: 'A' },
    ],
    ['a new plan', 'wertpapiersparplan/anlegen?wie=P', { kind: 'savings-plan' }],
    ['a change of this plan', 'wertpapiersparplan/P', { kind: 'savings-plan-change', subject: 'P' }],
    ['the end of this plan', 'wertpapiersparplan/P', { kind: 'savings-plan-end', subject: 'P' }],
    ['a target market', 'verwaltung/wertpapierkenntnisse', { kind: 'target-market', subject: 'D' }],
    ['an order to the fund depot, at either page', 'cominvest/auszahlen', { kind: 'fund-order' }],
    ['its change', 'cominvest/einzahlen?aendern=F', { kind: 'fund-order-change', subject: 'F' }],
    ['its cancellation, from any page of it', 'cominvest/auszahlen', { kind: 'fund-order-cancellation' }],
    ['its reference account', 'cominvest/einzahlen', { kind: 'fund-reference-account' }],
    ['this application', 'antrag/depot', { kind: 'application', draft: 'application-draft/depot' }],
    [
      'the proposal of the planner',
      'portfolioplaner/onboarding',
      { kind: 'application', draft: 'application-draft/anlagedepot' },
    ],
  ] as const)('the page: %s', (_, address, content) => {
    expect(takesUp(address, content)).toBe(true);
  });

  it.each([
    ['an order, elsewhere', 'orderbuch', { kind: 'order' }],
    ['the ticket of a quote', 'order/erstellung', { kind: 'quote-ticket', subject: 'T' }],
    ['the change of another order', 'order/aenderung?orderId=B', { kind: 'change', subject: 'A' }],
    ['of the leg of another', 'order/aenderung?orderId=B', { kind: 'change', subject: 'A1', whole: 'A' }],
    ['the cancellation of another', 'order/streichung?orderId=B', { kind: 'cancellation', subject: 'A' }],
    ['a change of another plan', 'wertpapiersparplan/Q', { kind: 'savings-plan-change', subject: 'P' }],
    [
      'a change of a plan at its form',
      'wertpapiersparplan/anlegen?aendern=P',
      { kind: 'savings-plan-change', subject: 'P' },
    ],
    ['a new plan while one is changed', 'wertpapiersparplan/anlegen?aendern=P', { kind: 'savings-plan' }],
    ['another application', 'antrag/karten', { kind: 'application', draft: 'application-draft/depot' }],
  ] as const)('the shell: %s', (_, address, content) => {
    expect(takesUp(address, content)).toBe(false);
  });
});
