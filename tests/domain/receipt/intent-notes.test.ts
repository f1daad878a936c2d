import { intentId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { closedNote, notesSince } from '@domain/receipt/intent-notes';
import { prepareIntent, type Intent } from '@domain/release/intent';
import type { BankAnswer, IntentAction, Receipt } from '@domain/release/intent-receipt';
import { instant } from '@domain/time/instant';

const prepared: Intent = prepareIntent(
  intentId('key-1'),
  tabId('tab-1'),
  { kind: 'order', draft: 'draft', body: '{"limit":"231"}', words: 'Sie kaufen' },
  instant(0),
);
const about = { action: 'order', subject: 'key-1' };

const receipt = (
  action: IntentAction,
  answer: Receipt['answer'] = { kind: 'pending' },
  changes: Partial<Receipt> = {},
): Receipt => ({ at: instant(10), action, answer, times: 1, ...changes });
const having = (...receipts: readonly Receipt[]): Intent => ({ ...prepared, receipts });

describe('what is written down of a release as it goes [ORD-17]', () => {
  it.each<[IntentAction, string, string]>([
    ['validate', 'checked', prepared.body],
    ['release', 'sent', prepared.body],
    ['ask', 'asked', ''],
    ['void', 'voiding', ''],
  ])('the call %s, with what was sent where something was', (action, event, detail) => {
    expect(notesSince(prepared, having(receipt(action)))).toEqual([{ ...about, event, detail }]);
  });

  it.each<[BankAnswer, string, string]>([
    [
      {
        kind: 'refused',
        messages: ['a', 'b'].map((key) => ({ severity: 'ERROR', key, args: {}, origin: [] })),
      },
      'refused',
      '(a, b)',
    ],
    [{ kind: 'void' }, 'void', ''],
    [{ kind: 'ready' }, 'ready', ''],
    [{ kind: 'unknown' }, 'unknown', ''],
    [{ kind: 'unused', why: 'tan' }, 'unused', '(tan)'],
    [{ kind: 'silent', why: 'server E-1' }, 'silent', '(server E-1)'],
  ])('the answer %j to a call that is written down already', (answer, event, detail) => {
    const before = having(receipt('release'));
    expect(notesSince(before, having(receipt('release', answer)))).toEqual([{ ...about, event, detail }]);
  });

  it('what has come of it, by the number that it has from then on', () => {
    const before = having(receipt('release'));
    expect(notesSince(before, having(receipt('release', { kind: 'created', reference: 'o-1' })))).toEqual([
      { action: 'order', subject: 'o-1', event: 'accepted', detail: '(key-1)' },
    ]);
  });

  it('that a change is accepted, by the number of what is changed', () => {
    const change = { ...having(receipt('release')), kind: 'change', subject: 'order-7' } as const;
    const accepted = receipt('release', { kind: 'created', reference: 'order-7' });
    expect(notesSince(change, { ...change, receipts: [accepted] })).toEqual([
      { action: 'change', subject: 'order-7', event: 'accepted', detail: '(order-7)' },
    ]);
  });

  it('call and answer where both are new, in this order', () => {
    const intent = having(receipt('release', { kind: 'void' }));
    expect(notesSince(undefined, intent).map(({ event }) => event)).toEqual(['sent', 'void']);
  });

  it('nothing twice', () => {
    const intent = having(receipt('release', { kind: 'silent', why: 'x' }));
    expect(notesSince(intent, intent)).toEqual([]);
  });

  it('one more silence that joins those before it', () => {
    const silence: BankAnswer = { kind: 'silent', why: 'x' };
    const before = having(receipt('ask', silence));
    const again = having(receipt('ask', silence, { times: 2 }));
    expect(notesSince(before, again).map(({ event }) => event)).toEqual(['silent']);
  });

  it.each<[string, Partial<Receipt>]>([
    ['at another moment', { at: instant(11) }],
    ['for something else at the same moment', { action: 'void' }],
  ])('a call %s as a new one', (_what, changes) => {
    const first = receipt('ask', { kind: 'unknown' });
    const second = { ...receipt('ask'), ...changes };
    expect(notesSince(having(first), having(first, second))).toHaveLength(1);
  });

  it('what is done to something that stands under its number', () => {
    const change = { ...having(receipt('ask')), kind: 'change', subject: 'order-7' } as const;
    expect(notesSince(undefined, change)).toEqual([
      { action: 'change', subject: 'order-7', event: 'asked', detail: '' },
    ]);
  });

  it.each([
    ['created', 'accepted'],
    ['refused', 'refused'],
    ['void', 'void'],
  ] as const)('a key that the bank calls %s, where nothing else of it can be read', (state, event) => {
    expect(closedNote('order', intentId('key-1'), state)).toEqual({ ...about, event, detail: '' });
  });
});
