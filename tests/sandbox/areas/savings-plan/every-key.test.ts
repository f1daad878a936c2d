import type { LightMyRequestResponse } from 'fastify';
import type { WireMessage } from '@sandbox/platform/http/message';
import { planMessage } from '@sandbox/areas/savings-plan/check/plan-messages';
import { depotIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { PLAN_CASES } from './plan-cases';
import { increase, PLANS, PlanDesk, position } from './plan-desk';

/** What the bank says, whether it refuses or not. */
function messagesOf(answer: LightMyRequestResponse): readonly WireMessage[] {
  const header = answer.headers['x-http-response-info'];
  return typeof header === 'string' ? JSON.parse(header).messages : [];
}

describe('every key of savings plans has a plan that raises it [SAV-04]', () => {
  let werkbank: Werkbank;
  const desks = new Map<string, PlanDesk>();

  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00', requestsPerMinute: 1_000_000 });
    const carla = await deskOf('10000003');
    await carla.customer.post('/api/brokerage/v1/productgroups', {
      groups: [{ productGroupId: 'etf', experience: '0' }],
    });
  });
  afterAll(() => werkbank.close());

  const deskOf = async (by: string): Promise<PlanDesk> => {
    const desk = desks.get(by) ?? (await PlanDesk.open(werkbank, by));
    // Challenges that nobody uses would lock the customer's release.
    await werkbank.inject({ method: 'POST', url: `/sandbox/api/unlock/${by}` });
    desks.set(by, desk);
    return desk;
  };

  it.each(PLAN_CASES)('%s: %s', async (key, _reason, { by = '10000002', plan, origin, args = {}, price }) => {
    const desk = await deskOf(by);
    if (price !== undefined) {
      const [instrument, to] = price;
      const payload = { instrument, price: to, corporateAction: false };
      await werkbank.inject({ method: 'POST', url: '/sandbox/api/market', payload });
    }
    const depotId = typeof plan.depotId === 'string' ? depotIdOf(by, plan.depotId) : desk.depotId;
    const answer = await desk.validate(await desk.body({ ...plan, depotId }));
    expect(messagesOf(answer)).toContainEqual(
      expect.objectContaining({ key, origin, args: expect.objectContaining(args) }),
    );
    expect(answer.statusCode).toBe(key.startsWith('hinweis') ? 201 : 422);
  });

  it('has a case for each key of the catalogue, and none twice', () => {
    // What a change alone is told is raised beside the routes.
    const ofPlans = planMessage.keys.filter((key) => key !== 'hinweis-keine-aenderung');
    const own = ofPlans.filter((key) => !key.startsWith('fehler-sparplan-'));
    expect(PLAN_CASES.map(([key]) => key).toSorted()).toEqual(own.toSorted());
  });

  it('says the same while it is typed, of what was sent', async () => {
    const desk = await deskOf('10000002');
    const typed = { depotId: desk.depotId, instruments: [position('593393', '24.99')] };
    const answer = await desk.customer.post(`${PLANS}/prevalidation`, typed);
    expect([answer.statusCode, messagesOf(answer).map(({ key }) => key)]).toEqual([
      422,
      ['hinweis_basisinformationsblatt_vorhanden', 'ANLAGEBETRAG_ZU_NIEDRIG'],
    ]);
  });

  it('takes a fund only with the waiver', async () => {
    const desk = await deskOf('10000002');
    const body = await desk.body({ instruments: [position('849105', '50.00')] });
    const answer = await desk.validate(body);
    expect([answer.statusCode, messagesOf(answer)]).toMatchObject([
      422,
      [{}, { severity: 'ERROR', key: 'hinweis_verzicht_zusendung_verkaufsunterlagen' }],
    ]);
  });

  it.each([
    ['fehler-sparplan-startdatum-nicht-moeglich', { startDate: '2026-11-23' }],
    ['fehler-sparplan-startdatum-nicht-moeglich', { startDate: '2027-02-30' }],
    ['fehler-sparplan-startdatum-nicht-moeglich', { startDate: '2028-12-01' }],
    ['fehler-sparplan-enddatum-nicht-moeglich', { endDate: '2026-11-30' }],
    [
      'fehler-sparplan-aussetzung-ungueltig',
      { startSuspensionDate: '2027-02-01', endSuspensionDate: '2027-01-31' },
    ],
    [
      'fehler-sparplan-dynamisierung-nicht-moeglich',
      { dynamisationAmount: { dynamisationValue: { value: '10.5', unit: 'XXC' } } },
    ],
    [
      'fehler-sparplan-dynamisierung-beginn-nicht-moeglich',
      {
        startDate: '2026-12-02',
        dynamisationAmount: { ...increase('3'), dynamisationDate: { date: '2027-01-01' } },
      },
    ],
    ['fehler-sparplan-rhythmus-nicht-moeglich', { executionDay: 2 }],
    ['fehler-sparplan-rhythmus-nicht-moeglich', { interval: 'WEEKLY' }],
    [
      'fehler-sparplan-rate-ungueltig',
      { instruments: [{ instrumentId: 'A2PKXG', rate: { value: '25.001', unit: 'EUR' } }] },
    ],
    ['fehler-sparplan-herkunft-unbekannt', { origin: 'ELSEWHERE' }],
  ])('%s: %j', async (key, change) => {
    const desk = await deskOf('10000002');
    const answer = await desk.validate(await desk.body(change));
    expect([answer.statusCode, messagesOf(answer).map((each) => each.key)]).toEqual([
      422,
      expect.arrayContaining([key]),
    ]);
  });
});
