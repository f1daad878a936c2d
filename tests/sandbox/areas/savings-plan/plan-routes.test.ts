import { PlanEngine } from '@sandbox/areas/savings-plan/run/plan-engine';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { keysOf } from '../order/trading';
import { PLANS, PlanDesk, increase, position, told } from './plan-desk';

let werkbank: Werkbank;
let bernd: PlanDesk;

beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  bernd = await PlanDesk.open(werkbank, '10000002');
});
afterAll(() => werkbank.close());

describe('conditions of plans [SAV-01]', () => {
  it('says limits, days, accounts and the terms of instruments', async () => {
    const answer = await bernd.customer.get(
      `${PLANS}/conditions?depotId=${bernd.depotId}&wkn=A2PKXG,A1J4U4,none`,
    );
    expect(answer.json()).toMatchObject({
      settlementAccounts: [{ accountInformation: { iban: await bernd.iban() }, accountType: { key: 'CA' } }],
      rateMaxAmountPerSavingsplan: { value: '10000.00', unit: 'EUR' },
      directDebitMaxAmount: { value: '5000.00', unit: 'EUR' },
      directDebitForeignMaxAmount: { value: '1000.00', unit: 'EUR' },
      intervals: ['MONTHLY', 'TWO_MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'],
      executionDays: [1, 7, 15],
      instruments: [
        {
          instrumentId: 'A2PKXG',
          minimumRate: { value: '1.00', unit: 'EUR' },
          orderProvision: { value: '0', unit: 'XXC' },
          permanentCampaign: true,
          activeCampaign: false,
          productGroupId: 'etf',
          requiredTargetMarket: 'BASIC',
        },
        {
          instrumentId: 'A1J4U4',
          minimumRate: { value: '25.00', unit: 'EUR' },
          orderProvision: { value: '1.5', unit: 'XXC' },
          otherFees: { value: '0.95', unit: 'EUR' },
          permanentCampaign: false,
          productGroupId: 'aktien',
          requiredTargetMarket: 'ADVANCED',
        },
      ],
    });
    const { startDates } = answer.json<{ startDates: string[] }>();
    expect(startDates.slice(0, 4)).toEqual(['2026-12-01', '2026-12-07', '2026-12-15', '2027-01-01']);
  });

  it('knows no depot of somebody else', async () => {
    const { statusCode } = await bernd.customer.get(`${PLANS}/conditions?depotId=${'0'.repeat(36)}`);
    expect(statusCode).toBe(404);
  });
});

