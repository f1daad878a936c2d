import { StoredReleaseJournal } from '@adapters/browser/storage/stored-release-journal';
import { MemoryDraftStore } from '@adapters/fake/device/memory-draft-store';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { type Intent, type IntentContent, prepareIntent } from '@domain/release/intent';
import type { BankAnswer, IntentAction } from '@domain/release/intent-receipt';
import { stepIntent } from '@domain/release/intent-step';
import { canonicalText } from '@domain/release/canonical-text';
import { enterableOrderTypes } from '@domain/order/order-request';
import { releaseKinds } from '@domain/release/release-kind';
import { intentId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { tabId } from '@domain/codes/tab-id';
import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { accepting } from '../../../application/quote/quote-samples';
import { orderOf } from '../../../domain/support/reading';
import { filledDraft } from '../../../domain/support/samples';
import { firstRecords, firstStore } from './first-version/first-version';

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
  { kind: 'unused', why: 'tan invalid' },
  { kind: 'silent', why: 'server E-1' },
);
const actions = fc.constantFrom<IntentAction>('release', 'ask', 'void');
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

const intents: fc.Arbitrary<Intent> = fc
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

/** As the first version kept an order whose release was sent and refused. */
const first = {
  id: 'i-1',
  tab: 'tab-1',
  draft: 'ABSICHERUNG',
  order: { orderType: 'LIMIT', depotId: 'd', limit: { value: '230.00', unit: 'EUR' } },
  preparedAt: 1,
  phase: { kind: 'settled', at: 3, end: { kind: 'created', orderId: 'o-1' }, seen: false },
  receipts: [
    { at: 1, action: 'release', answer: { kind: 'silent', why: 'timeout' }, answeredAt: 2, times: 1 },
    { at: 3, action: 'ask', answer: { kind: 'created', orderId: 'o-1' }, times: 1 },
  ],
};

function journalOn(store = new MemoryDraftStore()) {
  const logger = new RecordingLogger();
  return { store, logger, journal: new StoredReleaseJournal(store, logger) };
}

const prepared = (id: string, at = 1): Intent =>
  prepareIntent(
    intentId(id),
    tabId('t'),
    { kind: 'change', draft: 'd', body: '{}', words: 'w', subject: 'o-1' },
    instant(at),
  );

describe('the stored journal [ORD-30]', () => {
  it('leaves alone what else the customer keeps, and complains of nothing that is not there', async () => {
    const { store, journal, logger } = journalOn();
    await store.save('order-draft/tab-1', 'a draft')();
    expect([await journal.all()(), await journal.unreadable()()]).toEqual([[], []]);
    expect(await journal.find(intentId('nobody'))()).toEqual(O.none);
    expect(await store.names('')()).toEqual(['order-draft/tab-1']);
    expect(logger.records).toEqual([]);
  });

  it('gives back every intent of every kind exactly as it was kept', async () => {
    await fc.assert(
      fc.asyncProperty(intents, async (intent) => {
        const { journal } = journalOn();
        await journal.keep(intent)();
        expect(await journal.find(intent.id)()).toEqual(O.some(intent));
        expect(await journal.unreadable()()).toEqual([]);
      }),
    );
  });

  it('lists the intents of all tabs, oldest first, and forgets', async () => {
    const { journal } = journalOn();
    await journal.keep(prepared('b', 2))();
    await journal.keep(prepared('a', 1))();
    expect((await journal.all()()).map(({ id }) => id)).toEqual(['a', 'b']);
    await journal.forget(intentId('a'))();
    expect((await journal.all()()).map(({ id }) => id)).toEqual(['b']);
  });

  it('never drops what it cannot read: the key is in its name, and the bank can be asked by it', async () => {
    const { store, journal, logger } = journalOn();
    await journal.keep(prepared('a'))();
    await store.save('intent/b', '{"id":"b"}')();
    await store.save('intent/c', 'no JSON')();
    expect((await journal.all()()).map(({ id }) => id)).toEqual(['a']);
    expect(await journal.find(intentId('b'))()).toEqual(O.none);
    const entries = await journal.unreadable()();
    expect(entries).toEqual([
      { id: 'b', text: '{"id":"b"}' },
      { id: 'c', text: 'no JSON' },
    ]);
    expect(logger.records).toEqual(
      [
        { name: 'intent/b', reason: 'fields', fields: expect.arrayContaining(['kind', 'body']) },
        { name: 'intent/c', reason: 'syntax', fields: [] },
      ].map((facts) => ({ level: 'error', text: 'Stored intent not readable', facts })),
    );
    await store.clear()();
    for (const entry of entries) await journal.putBack(entry)();
    expect(await journal.unreadable()()).toEqual(entries);
  });
});

