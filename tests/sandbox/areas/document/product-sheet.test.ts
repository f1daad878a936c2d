import { pdfText } from '../../support/pdf-text';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';

let werkbank: Werkbank;
let bernd: TradingDesk;
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  bernd = await TradingDesk.open(werkbank, '10000002');
});
afterAll(() => werkbank.close());

const sheet = (code: string) => bernd.customer.get(`/api/brokerage/v1/instruments/${code}/informationsheet`);

describe('what is to be known of a security before it is bought [CUS-03]', () => {
  it('is a PDF by each of its names, with its kind, risk and costs', async () => {
    for (const code of ['A2PKXG', 'IE00BK5BQT80']) {
      const answer = await sheet(code);
      expect(answer.headers['content-type']).toBe('application/pdf');
      const text = pdfText(answer.rawPayload);
      // 0.20 % a year of 10,000 euro.
      expect(text).toEqual(
        expect.arrayContaining([
          'Basisinformationsblatt Vanguard FTSE All-World UCITS ETF Acc',
          'Börsengehandelter Indexfonds (ETF)',
          'IE00BK5BQT80',
          '0,20 % im Jahr',
          '20,00 EUR im Jahr',
          'Stand 23.11.2026',
        ]),
      );
    }
  });

  it('is an information sheet of what is not packaged, and costs nothing to hold', async () => {
    const text = pdfText((await sheet('716460')).rawPayload);
    expect(text).toEqual(expect.arrayContaining(['Informationsblatt SAP SE', 'Aktie', 'keine']));
  });

  it.each([
    ['whose maker has made none', 'DW3ZE3'],
    ['that is an index', '846900'],
    ['that nobody knows', '000000'],
  ])('is not there for a security %s', async (_which, code) => {
    expect((await sheet(code)).statusCode).toBe(404);
  });

  it('names the class of risk by how much the price swings, and the highest for an option', async () => {
    const text = async (code: string) => pdfText((await sheet(code)).rawPayload).join('\n');
    const warrant = await werkbank.bank.db
      .selectFrom('instrument')
      .select('wkn')
      .where('instrument_type', '=', 'WARRANT')
      .where('kid_available', '=', true)
      .executeTakeFirstOrThrow();
    expect(await text(warrant.wkn)).toContain('7 von 7');
    // 5 % a year begin the third class, 20 % the fifth (RTS (EU) 2017/653, Annex II 2).
    expect(await text('110258')).toContain('3 von 7');
    expect(await text('716460')).toContain('5 von 7');
  });
});