describe('a plan from its first words to its end [SAV-01] [SAV-03]', () => {
  it('is checked while it is typed: nothing is missing yet', async () => {
    const nothing = await bernd.customer.post(`${PLANS}/prevalidation`, { instruments: null });
    expect([nothing.statusCode, nothing.json()]).toEqual([
      200,
      { nextExecutionDate: null, nextExecutionDates: [], savingsplanName: 'Sparplan', instruments: [] },
    ]);
    const more = await bernd.customer.post(`${PLANS}/prevalidation?wref=abc`, {
      depotId: bernd.depotId,
      interval: 'QUARTERLY',
      executionDay: 1,
      startDate: '2027-05-01',
      instruments: [position('A0RPWH', '50.00'), {}],
    });
    expect(more.json()).toMatchObject({
      // 1 May is a Saturday in 2027, and a holiday; 1 August is a Sunday.
      nextExecutionDate: '2027-05-03',
      nextExecutionDates: ['2027-05-03', '2027-08-02', '2027-11-01'],
      savingsplanName: 'iShares Core MSCI World UCITS ETF',
      instruments: [{ instrumentId: 'A0RPWH', activeCampaign: true, campaignEndDate: '2029-12-31' }],
    });
  });

  it('grows first on the day that was named, which a change of the rest leaves as it is [SAV-09]', async () => {
    const dynamisationDate = { date: '2027-06-02' };
    const made = await bernd.make({ dynamisationAmount: { ...increase('10'), dynamisationDate } });
    const first = { dynamisationAmount: { dynamisationDate: { date: '2027-07-01' } } };
    expect(made).toMatchObject(first);
    const changed = await bernd.change(made.savingsplanId, { dynamisationAmount: increase('5') });
    expect(changed.json()).toMatchObject(first);
    const without = await bernd.change(made.savingsplanId, {});
    expect(without.json()).toMatchObject({ dynamisationAmount: null });
    const again = await bernd.change(made.savingsplanId, { dynamisationAmount: increase('5') });
    expect(again.json()).toMatchObject({ dynamisationAmount: { dynamisationDate: { date: '2027-12-01' } } });
    await bernd.end(made.savingsplanId);
  });

  it('is made by its TAN, listed, changed, suspended, resumed and ended', async () => {
    const made = await bernd.make({
      instruments: [position('A2PKXG', '100.00'), position('716460', '50.00')],
      dynamisationAmount: increase('3'),
      investmentProposalDescription: 'Vorschlag 7',
      endDate: '2028-12-31',
    });
    expect(made).toMatchObject({
      savingsplanName: 'Für später',
      status: 'ACTIVE',
      nextExecutionDate: '2026-12-01',
      lastPotentialExecutionDate: '2028-12-01',
      totalAmount: { value: '150.00', unit: 'EUR' },
      dynamisationAmount: {
        dynamisationValue: { value: '3', unit: 'XXC' },
        dynamisationDate: { date: '2027-12-01' },
      },
      settlementAccountType: 'CA',
      settlementAccountExternal: false,
      savingsplanExecutionStatus: null,
      investmentProposalDescription: 'Vorschlag 7',
      instruments: [
        { instrumentId: 'A2PKXG', rate: { value: '100.00', unit: 'EUR' } },
        { instrumentId: '716460', rate: { value: '50.00', unit: 'EUR' } },
      ],
    });
    const id = made.savingsplanId;
    const list = await bernd.customer.get(
      `/api/brokerage/depots/${bernd.depotId}/v2/savingsplans?paging-first=0&paging-count=1`,
    );
    expect(list.json<{ values: object[] }>().values).toEqual([made]);

    const suspended = await bernd.change(id, {
      startSuspensionDate: '2026-11-23',
      endSuspensionDate: '2027-01-31',
    });
    expect(suspended.json()).toMatchObject({ status: 'SUSPENDED', nextExecutionDate: '2027-02-01' });
    const resumed = await bernd.change(id, { instruments: [position('A2PKXG', '120.00')] });
    expect(resumed.json()).toMatchObject({
      status: 'ACTIVE',
      nextExecutionDate: '2026-12-01',
      totalAmount: { value: '120.00', unit: 'EUR' },
      dynamisationAmount: null,
    });
    const ended = await bernd.end(id);
    expect([ended.statusCode, ended.json()]).toMatchObject([
      200,
      { status: 'ENDED', nextExecutionDate: null },
    ]);
    expect(await bernd.plan(id)).toEqual(ended.json());
    expect(keysOf(await bernd.change(id, {}))).toEqual(['fehler-sparplan-beendet']);
    expect(keysOf(await bernd.end(id))).toEqual(['fehler-sparplan-beendet']);
  });
});

describe('the plans of the demo world [SAV-07]', () => {
  it('have a past once the bank has opened', async () => {
    await new PlanEngine(werkbank.bank).round();
    const [david, lars, sarah, rolf, anna] = await Promise.all(
      ['10000004', '10000012', '10000018', '10000017', '10000001'].map(async (by) => {
        const desk = await PlanDesk.open(werkbank, by);
        const list = await desk.customer.get(`/api/brokerage/depots/${desk.depotId}/v2/savingsplans`);
        const plans = list.json<{ values: { savingsplanId: string }[] }>().values;
        const logs = await Promise.all(plans.map(({ savingsplanId }) => desk.log(savingsplanId)));
        return [...new Set(logs.flat().map(told))].toSorted();
      }),
    );
    expect(david).toEqual(['SETTLED - bought']);
    expect(lars).toEqual(['CANCELLED CASH_MISSING CASH_MISSING']);
    expect(sarah).toEqual(['CANCELLED US_PERSON US_PERSON']);
    expect(rolf).toEqual(['CANCELLED DEBIT_RETURNED DEBIT_RETURNED']);
    expect(anna).toEqual(['CANCELLED SUSPENDED SUSPENDED+SUSPENDED']);
  });
});

