import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { becoming, paperText, Stranger } from './applying';
import { singleDepot, wire } from './sample-fields';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
afterAll(() => werkbank.close());

const said = { ...singleDepot(), 'FINANZDIENSTLEISTER.VOLLMACHT': 'J' };

describe('a financial adviser who may act for a customer [APP-13]', () => {
  it('is none before the customer agrees to the conditions', async () => {
    const stranger = new Stranger(werkbank);
    await stranger.open('depot');
    const refused = await stranger.post('/api/antrag/depot/validation', { fields: wire(said) });
    expect([refused.statusCode, refused.body]).toEqual([
      422,
      expect.stringContaining('FINANZDIENSTLEISTER.KONDITIONEN'),
    ]);
  });

  it('stands in the contract, with the objection to kickbacks', async () => {
    const agreed = {
      'FINANZDIENSTLEISTER.KONDITIONEN': 'J',
      'FINANZDIENSTLEISTER.RUECKVERGUETUNG_WIDERSPRUCH': 'J',
    };
    const paula = await becoming(werkbank, 'depot', { ...said, ...agreed }, 'I1');
    const text = await paperText(paula, 'Vertrag Depot');
    expect(text).toContain('Vollmacht des Finanzdienstleisters');
    expect(text).toMatch(/Widerspruch gegen\s+Rückvergütungen ja/);
  });
});
