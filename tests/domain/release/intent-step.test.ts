import {
  type Intent,
  type IntentContent,
  isBeingSent,
  isFor,
  isOpen,
  isPlaced,
  isUnresolved,
  isUnseen,
  prepareIntent,
  wasReady,
} from '@domain/release/intent';
import { type BankAnswer, type IntentAction, intentActions } from '@domain/release/intent-receipt';
import { type IntentEvent, stepIntent } from '@domain/release/intent-step';
import { intentId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { tabId } from '@domain/codes/tab-id';
import { fc } from '@tests/support/properties';

const content: IntentContent = { kind: 'order', draft: 'order-draft/t', body: '{}', words: 'Kauf' };
const fresh = prepareIntent(intentId('i'), tabId('t'), content, instant(0));

const called = (action: IntentAction): IntentEvent => ({ kind: 'called', action });
const answered = (action: IntentAction, answer: BankAnswer): IntentEvent => ({
  kind: 'answered',
  action,
  answer,
});
const after = (...events: readonly IntentEvent[]): Intent =>
  events.reduce((intent, event, index) => stepIntent(intent, event, instant(index + 1)), fresh);
const phaseOf = ({ phase }: Intent): string => (phase.kind === 'settled' ? phase.end.kind : phase.kind);

const created: BankAnswer = { kind: 'created', reference: 'o' };
const refused: BankAnswer = { kind: 'refused', messages: [] };
const gone: BankAnswer = { kind: 'void' };
const unknown: BankAnswer = { kind: 'unknown' };
const ready: BankAnswer = { kind: 'ready' };
const unused: BankAnswer = { kind: 'unused', why: 'tan invalid' };
const silent: BankAnswer = { kind: 'silent', why: 'no-answer timeout' };

const release = called('release');
const ask = called('ask');
const silence = [release, answered('release', silent)];

describe('the life of an intent [ORD-17]', () => {
  it.each<[string, readonly IntentEvent[], string]>([
    ['nothing went out yet', [], 'prepared'],
    ['a release is written down before it goes out', [release], 'sent'],
    ['the bank has it', [release, answered('release', created)], 'created'],
    [
      'the bank refused it, and nothing else is under way',
      [release, answered('release', refused)],
      'refused',
    ],
    ['a wrong TAN leaves the key unused', [release, answered('release', unused)], 'prepared'],
    ['silence says nothing', silence, 'sent'],
    ['a question alone changes nothing', [...silence, ask], 'sent'],
    ['a silent question changes nothing', [...silence, ask, answered('ask', silent)], 'sent'],
    [
      'the bank has not seen it, and it may still arrive',
      [...silence, ask, answered('ask', unknown)],
      'sent',
    ],
    [
      'the bank has not seen it, and it may arrive from a page that waits for the answer',
      [release, ask, answered('ask', unknown)],
      'sent',
    ],
    [
      'the bank has not seen it, and no release is left that may arrive',
      [release, answered('release', ready), ask, answered('ask', unknown)],
      'prepared',
    ],
    ['the bank has not seen it, and nothing went out', [ask, answered('ask', unknown)], 'prepared'],
    [
      'the bank closed the key of what had not arrived',
      [...silence, called('void'), answered('void', gone)],
      'void',
    ],
    ['the bank would take it', [called('validate'), answered('validate', ready)], 'prepared'],
    ['the bank would not take it', [called('validate'), answered('validate', refused)], 'prepared'],
    [
      'a validation says nothing of a release that may arrive',
      [...silence, called('validate'), answered('validate', unused)],
      'sent',
    ],
    ['the bank had it all along', [...silence, ask, answered('ask', created)], 'created'],
    ['nothing but a wish to void it went out', [called('void')], 'prepared'],
    ['the bank voided it', [called('void'), answered('void', gone)], 'void'],
    ['voiding came too late', [...silence, called('void'), answered('void', created)], 'created'],
    ['a session that ended while asking settles nothing', [...silence, ask, answered('ask', unused)], 'sent'],
    [
      'a refusal while an earlier release may arrive settles nothing',
      [...silence, release, answered('release', refused)],
      'sent',
    ],
    [
      'a refusal while an earlier release still waits for its answer settles nothing',
      [release, release, answered('release', refused)],
      'sent',
    ],
    [
      'a refusal that the bank tells when asked settles all releases',
      [...silence, release, ask, answered('ask', refused)],
      'refused',
    ],
    [
      'a refusal after a question without an answer settles it',
      [ask, answered('ask', silent), release, answered('release', refused)],
      'refused',
    ],
    [
      'a refusal while a question is under way settles it',
      [release, ask, answered('release', refused)],
      'refused',
    ],
    [
      'a release after the end does not open it again',
      [release, answered('release', created), release],
      'created',
    ],
    [
      'a refusal after the bank has told of the earlier one settles it',
      [release, answered('release', unused), release, answered('release', refused)],
      'refused',
    ],
    [
      'a wrong TAN while an earlier release may arrive leaves it sent',
      [...silence, release, answered('release', unused)],
      'sent',
    ],
    [
      'a late answer changes nothing after the bank voided it',
      [...silence, called('void'), answered('void', gone), answered('release', created)],
      'void',
    ],
  ])('%s', (_why, events, phase) => {
    expect(phaseOf(after(...events))).toBe(phase);
  });

  it('is unresolved from the release until its end has been seen', () => {
    const ended = after(release, answered('release', created));
    expect([fresh, after(release), ended].map(isUnresolved)).toEqual([false, true, true]);
    expect(isUnresolved(stepIntent(ended, { kind: 'seen' }, instant(9)))).toBe(false);
  });

  it('is not unresolved by a call that releases nothing', () => {
    expect([called('void'), ask].map((event) => isUnresolved(after(event)))).toEqual([false, false]);
  });

  it('counts as placed from its release on, unless it came to nothing', () => {
    const ends = [created, refused, unused].map((end) => after(release, answered('release', end)));
    expect([fresh, after(release), ...ends].map(isPlaced)).toEqual([false, true, true, false, false]);
  });

  it('has nothing to be seen before its end', () => {
    expect(stepIntent(fresh, { kind: 'seen' }, instant(1))).toEqual(fresh);
  });

  it('is for the same where kind, text and what it is done to are the same, whatever the bank calls it since', () => {
    const named = { ...fresh, subject: 'ticket-1' };
    const asked = [
      content,
      { ...content, subject: 'ticket-1' },
      { ...content, subject: 'ticket-2' },
      { ...content, body: '[]' },
      { ...content, kind: 'change' as const },
    ];
    expect(asked.map((each) => isFor(named, each))).toEqual([true, true, false, false, false]);
  });

  it('has to be looked at when nothing came of what was released, not when nothing went out', () => {
    const voiding = [called('void'), answered('void', gone)];
    expect(isUnseen(after(...voiding))).toBe(false);
    expect(isUnseen(after(...silence, ...voiding))).toBe(true);
    expect(isUnseen(after(release, answered('release', unused), ...voiding))).toBe(false);
  });

  it('is not unresolved once the bank has answered each release, if only that it did not look at it', () => {
    expect(isUnresolved(after(release, answered('release', unused)))).toBe(false);
    expect(isUnresolved(after(...silence, ask, answered('ask', unknown)))).toBe(true);
  });

  it('is resolved once its end has been seen, although a release may still arrive', () => {
    const voided = after(...silence, called('void'), answered('void', gone));
    expect(isUnresolved(voided)).toBe(true);
    expect(isUnresolved(stepIntent(voided, { kind: 'seen' }, instant(9)))).toBe(false);
  });

  it('is being sent while an answer to a release is waited for that is not too old', () => {
    const sending = after(ask, answered('ask', silent), release);
    expect([3, 4].map((since) => isBeingSent(sending, instant(since)))).toEqual([true, false]);
    expect(isBeingSent(after(...silence), instant(0))).toBe(false);
    expect(isBeingSent(after(called('void')), instant(0))).toBe(false);
  });

  it('can have been released only if the bank would ever have taken it', () => {
    const validated = (answer: BankAnswer): Intent => after(called('validate'), answered('validate', answer));
    expect(
      [validated(ready), after(release), validated(refused), validated(silent), fresh].map(wasReady),
    ).toEqual([true, true, false, false, false]);
  });

  it('puts an answer on the newest receipt of its action that waits, whatever waits besides', () => {
    const { receipts } = after(release, ask, answered('release', unused));
    expect(receipts.map(({ action, answer }) => [action, answer.kind])).toEqual([
      ['release', 'unused'],
      ['ask', 'pending'],
    ]);
  });

  it('leaves the receipts as they are when an answer comes that nothing waits for', () => {
    const { receipts } = after(release, answered('release', unused), answered('release', created));
    expect(receipts.map(({ answer }) => answer.kind)).toEqual(['unused']);
  });

  it.each<[string, IntentAction, BankAnswer, IntentAction, BankAnswer]>([
    ['a question that was answered', 'ask', silent, 'ask', unknown],
    ['a question after one that was answered', 'ask', unused, 'ask', silent],
    ['a silent release after a silent question', 'ask', silent, 'release', silent],
    ['a silent question after a silent release', 'release', silent, 'ask', silent],
  ])('keeps a receipt of its own for %s', (_why, first, itsAnswer, second, lastAnswer) => {
    const { receipts } = after(
      called(first),
      answered(first, itsAnswer),
      called(second),
      answered(second, lastAnswer),
    );
    expect(receipts.map(({ times }) => times)).toEqual([1, 1]);
  });

  it('makes one receipt of equal silent questions in a row', () => {
    const silentQuestion = [ask, answered('ask', silent)];
    const { receipts } = after(...silence, ...silentQuestion, ...silentQuestion, ...silentQuestion);
    expect(receipts).toHaveLength(2);
    expect(receipts[1]).toMatchObject({ at: 3, answeredAt: 8, times: 3 });
  });
});

const answer = fc.constantFrom(created, refused, gone, unknown, unused, silent, ready);
const action = fc.constantFrom<IntentAction>(...intentActions);
const event: fc.Arbitrary<IntentEvent> = fc.oneof(
  action.map(called),
  fc.tuple(action, answer).map(([of, by]) => answered(of, by)),
  fc.constant<IntentEvent>({ kind: 'seen' }),
);

describe('whatever happens to an intent', () => {
  it('keeps its key, its content, and its end once it has one', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let intent: Intent = fresh;
        for (const [index, each] of events.entries()) {
          const next = stepIntent(intent, each, instant(index));
          expect(next.id).toBe(fresh.id);
          expect(next).toMatchObject(content);
          if (!isOpen(intent)) expect(phaseOf(next)).toBe(phaseOf(intent));
          intent = next;
        }
      }),
    );
  });
});