describe('an intent of the first version, which knew orders only', () => {
  const read = async (stored: object) => {
    const { store, journal } = journalOn();
    await store.save('intent/i-1', JSON.stringify(stored))();
    return O.toUndefined(await journal.find(intentId('i-1'))());
  };

  it('becomes an order with its draft, its end and its receipts', async () => {
    expect(await read(first)).toEqual({
      id: 'i-1',
      kind: 'order',
      tab: 'tab-1',
      draft: 'protection-draft/tab-1',
      body: '{"depotId":"d","limit":{"unit":"EUR","value":"230.00"},"orderType":"LIMIT"}',
      words: '',
      preparedAt: 1,
      phase: { kind: 'settled', at: 3, end: { kind: 'created', reference: 'o-1' }, seen: false },
      receipts: [
        { at: 1, action: 'release', answer: { kind: 'silent', why: 'timeout' }, answeredAt: 2, times: 1 },
        { at: 3, action: 'ask', answer: { kind: 'created', reference: 'o-1' }, times: 1 },
      ],
    });
  });

  it('becomes an order of a quote where it was one, and of the plain form where none is named', async () => {
    const quoted = {
      ...first,
      draft: undefined,
      order: { ...first.order, orderType: 'QUOTE' },
      phase: { kind: 'sent' },
    };
    expect(await read(quoted)).toMatchObject({
      kind: 'quote-order',
      draft: 'order-draft/tab-1',
      phase: { kind: 'sent' },
    });
  });

  it('is read as the first version wrote it, whatever its type and however far it was', async () => {
    const tools = await firstStore('intent/');
    const journal = new StoredReleaseJournal(tools.store, tools.logger);
    const names = Object.keys(firstRecords).filter((name) => name.startsWith('intent/'));
    expect(await journal.all()()).toHaveLength(names.length);
    expect(await journal.unreadable()()).toEqual([]);
    expect(tools.logger.records).toEqual([]);
    for (const name of names) {
      const { order, phase, receipts } = JSON.parse(firstRecords[name] ?? '');
      expect(O.toUndefined(await journal.find(intentId(name.slice('intent/'.length)))())).toMatchObject({
        kind: order.orderType === 'QUOTE' ? 'quote-order' : 'order',
        draft: 'order-draft/tab-1',
        body: canonicalText(order),
        phase: { kind: phase.kind },
        receipts: receipts.map(({ at, action }: { at: number; action: string }) => ({ at, action })),
      });
    }
  });

  it.each(enterableOrderTypes)('has the body of the same %s as it is released today', async (orderType) => {
    const { store, logger } = await firstStore('intent/');
    const intent = await new StoredReleaseJournal(store, logger).find(intentId(`i-${orderType}`))();
    const order = orderType === 'QUOTE' ? accepting : orderOf({ ...filledDraft, orderType });
    expect(intent).toMatchObject(O.some({ body: canonicalText(order) }));
  });

  it('is told by its key where the store cannot open it, and stays', async () => {
    const tools = await firstStore('intent/i-sent');
    const place = tools.storage.key(0) ?? '';
    tools.storage.setItem(place, 'tampered');
    const journal = new StoredReleaseJournal(tools.store, tools.logger);
    expect(await journal.unreadable()()).toEqual([{ id: 'i-sent', text: '' }]);
    expect(tools.storage.getItem(place)).toBe('tampered');
  });
});
