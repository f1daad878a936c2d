import { type Intent, type IntentContent, prepareIntent } from '@domain/release/intent';
import { type BankAnswer, type IntentAction, intentActions } from '@domain/release/intent-receipt';
import { stepIntent } from '@domain/release/intent-step';
import { releaseKinds } from '@domain/release/release-kind';
import { intentId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { instant } from '@domain/time/instant';
import { fc } from '@tests/support/properties';

const answers = fc.constantFrom<BankAnswer>(
  { kind: 'created', reference: 'o-1' },
  {
    kind: 'refused',
    messages: [
      { severity: 'ERROR', key: 'k', text: 'Nein', args: { a: '1' }, origin: ['limit'] },
      { severity: 'WARN', key: 'l', args: {}, origin: [] },
    ],
  },
  { kind: 'void' },
  { kind: 'unknown' },
  { kind: 'ready' },
  { kind: 'unused', why: 'tan invalid' },
  { kind: 'silent', why: 'server E-1' },
);
const actions = fc.constantFrom<IntentAction>(...intentActions);
const contents: fc.Arbitrary<IntentContent> = fc
  .tuple(
    fc.constantFrom(...releaseKinds),
    fc.string(),
    fc.string(),
    fc.string(),
    fc.option(fc.string(), { nil: undefined }),
  )
  .map(([kind, draft, body, words, subject]) => ({
    kind,
    draft,
    body,
    words,
    ...(subject !== undefined && { subject }),
  }));

/** Any intent, of any kind, with any calls and answers, as the steps make it. */
export const anyIntent: fc.Arbitrary<Intent> = fc
  .tuple(contents, fc.array(fc.tuple(actions, fc.option(answers)), { maxLength: 6 }))
  .map(([content, calls]) =>
    calls.reduce(
      (intent, [action, answer], index) => {
        const called = stepIntent(intent, { kind: 'called', action }, instant(index * 10));
        return answer === null
          ? called
          : stepIntent(called, { kind: 'answered', action, answer }, instant(index * 10 + 5));
      },
      prepareIntent(intentId('i-1'), tabId('t-1'), content, instant(1)),
    ),
  );

/** A change of an order that was asked for and no more. */
export const preparedIntent = (id: string, at = 1): Intent =>
  prepareIntent(
    intentId(id),
    tabId('t'),
    { kind: 'change', draft: 'd', body: '{}', words: 'w', subject: 'o-1' },
    instant(at),
  );

/** The same, sent to the bank, which has not answered yet. */
export const sentIntent = (id: string): Intent =>
  stepIntent(preparedIntent(id), { kind: 'called', action: 'release' }, instant(2));
