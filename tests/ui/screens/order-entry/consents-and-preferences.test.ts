import { draftIn } from '@tests/domain/support/draft-in';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { errorMessage, refusal } from '@adapters/fake/bank/fake-refusal';
import {
  direkthandel,
  fundHouse,
  marketOf,
  msciWorld,
  pieces,
  sap,
  tradegate,
  uniGlobal,
  xetra,
} from '@adapters/fake/bank/fake-market';
import { settle } from '@adapters/fake/device/manual-scheduler';
import { mainDepot, type FakeWorld } from '@adapters/fake/bank/fake-world';
import { amount } from '@domain/money/amount';
import { approvalId, orderId, termsOfUseId } from '@domain/codes/ids';
import { EUR } from '@domain/money/unit';
import { onOnePage, orderBench } from './bench';

async function open(world: FakeWorld, parameters = { side: 'BUY', code: '716460', quantity: '25' } as const) {
  const bench = orderBench(new FakeBank(world));
  const model = bench.visit();
  await model.open(parameters);
  await bench.bank.scheduler.advance(1000);
  return { ...bench, model };
}

const needy = (): FakeWorld => ({
  ...onOnePage(),
  consentNeeds: new Map([
    [
      sap.id,
      [
        { kind: 'terms', id: termsOfUseId('terms-1') },
        { kind: 'approval', id: approvalId('approval-1') },
      ],
    ],
  ]),
});

const withDealer = (): FakeWorld => ({
  ...onOnePage(),
  venues: new Map([
    [sap.id, [xetra, tradegate, direkthandel]],
    [uniGlobal.id, [fundHouse]],
  ]),
  quotes: [
    marketOf(sap, xetra, '232.75'),
    marketOf(sap, tradegate, '232.80'),
    marketOf(sap, direkthandel, '232.77'),
  ],
});

describe('consents an order lacks', () => {
  it('come before the check, are agreed to one by one, and lead on with everything typed [ORD-16] [ORD-20]', async () => {
    const { model, bank } = await open(needy());
    model.input.field(model.input.nodes.quantity).setValue('20');
    await bank.scheduler.advance(1000);
    await model.check();
    if (model.step.kind !== 'consent') throw new Error(`not at the consents but at ${model.step.kind}`);
    const { consent } = model.step;
    consent.load();
    await settle();
    expect(consent.consents.value?.map(({ kind }) => kind)).toEqual(['terms', 'approval']);
    consent.agree(termsOfUseId('terms-1'), true);
    await consent.grant();
    expect(consent).toMatchObject({ attempt: 1, missing: [{ kind: 'approval' }] });
    consent.agree(approvalId('approval-1'), true);
    await consent.grant();
    expect(model.step.kind).toBe('check');
    expect(draftIn(model.input).quantity).toBe('20');
  });

  it('are asked for when only the validation says so, and the order is checked again then [ORD-20]', async () => {
    const { model, bank } = await open(onOnePage());
    await model.check();
    const needs = errorMessage('fehler-freigabe-fehlt', [], { approvalId: 'approval-1' });
    bank.faults.plan('validate', { kind: 'failure', failure: refusal(needs), acts: false });
    await model.requestRelease('Kauf');
    expect(model.step.kind).toBe('consent');
    expect(model.input.form.summary).toEqual([]);
  });

  it('stay unsent, and say why, when the bank does not answer [ORD-20]', async () => {
    const { model, bank } = await open(needy());
    model.input.field(model.input.nodes.quantity).setValue('20');
    await bank.scheduler.advance(1000);
    await model.check();
    if (model.step.kind !== 'consent') throw new Error('not at the consents');
    const { consent } = model.step;
    consent.load();
    await settle();
    for (const { id } of consent.needs) consent.agree(id, true);
    bank.faults.plan('grant', { kind: 'not-reached' });
    await consent.grant();
    expect(model.step.kind).toBe('consent');
    expect(consent.failure?.kind).toBe('no-answer');
  });
});

