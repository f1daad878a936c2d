import { draftIn } from '@tests/domain/support/draft-in';
import { orderFieldNodes } from '@domain/order/form/order-field-nodes';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { sap, tradegate, uniGlobal, xetra } from '@adapters/fake/bank/fake-market';
import { settle } from '@adapters/fake/device/manual-scheduler';
import type { OrderEntryModel } from '@ui/screens/order-entry/order-entry-model';
import { onOnePage, orderBench } from './bench';

const smsBank = () => new FakeBank(onOnePage());

/** A page with 25 SAP to be bought at 230. */
async function openOrder(bench = orderBench(smsBank())) {
  const model = bench.visit();
  await model.open({ side: 'BUY', code: '716460', quantity: '25' });
  model.input.field(model.input.nodes.orderType).setValue('LIMIT');
  model.input.field(model.input.nodes.limit).setValue('230,00');
  await bench.bank.scheduler.advance(1000);
  return { ...bench, model };
}

async function toRelease(model: OrderEntryModel) {
  await model.check();
  await settle();
  await model.requestRelease('Kauf');
  if (model.step.kind !== 'release') throw new Error(`not at the release but at ${model.step.kind}`);
  const { tan } = model.step.release;
  if (tan === undefined) throw new Error('no proof is wanted');
  tan.start();
  return tan;
}

async function release(model: OrderEntryModel, bank: FakeBank) {
  const tan = await toRelease(model);
  if (tan.challenge === undefined) tan.request();
  await settle();
  tan.type(tan.challenge === undefined ? '' : bank.tan.codeOf(tan.challenge.id));
  tan.submit();
  await settle();
  await bank.scheduler.advance(2000);
}

const keysAt = (
  model: OrderEntryModel,
  field: 'quantity' | 'limit' | 'orderType' | 'instrument' | 'venueId',
) => model.input.field<unknown, unknown>(orderFieldNodes[field]).issues.map(({ key }) => key);

