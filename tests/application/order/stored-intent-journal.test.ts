import { MemoryDraftStore } from '@adapters/fake/device/memory-draft-store';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { intentText, parseIntent } from '@application/order/intent-text';
import { StoredIntentJournal } from '@application/order/stored-intent-journal';
import { draftKinds } from '@domain/order/draft/draft-kind';
import { type Intent, prepareIntent } from '@domain/order/intent';
import type { BankAnswer, IntentAction } from '@domain/order/intent-receipt';
import { stepIntent } from '@domain/order/intent-step';
import { intentId, orderId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { tabId } from '@domain/codes/tab-id';
import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { anyOrder } from '../../domain/support/any-order';
import { buySap } from './order-portal';

const answers = fc.constantFrom<BankAnswer>(
  { kind: 'created', orderId: orderId('o-1') },
  {
    kind: 'refused',
    messages: [{ severity: 'ERROR', key: 'k', text: 'Nein', args: { a: '1' }, origin: ['limit'] }],
  },
  { kind: 'void' },
  { kind: 'unknown' },
  { kind: 'unused', why: 'tan invalid' },
  { kind: 'silent', why: 'server E-1' },
);
const actions = fc.constantFrom<IntentAction>('release', 'ask', 'void');

const intents: fc.Arbitrary<Intent> = fc
  .tuple(
    anyOrder,
    fc.constantFrom(...draftKinds),
    fc.array(fc.tuple(actions, fc.option(answers)), { maxLength: 6 }),
  )
  .map(([order, draft, calls]) =>
    calls.reduce(
      (intent, [action, answer], index) => {
        const called = stepIntent(intent, { kind: 'called', action }, instant(index * 10));
        return answer === null
          ? called
          : stepIntent(called, { kind: 'answered', action, answer }, instant(index * 10 + 5));
      },
      prepareIntent(intentId('i-1'), tabId('t-1'), order, instant(1), draft),
    ),
  );

describe('the stored journal', () => {
  it('leaves alone what else the customer keeps, and complains of nothing that is not there [ORD-30]', async () => {
    const store = new MemoryDraftStore();
    const logger = new RecordingLogger();
    const journal = new StoredIntentJournal(store, logger);
    await store.save('order-draft/tab-1', 'a draft')();
    expect(await journal.all()()).toEqual([]);
    expect(await journal.find(intentId('nobody'))()).toEqual(O.none);
    expect(await store.names('')()).toEqual(['order-draft/tab-1']);
    expect(logger.records).toEqual([]);
  });

  it('gives back every intent exactly as it was kept', async () => {
    await fc.assert(
      fc.asyncProperty(intents, async (intent) => {
        const journal = new StoredIntentJournal(new MemoryDraftStore(), new RecordingLogger());
        await journal.keep(intent)();
        expect(await journal.find(intent.id)()).toEqual(O.some(intent));
      }),
    );
  });

  it('reads what was kept before there were kinds of drafts', async () => {
    const kept = prepareIntent(intentId('i-1'), tabId('t-1'), buySap(), instant(1));
    const { draft, ...former } = JSON.parse(intentText(kept));
    expect(draft).toBe('STANDARD');
    expect(parseIntent(JSON.stringify(former))).toEqual(O.some(kept));
  });

  it('lists the intents of all tabs, oldest first, and forgets', async () => {
    const journal = new StoredIntentJournal(new MemoryDraftStore(), new RecordingLogger());
    const intent = (id: string, at: number) => prepareIntent(intentId(id), tabId(id), buySap(), instant(at));
    await journal.keep(intent('b', 2))();
    await journal.keep(intent('a', 1))();
    expect((await journal.all()()).map(({ id }) => id)).toEqual(['a', 'b']);
    await journal.forget(intentId('a'))();
    expect((await journal.all()()).map(({ id }) => id)).toEqual(['b']);
  });

  it('drops and logs what it cannot read, and lists the rest', async () => {
    const store = new MemoryDraftStore();
    const logger = new RecordingLogger();
    const journal = new StoredIntentJournal(store, logger);
    await journal.keep(prepareIntent(intentId('a'), tabId('t'), buySap(), instant(1)))();
    await store.save('intent/b', '{"id":"b"}')();
    expect((await journal.all()()).map(({ id }) => id)).toEqual(['a']);
    expect(logger.records).toEqual([
      { level: 'error', text: 'Stored order intent not readable', facts: { name: 'intent/b' } },
    ]);
  });
});
