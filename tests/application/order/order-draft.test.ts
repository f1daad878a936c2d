import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { sap, uniGlobal, xetra } from '@adapters/fake/bank/fake-market';
import { mainAccount, mainDepot } from '@adapters/fake/bank/fake-world';
import { MemoryDraftStore } from '@adapters/fake/device/memory-draft-store';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { KeepOrderDraft } from '@application/order/keep-order-draft';
import { RestoreOrderDraft } from '@application/order/restore-order-draft';
import { tabLock } from '@application/shared/tab-lock';
import { timeOfDay } from '@domain/time/local-time';
import { depotId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { emptyDraft, isBlank, type OrderDraft } from '@domain/order/draft/order-draft';
import { enterableOrderTypes, followOrderTypes } from '@domain/order/order-request';
import { limitExtensions, tradingRestrictions } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import { validityTypes } from '@domain/order/validity';
import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';

function tab(name = '1', store = new MemoryDraftStore(), locks = new FakeLocks()) {
  const identifiers = new FakeIdentifiers(name);
  const logger = new RecordingLogger();
  const keep = new KeepOrderDraft(store, identifiers);
  const restore = new RestoreOrderDraft(store, locks, identifiers, logger);
  return { store, logger, keep, restore };
}

const pricedFund = { ...uniGlobal, fundPricing: { cutOff: timeOfDay('12:00'), priceDay: 1 } };

const validity = fc.record(
  { validityType: fc.constantFrom(...validityTypes), validityDate: fc.string() },
  { requiredKeys: ['validityDate'] },
);

const prices = fc.record({
  limit: fc.string(),
  triggerLimit: fc.string(),
  distance: fc.string(),
  distanceKind: fc.constantFrom('relative' as const, 'absolute' as const),
});

/** What drafts have held from the beginning. */
const formerly = fc
  .tuple(
    fc.record({
      quantity: fc.string(),
      orderType: fc.constantFrom('MARKET' as const, 'LIMIT' as const, 'STOP_MARKET' as const),
      limit: fc.string(),
      triggerLimit: fc.string(),
      limitExtension: fc.constantFrom('NO' as const, ...limitExtensions),
      tradingRestriction: fc.constantFrom('NO' as const, ...tradingRestrictions),
    }),
    fc.record(
      {
        depotId: fc.constant(mainDepot),
        settlementAccountId: fc.constant(mainAccount),
        instrument: fc.constantFrom(
          { ...sap, mnemonic: 'SAP', sector: 'Software', issuer: 'SAP' },
          pricedFund,
        ),
        side: fc.constantFrom(...sides),
        venueId: fc.constant(xetra.id),
      },
      { requiredKeys: [] },
    ),
    validity,
  )
  .map(([required, optional, life]) => ({ ...required, ...optional, ...life }));

const draft: fc.Arbitrary<OrderDraft> = fc
  .tuple(
    formerly,
    prices,
    fc.record({
      orderType: fc.constantFrom(...enterableOrderTypes),
      tradingSystem: fc.constantFrom('STANDARD' as const, 'QUOTE' as const),
      follow: fc
        .tuple(
          fc.record({ orderType: fc.constantFrom(...followOrderTypes), quantity: fc.string() }),
          prices,
          validity,
        )
        .map(([own, texts, life]) => ({ ...own, ...texts, ...life })),
      directDebit: fc.record({
        hasConsent: fc.boolean(),
        iban: fc.string(),
        maxAmount: fc.string(),
        accountHolderName: fc.string(),
      }),
      allowManualQuotation: fc.boolean(),
      freeAmountConfirmed: fc.boolean(),
    }),
  )
  .map(([before, texts, added]) => ({ ...before, ...texts, ...added }));

describe('an order draft [ORD-30]', () => {
  it('comes back exactly as it was typed', async () => {
    await fc.assert(
      fc.asyncProperty(draft, async (typed) => {
        const { keep, restore } = tab();
        await keep.execute(typed)();
        const isEmpty = isBlank(typed);
        expect(await restore.execute()()).toEqual(isEmpty ? O.none : O.some(typed));
      }),
    );
  });

  it('stored before drafts held more is read as far as it goes, the rest as nobody has touched it', async () => {
    await fc.assert(
      fc.asyncProperty(formerly, async (stored) => {
        const { store, restore } = tab();
        await store.save('order-draft/tab-1', JSON.stringify(stored))();
        expect(await restore.execute()()).toEqual(O.some({ ...emptyDraft, ...stored }));
      }),
    );
  });

  it('is gone once the form is empty again', async () => {
    const { keep, restore, store } = tab();
    await keep.execute({ ...emptyDraft, quantity: '10' })();
    await keep.execute(emptyDraft)();
    expect(await restore.execute()()).toEqual(O.none);
    expect(await store.names('')()).toEqual([]);
  });

  it('belongs to its tab for as long as that is open', async () => {
    const locks = new FakeLocks();
    const first = tab('1');
    await first.keep.execute({ ...emptyDraft, quantity: '10' })();
    void locks.exclusively(tabLock(tabId('tab-1')), () => new Promise(() => undefined))();
    expect(await tab('2', first.store, locks).restore.execute()()).toEqual(O.none);
    expect(await first.restore.execute()()).not.toEqual(O.none);
  });

  it('of a closed tab comes back in the next one, once', async () => {
    const typed = { ...emptyDraft, quantity: '10' };
    const closed = tab('1');
    await closed.keep.execute(typed)();
    expect(await tab('2', closed.store).restore.execute()()).toEqual(O.some(typed));
    expect(await closed.store.names('')()).toEqual(['order-draft/tab-2']);
  });

  it('that holds nothing but what the page proposes does not stand before one of a closed tab', async () => {
    const closed = tab('1');
    await closed.keep.execute({ ...emptyDraft, quantity: '10' })();
    const own = tab('2', closed.store);
    const proposed = {
      ...emptyDraft,
      depotId: depotId('D'),
      validityType: 'GFD',
      orderType: 'LIMIT',
    } as const;
    expect(await own.keep.execute(proposed)()).toBe(false);
    expect(await own.restore.execute()()).toEqual(O.some({ ...emptyDraft, quantity: '10' }));
  });

  it('of the protection of a position and one of any other order do not overwrite each other', async () => {
    const [typed, protective] = [
      { ...emptyDraft, quantity: '10' },
      { ...emptyDraft, quantity: '20' },
    ];
    const { keep, restore, store } = tab('1');
    await keep.execute(typed)();
    await keep.execute(protective, 'ABSICHERUNG')();
    expect(await restore.execute()()).toEqual(O.some(typed));
    const next = tab('2', store);
    expect(await next.restore.execute('ABSICHERUNG')()).toEqual(O.some(protective));
    expect([...(await store.names('')())].sort()).toEqual(['order-draft/tab-1', 'protection-draft/tab-2']);
  });

  it('that nobody can read stands in the way of none', async () => {
    const { store, restore, logger } = tab('3');
    await store.save('order-draft/tab-1', 'damaged')();
    await tab('2', store).keep.execute({ ...emptyDraft, quantity: '10' })();
    expect(await restore.execute()()).toEqual(O.some({ ...emptyDraft, quantity: '10' }));
    expect(logger.records).toMatchObject([{ level: 'warn', facts: { name: 'order-draft/tab-1' } }]);
  });

  it('of its own tab comes before one of a closed tab', async () => {
    const closed = tab('1');
    await closed.keep.execute({ ...emptyDraft, quantity: '10' })();
    const own = tab('2', closed.store);
    await own.keep.execute({ ...emptyDraft, quantity: '20' })();
    expect(await own.restore.execute()()).toEqual(O.some({ ...emptyDraft, quantity: '20' }));
  });

  it.each([
    ['no JSON', '{"quantity":'],
    ['no object', '"draft"'],
    ['a field is missing', '{"quantity":"10"}'],
    ['a choice that does not exist', JSON.stringify({ ...emptyDraft, orderType: 'ICEBERG' })],
    [
      'an instrument with a wrong check digit',
      JSON.stringify({ ...emptyDraft, instrument: { ...sap, isin: 'DE0007164601' } }),
    ],
    ['a prototype in disguise', '{"__proto__":{"quantity":"10"}}'],
  ])('is dropped and logged when it is not readable: %s', async (_why, text) => {
    const { store, logger, restore } = tab();
    await store.save('order-draft/tab-1', text)();
    expect(await restore.execute()()).toEqual(O.none);
    expect(await store.names('')()).toEqual([]);
    expect(logger.records.map(({ text: said }) => said)).toEqual(['Stored order draft not readable']);
  });
});