describe('order entry', () => {
  it('opens from a link with side, security, quantity, the default depot and a suited venue [ORD-02] [ORD-04]', async () => {
    const { model } = await openOrder();
    expect(draftIn(model.input)).toMatchObject({
      side: 'BUY',
      quantity: '25',
      depotId: 'depot-1',
      settlementAccountId: 'account-1',
    });
    expect(draftIn(model.input).instrument).toEqual(sap);
    expect([xetra.id, tradegate.id]).toContain(draftIn(model.input).venueId);
    expect(model.step.kind).toBe('input');
  });

  it('says that a code is unknown and keeps it in the search [ORD-03]', async () => {
    const { visit } = orderBench();
    const model = visit();
    await model.open({ code: 'A0AAAA' });
    expect(model.notice).toBe('unknown-code');
    expect(model.input.search.text).toBe('A0AAAA');
  });

  it('tells a mistyped ISIN from its check digit [ORD-03]', async () => {
    const { visit } = orderBench();
    const model = visit();
    await model.open({});
    model.input.typeInstrument('DE0007164601');
    expect(keysAt(model, 'instrument')).toContain('order-isin-check-digit');
  });

  it('shows what is missing only after the attempt to go on, and stays [ORD-16]', async () => {
    const { model } = await openOrder();
    model.input.field(model.input.nodes.quantity).setValue('');
    expect(model.input.form.summary).toEqual([]);
    await model.check();
    expect(model.step.kind).toBe('input');
    expect(model.input.form.summary.map(({ field }) => field)).toEqual(['quantity']);
  });

  it('says before sending that an order without its limit becomes a market order [ORD-07]', async () => {
    const { model } = await openOrder();
    model.input.field(model.input.nodes.limit).setValue('');
    expect(model.input.fallBack).toMatchObject({ to: 'MARKET', reason: 'limit-missing' });
    expect(model.input.order?.orderType).toBe('MARKET');
    await model.check();
    expect(model.step).toMatchObject({ kind: 'check', check: { fallBack: { reason: 'limit-missing' } } });
  });

  it('forces a market order at a fund company [ORD-07]', async () => {
    const { model, bank } = await openOrder();
    await model.input.chooseInstrument(uniGlobal);
    await bank.scheduler.advance(1000);
    expect(model.input.fallBack).toMatchObject({ reason: 'fund-venue' });
    expect(model.input.order).toMatchObject({ orderType: 'MARKET' });
  });

  it('has the bank check what is typed, 300 ms after the last key, and shows it at its field [ORD-17]', async () => {
    const { model, bank } = await openOrder();
    model.input.field(model.input.nodes.quantity).setValue('5000');
    await bank.scheduler.advance(299);
    expect(keysAt(model, 'quantity')).toEqual([]);
    await bank.scheduler.advance(1);
    await settle();
    expect(keysAt(model, 'quantity')).toEqual(['fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag']);
  });

  it('knows value, costs, total and what remains before anything is sent [ORD-19]', async () => {
    const { model } = await openOrder();
    expect(model.input.read(model.input.nodes.total)).toMatchObject({
      value: { certainty: 'at-most' },
      cash: { kind: 'covered' },
    });
    expect(model.input.read(model.input.nodes.total)?.charges).toBeDefined();
    expect(model.input.read(model.input.nodes.total)?.total).toBeDefined();
  });

  it('asks for a yes to each warning before the release [ORD-16]', async () => {
    const { model } = await openOrder();
    model.input.field(model.input.nodes.limit).setValue('300,00');
    await model.check();
    await model.requestRelease('Kauf');
    expect(model.step).toMatchObject({ kind: 'check', check: { attempt: 1 } });
    if (model.step.kind !== 'check') throw new Error('not at the check');
    model.step.check.confirm('warnung-limit-jenseits-markt', true);
    await model.requestRelease('Kauf');
    expect(model.step.kind).toBe('release');
  });

  it('places exactly one order and follows its state [ORD-17]', async () => {
    const { model, bank } = await openOrder();
    await release(model, bank);
    expect(model.step.kind).toBe('done');
    expect(bank.orders.all).toHaveLength(1);
  });

  it('tells of the order on the next page if this one is left while it is on its way [ORD-17]', async () => {
    const { model, bank, visit } = await openOrder();
    bank.faults.plan('create', { kind: 'slow', by: 3000 });
    const tan = await toRelease(model);
    tan.type(tan.challenge === undefined ? '' : bank.tan.codeOf(tan.challenge.id));
    tan.submit();
    model.dispose();
    await bank.scheduler.advance(5000);
    expect(model.step.kind).toBe('release');
    const next = visit();
    await next.open({});
    await bank.scheduler.advance(1000);
    expect(next.step.kind).toBe('done');
    expect(bank.orders.all).toHaveLength(1);
  });

  it('leaves no draft behind once the order is placed [ORD-30]', async () => {
    const { model, bank, visit } = await openOrder();
    await release(model, bank);
    await bank.scheduler.advance(2000);
    const again = visit();
    await again.open({});
    expect(again.notice).toBeUndefined();
    expect(draftIn(again.input).quantity).toBe('');
  });

  it.each([
    ['drop-answer', 1],
    ['not-reached', 0],
  ] as const)(
    'asks the bank after a lost answer (%s): %i order, never two [ORD-17]',
    async (kind, orders) => {
      const { model, bank } = await openOrder();
      bank.faults.plan('create', { kind });
      await release(model, bank);
      expect([model.step.kind, model.notice]).toEqual(
        orders === 1 ? ['done', undefined] : ['input', 'not-arrived'],
      );
      expect(bank.orders.all).toHaveLength(orders);
    },
  );

  it('resolves an unanswered release before anything else is offered, after a reload too [ORD-17]', async () => {
    const { model, bank, visit } = await openOrder();
    bank.faults.plan('create', { kind: 'hang', acts: true });
    await release(model, bank);
    const again = visit();
    await again.open({});
    await settle();
    expect(again.step.kind).toBe('done');
    expect(bank.orders.all).toHaveLength(1);
  });

  it('says that an order has not arrived only once it cannot arrive any more [ORD-17]', async () => {
    const { model, bank } = await openOrder();
    bank.faults.plan('create', { kind: 'late', by: 60_000 });
    bank.faults.plan('voidIntent', { kind: 'not-reached' }, { kind: 'not-reached' }, { kind: 'not-reached' });
    await release(model, bank);
    await bank.scheduler.advance(2000);
    expect(model.step.kind).toBe('asking');
    await bank.scheduler.advance(10_000);
    expect(model.step.kind).toBe('input');
    expect(model.notice).toBe('not-arrived');
    expect(model.attempted?.receipts.map(({ action, answer }) => `${action}: ${answer.kind}`)).toEqual([
      'validate: ready',
      'release: silent',
      'ask: unknown',
      'void: silent',
      'ask: unknown',
      'void: void',
    ]);
    await bank.scheduler.advance(120_000);
    expect(bank.orders.all).toHaveLength(0);
  });

  it('says at the order that the bank breaks down while it validates, and has it in writing [ORD-26]', async () => {
    const { model, bank, navigation } = await openOrder();
    bank.faults.plan('validate', {
      kind: 'failure',
      failure: { kind: 'server', errorId: 'e1' },
      acts: false,
    });
    await model.check();
    await model.requestRelease('Kauf');
    expect([...navigation.left, model.route]).toEqual([undefined]);
    expect([model.step.kind, model.failure?.kind]).toEqual(['check', 'server']);
    expect(model.attempted?.receipts.map(({ answer }) => answer)).toEqual([
      { kind: 'silent', why: 'server e1' },
    ]);
  });

  it('takes a refusal of the whole order to the fields, nothing typed lost [ORD-25]', async () => {
    const { model, bank } = await openOrder();
    await model.check();
    bank.world.balances = bank.world.balances.map((balance) => ({
      ...balance,
      availableCash: { ...balance.availableCash, value: { units: 100n, scale: 2 } },
    }));
    await model.requestRelease('Kauf');
    expect(model.step.kind).toBe('input');
    expect(keysAt(model, 'quantity')).toEqual(['fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag']);
    expect(draftIn(model.input).limit).toBe('230,00');
  });

  it('marks prices as outdated when the stream is lost [ORD-28]', async () => {
    const { model, bank } = await openOrder();
    bank.live.turn('disconnected');
    expect(model.input.market.isLive).toBe(false);
  });
});