describe('preferences of order entry', () => {
  it('decide how the page begins: mode, type, way of trading, prices [ORD-27]', async () => {
    const world = withDealer();
    world.orderPreferences = {
      ...world.orderPreferences,
      inputScreenMode: 'INTERVIEW',
      orderType: 'LIMIT',
      lastUsedTradingSystem: 'QUOTE',
      pushPrices: false,
    };
    const { model } = await open(world);
    expect(model.input.preferences.mode).toBe('INTERVIEW');
    expect(draftIn(model.input)).toMatchObject({
      orderType: 'LIMIT',
      tradingSystem: 'QUOTE',
      venueId: direkthandel.id,
    });
    expect(model.input.market.priceState).toBe('fetched');
  });

  it('take a type that the security does not know for no choice of the customer [ORD-07] [ORD-27]', async () => {
    const world = onOnePage();
    world.orderPreferences = { ...world.orderPreferences, orderType: 'TRAILING_STOP_LIMIT' };
    const { model } = await open(world);
    expect(draftIn(model.input).orderType).toBe('MARKET');
  });

  it('remember the mode, and keep what was entered [ORD-01] [ORD-27]', async () => {
    const { model, bank } = await open(withDealer());
    model.input.preferences.switchMode('INTERVIEW');
    await settle();
    expect(bank.world.orderPreferences.inputScreenMode).toBe('INTERVIEW');
    expect(draftIn(model.input).quantity).toBe('25');
  });

  it.each([
    ['with a venue', 'chooseOffer'],
    ['by itself', 'chooseSystem'],
  ] as const)('stay as they are where an order chooses its way of trading %s [ORD-27]', async (_, how) => {
    const { model, bank } = await open(withDealer());
    const before = bank.world.orderPreferences;
    if (how === 'chooseOffer') model.input.trading.chooseOffer({ venue: direkthandel, system: 'QUOTE' });
    else model.input.trading.chooseSystem('QUOTE');
    await settle();
    expect(draftIn(model.input).tradingSystem).toBe('QUOTE');
    expect(bank.world.orderPreferences).toEqual(before);
    const other = orderBench(bank).visit();
    await other.open({ side: 'BUY', code: '716460', quantity: '5' });
    await bank.scheduler.advance(1000);
    expect(draftIn(other.input).tradingSystem).toBe('STANDARD');
  });

  it('hold again for another security, after a way of trading was chosen for the one before [ORD-27]', async () => {
    const world = withDealer();
    const { model } = await open({
      ...world,
      venues: new Map([...world.venues, [msciWorld.id, [xetra, direkthandel]]]),
      quotes: [...world.quotes, marketOf(msciWorld, xetra, '105.75')],
    });
    model.input.trading.chooseOffer({ venue: direkthandel, system: 'QUOTE' });
    await model.input.chooseInstrument(sap);
    expect(draftIn(model.input).tradingSystem).toBe('QUOTE');
    await model.input.chooseInstrument(msciWorld);
    expect(draftIn(model.input)).toMatchObject({ tradingSystem: 'STANDARD', venueId: xetra.id });
    model.input.trading.chooseSystem('QUOTE');
    model.input.typeInstrument('SAP');
    await model.input.chooseInstrument(sap);
    expect(draftIn(model.input).tradingSystem).toBe('STANDARD');
  });

  it('switch the page though the bank could not be told, and say so [ORD-01] [ORD-27]', async () => {
    const { model, bank } = await open(onOnePage());
    bank.faults.plan('changeOrderPreferences', { kind: 'not-reached' });
    model.input.preferences.switchMode('INTERVIEW');
    await settle();
    expect(model.input.preferences).toMatchObject({ mode: 'INTERVIEW', hasFailed: true });
    expect(bank.world.orderPreferences.inputScreenMode).toBe('FULL');
  });

  it('show each help by itself three times and then no more [ORD-27]', async () => {
    const world = onOnePage();
    world.orderPreferences = { ...world.orderPreferences, displayHelp: { venues: 3, preferences: 1 } };
    const bench = orderBench(new FakeBank(world));
    const shown: boolean[] = [];
    for (let visit = 0; visit < 5; visit += 1) {
      const model = bench.visit();
      await model.open({});
      shown.push(model.input.preferences.shownHelp.venues);
      if (model.input.preferences.shownHelp.venues) {
        model.input.preferences.countHelp('venues');
        model.input.preferences.countHelp('venues');
      }
      await settle();
      model.dispose();
    }
    expect(shown).toEqual([true, true, true, false, false]);
    expect(bench.bank.world.orderPreferences.displayHelp).toEqual({ venues: 0, preferences: 1 });
  });

  it('fetch prices again only when asked for, and mark old ones, while prices do not follow [ORD-28]', async () => {
    const world = onOnePage();
    world.orderPreferences = { ...world.orderPreferences, pushPrices: false };
    const { model, bank } = await open(world);
    const venueId = draftIn(model.input).venueId;
    bank.quote(marketOf(sap, xetra, '240.00', 9));
    expect(model.input.market.quote(venueId)?.last?.value).not.toEqual(
      marketOf(sap, xetra, '240.00').last?.value,
    );
    await bank.scheduler.advance(61_000);
    expect(model.input.market.priceState).toBe('old');
    await model.input.market.refresh();
    expect(model.input.market.quote(xetra.id)?.last?.value).toEqual(
      marketOf(sap, xetra, '240.00').last?.value,
    );
    expect(model.input.market.priceState).toBe('fetched');
  });
});

describe('a link to an earlier order', () => {
  it('fills in another one like it [ORD-02]', async () => {
    const { bank, visit } = await open(onOnePage());
    bank.orders.put({
      id: orderId('order-7'),
      depotId: mainDepot,
      createdAt: bank.scheduler.now(),
      legNumber: 1,
      orderType: 'LIMIT',
      status: 'EXECUTED',
      side: 'SELL',
      instrumentId: sap.id,
      instrument: sap,
      venueId: tradegate.id,
      quantity: pieces('7'),
      openQuantity: pieces('0'),
      cancelledQuantity: pieces('0'),
      executedQuantity: pieces('7'),
      limit: amount('240.00', EUR),
      executions: [],
      subOrders: [],
      deletable: false,
      modifiable: false,
    });
    const model = visit();
    await model.open({ orderId: orderId('order-7') });
    expect(model.notice).toBe('repeated');
    expect(draftIn(model.input)).toMatchObject({
      side: 'SELL',
      quantity: '7',
      orderType: 'LIMIT',
      limit: '240,00',
      venueId: tradegate.id,
    });
    expect(model.input.trading.reason).toBe('draft');
  });

  it('says so when there is no such order [ORD-02]', async () => {
    const { visit } = await open(onOnePage());
    const model = visit();
    await model.open({ orderId: orderId('no-such-order') });
    expect(model.notice).toBe('unknown-order');
  });
});
