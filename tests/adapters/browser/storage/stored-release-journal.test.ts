import { intentName } from '@adapters/browser/storage/intent-name';
import { StoredReleaseJournal } from '@adapters/browser/storage/stored-release-journal';
import { MemoryReleaseJournal } from '@adapters/fake/device/memory-release-journal';
import { canonicalText } from '@domain/release/canonical-text';
import { enterableOrderTypes } from '@domain/order/order-request';
import { intentId } from '@domain/codes/ids';
import * as O from 'fp-ts/Option';
import { describeReleaseJournal } from '../../../contracts/device/release-journal.contract';
import { preparedIntent } from '../../../domain/release/any-intent';
import { accepting } from '../../../application/quote/quote-samples';
import { orderOf } from '../../../domain/support/reading';
import { filledDraft } from '../../../domain/support/samples';
import { firstRecords, firstStore } from './first-version/first-version';
import { testStore } from './text-store';

describeReleaseJournal('memory', () => {
  const journal = new MemoryReleaseJournal();
  return { journal, damage: async (id) => journal.damage(id) };
});
describeReleaseJournal('the browser’s storage', () => {
  const { store, journal } = journalOn();
  return { journal, damage: (id) => store.save(intentName(id), 'damaged')() };
});

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

/** What every intent of the first version had, as far as it is looked at here. */
interface FirstIntent {
  readonly order: { readonly orderType: string };
  readonly phase: { readonly kind: string };
  readonly receipts: readonly { readonly at: number; readonly action: string }[];
}

function journalOn(tools = testStore()) {
  return { ...tools, journal: new StoredReleaseJournal(tools) };
}

/** What these tests look at of an intent of the first version. */
interface FirstIntent {
  readonly order: { readonly orderType: string };
  readonly phase: { readonly kind: string };
  readonly receipts: readonly { readonly at: number; readonly action: string }[];
}

describe('the stored journal [ORD-30]', () => {
  it('leaves alone what else the customer keeps, and complains of nothing that is not there', async () => {
    const { store, journal, logger } = journalOn();
    await store.save('order-draft/tab-1', 'a draft')();
    expect([await journal.all()(), await journal.unreadable()()]).toEqual([[], []]);
    expect(await journal.find(intentId('nobody'))()).toEqual(O.none);
    expect(await store.names('')()).toEqual(['order-draft/tab-1']);
    expect(logger.records).toEqual([]);
  });

  it('never drops what it cannot read: the key is in its name, and the bank can be asked by it', async () => {
    const { store, journal, logger } = journalOn();
    await journal.keep(preparedIntent('a'))();
    await store.save('intent/b', '{"id":"b"}')();
    await store.save('intent/c', 'no JSON')();
    expect((await journal.all()()).map(({ id }) => id)).toEqual(['a']);
    expect(await journal.find(intentId('b'))()).toEqual(O.none);
    expect([...(await journal.unreadable()())].sort()).toEqual(['b', 'c']);
    expect(logger.records).toEqual(
      [
        { name: 'intent/b', reason: 'fields', fields: expect.arrayContaining(['kind', 'body']) },
        { name: 'intent/c', reason: 'syntax', fields: [] },
      ].map((facts) => ({ level: 'error', text: 'Stored intent not readable', facts })),
    );
    expect(await store.load('intent/b')()).toEqual({ kind: 'text', text: '{"id":"b"}' });
    expect(await store.load('intent/c')()).toEqual({ kind: 'text', text: 'no JSON' });
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
    const journal = new StoredReleaseJournal(tools);
    const names = Object.keys(firstRecords).filter((name) => name.startsWith('intent/'));
    expect(await journal.all()()).toHaveLength(names.length);
    expect(await journal.unreadable()()).toEqual([]);
    expect(tools.logger.records).toEqual([]);
    for (const name of names) {
      const { order, phase, receipts }: FirstIntent = JSON.parse(firstRecords[name] ?? '');
      expect(O.toUndefined(await journal.find(intentId(name.slice('intent/'.length)))())).toMatchObject({
        kind: order.orderType === 'QUOTE' ? 'quote-order' : 'order',
        draft: 'order-draft/tab-1',
        body: canonicalText(order),
        phase: { kind: phase.kind },
        receipts: receipts.map(({ at, action }) => ({ at, action })),
      });
    }
  });

  it.each(enterableOrderTypes)('has the body of the same %s as it is released today', async (orderType) => {
    const { journal } = journalOn(await firstStore('intent/'));
    const intent = await journal.find(intentId(`i-${orderType}`))();
    const order = orderType === 'QUOTE' ? accepting : orderOf({ ...filledDraft, orderType });
    expect(intent).toMatchObject(O.some({ body: canonicalText(order) }));
  });

  it('is told by its key where the store cannot open it, and stays', async () => {
    const tools = await firstStore('intent/i-sent');
    const place = tools.storage.key(0) ?? '';
    tools.storage.setItem(place, 'tampered');
    const journal = new StoredReleaseJournal(tools);
    expect(await journal.unreadable()()).toEqual(['i-sent']);
    expect(tools.storage.getItem(place)).toBe('tampered');
  });
});
