import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { PlanDesk } from './plan-desk';

let werkbank: Werkbank;
let desk: PlanDesk;

beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  desk = await PlanDesk.open(werkbank, '10000002');
});
afterAll(() => werkbank.close());

const keysOf = (body: string): string[] =>
  [...body.matchAll(/"key":"(fehler[^"]+)"/gu)].map(([, key = '']) => key);

describe('a day that no plan reaches [SAV-03] [BNK-01]', () => {
  it.each([
    ['startDate', 'fehler-sparplan-startdatum-nicht-moeglich'],
    ['endDate', 'fehler-sparplan-enddatum-nicht-moeglich'],
    ['startSuspensionDate', 'fehler-sparplan-aussetzung-ungueltig'],
    ['endSuspensionDate', 'fehler-sparplan-aussetzung-ungueltig'],
  ])('is refused at %s, at once', async (field, key) => {
    for (const day of ['9999-12-31', '2127-01-01']) {
      const answer = await desk.customer.post('/api/brokerage/v2/savingsplans/prevalidation', {
        ...(await desk.body({})),
        [field]: day,
      });
      expect([answer.statusCode, keysOf(answer.body)]).toEqual([422, [key]]);
    }
  });

  it('is refused for the suspension of a plan there is', async () => {
    const { savingsplanId } = await desk.make({});
    const answer = await desk.customer.post(`/api/brokerage/v2/savingsplans/${savingsplanId}/prevalidation`, {
      endSuspensionDate: '9999-12-31',
    });
    expect([answer.statusCode, keysOf(answer.body)]).toEqual([422, ['fehler-sparplan-aussetzung-ungueltig']]);
  });

  it('a century is within reach', async () => {
    const answer = await desk.customer.post('/api/brokerage/v2/savingsplans/prevalidation', {
      ...(await desk.body({})),
      startSuspensionDate: '2026-12-10',
      endSuspensionDate: '2126-11-01',
    });
    expect(keysOf(answer.body)).toEqual([]);
  });
});