it('is nobody else’s: its id looks like none [SAV-07]', async () => {
  const { savingsplanId } = await bernd.make();
  const { customer } = await PlanDesk.open(werkbank, '10000011');
  const one = `${PLANS}/${savingsplanId}`;
  const key = { 'idempotency-key': '018f0000-0000-7000-8000-00000000000a' };
  const answers = [
    await customer.get(one),
    await customer.get(`${one}/executions`),
    await customer.get(`${one}/calendar`),
    await customer.post(`${one}/calendar`, {}),
    await customer.post(`${one}/prevalidation`, {}),
    await customer.post(`${one}/validation`, {}),
    await customer.patch(one, {}, key),
    await customer.delete(one, key),
    await customer.get(`/api/brokerage/depots/${bernd.depotId}/v2/savingsplans`),
  ];
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
});

it('stays as it is where a change changes nothing, and says so [SAV-08]', async () => {
  const made = await bernd.make({ dynamisationAmount: increase('3') });
  const papers = async () =>
    (await bernd.customer.get('/api/messages/clients/user/v2/documents')).json<{
      paging: { matches: number };
    }>().paging.matches;
  const before = await papers();
  for (const answer of [
    await bernd.change(made.savingsplanId, { dynamisationAmount: increase('3.0') }),
    await bernd.pause(made.savingsplanId, null),
  ]) {
    expect([answer.statusCode, answer.headers['x-http-response-info']]).toEqual([
      200,
      expect.stringContaining('hinweis-keine-aenderung'),
    ]);
    expect(answer.json()).toMatchObject({ savingsplanId: made.savingsplanId, version: '1' });
  }
  expect(await papers()).toBe(before);
});

it('can be suspended and resumed where it could not be made any more [SAV-08]', async () => {
  const sarah = await PlanDesk.open(werkbank, '10000018');
  const list = await sarah.customer.get(`/api/brokerage/depots/${sarah.depotId}/v2/savingsplans`);
  const [plan] = list.json<{ values: { savingsplanId: string; totalAmount: object }[] }>().values;
  const { savingsplanId = '', totalAmount } = plan ?? {};
  expect((await sarah.pause(savingsplanId, '2027-02-01', '2027-01-01')).json()).toMatchObject({
    messages: [{ key: 'fehler-sparplan-aussetzung-ungueltig' }],
  });
  const paused = await sarah.pause(savingsplanId, '2026-11-23');
  expect(paused.json()).toMatchObject({ status: 'SUSPENDED', totalAmount });
  const resumed = await sarah.pause(savingsplanId, null);
  expect(resumed.json()).toMatchObject({ status: 'ACTIVE', startSuspensionDate: null, totalAmount });
});

describe('the calendar of a plan', () => {
  it('is read by anyone who knows its address, without amounts or names, until the address is renewed', async () => {
    const { savingsplanId } = await bernd.make({ savingsplanName: '100 EUR für Lisa' });
    const url = `${PLANS}/${savingsplanId}/calendar`;
    const hrefOf = async (method: 'get' | 'renew'): Promise<string> =>
      (await (method === 'get' ? bernd.customer.get(url) : bernd.customer.post(url, {}))).json<{
        href: string;
      }>().href;
    const href = await hrefOf('get');
    expect(await hrefOf('get')).toBe(href);
    expect(href).toMatch(/^\/kalender\/sparplan\/[\w-]{43}\.ics$/);
    const file = await werkbank.inject({ url: href });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(
      file.body
        .split('\r\n')
        .filter((line) => line.startsWith('DTSTART'))
        .slice(0, 2),
    ).toEqual([
      'DTSTART;VALUE=DATE:20261201',
      // 1 January is a holiday, the 2nd and 3rd are a weekend.
      'DTSTART;VALUE=DATE:20270104',
    ]);
    expect(file.body).not.toMatch(/EUR|Lisa|A2PKXG/);
    const renewed = await hrefOf('renew');
    expect(renewed).not.toBe(href);
    expect((await werkbank.inject({ url: href })).statusCode).toBe(404);
    expect((await werkbank.inject({ url: renewed })).statusCode).toBe(200);
  });
});
