import { IncomeEngine } from '@sandbox/areas/tax/income/income-engine';
import { pdfText } from '../../support/pdf-text';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { bookSale } from './booked-sale';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
});
afterAll(() => werkbank.close());

test('[TAX-01] a certificate says what held when its year ended, whenever it is first read', async () => {
  const { bank } = werkbank;
  await bookSale(werkbank, '10000002', ['2028-06-01', '716460', '8000.00', '0.00', '3000.00']);
  await bank.clock.set(bank.db, { at: Date.parse('2029-01-10T10:00:00+01:00') });
  await new IncomeEngine(bank).round();
  // The base rate of 2027 is told before anybody has read the certificate of 2028.
  const telling = await werkbank.inject({
    method: 'POST',
    url: '/sandbox/api/base-rates',
    payload: { year: 2027, rate: '3.10' },
  });
  expect(telling.statusCode).toBe(200);
  const portal = await (await werkbank.signIn('10000002')).activateSession();
  const { values } = (await portal.get('/api/messages/clients/user/v2/documents')).json<{
    values: { documentId: string; name: string }[];
  }>();
  const paper = values.find(({ name }) => name === 'Jahressteuerbescheinigung 2028');
  const text = pdfText(
    (await portal.get(`/api/messages/v2/documents/${paper?.documentId ?? ''}`)).rawPayload,
  ).join(' ');
  expect(text.replace(/\s+/g, ' ')).toContain('Der Basiszins für 2027 lag nicht vor.');
});
