import { pdfText } from '../../support/pdf-text';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';

interface Amount {
  readonly value: string;
}

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
});
afterAll(() => werkbank.close());

test('what came without its cost is taxed by 30 % of the proceeds, as note and record tell [TAX-01]', async () => {
  const desk = await TradingDesk.open(werkbank, '10000002');
  const { db } = werkbank.bank;
  await db
    .updateTable('lot')
    .set({ cost_left: null, transferred: true })
    .where('client_id', '=', desk.clientId)
    .execute();
  await desk.price('716460', '500.00');
  const before = Number((await desk.cash()).balance);
  const order = await desk.place({ side: 'SELL', pieces: '10' });
  await desk.pass(2);
  const [execution] = (await desk.order(order.orderId)).executions ?? [];
  const value = Math.round(Number(execution?.executionPrice.value) * 1_000);
  // Costs are not taken off (EStG § 43a II 7); the allowance of 1,000.00 is (§ 44a I).
  const gain = Math.round((value * 3) / 10);
  const kest = Math.round((gain - 100_000) / 4);
  const soli = Math.floor((kest * 55) / 1000);
  const record = (await desk.customer.get('/api/tax/participants/user/v1/record')).json<{
    pots: { shares: Amount };
    substituteIncome: Amount;
    paid: { kest: Amount; soli: Amount };
  }>();
  const cents = ({ value: euros }: Amount): number => Math.round(Number(euros) * 100);
  expect(
    [record.pots.shares, record.substituteIncome, record.paid.kest, record.paid.soli].map(cents),
  ).toEqual([gain, gain, kest, soli]);
  const fee = Math.min(Math.max(Math.round(490 + value * 0.0025), 990), 5990) + 250;
  const gained = Math.round((Number((await desk.cash()).balance) - before) * 100);
  expect(gained).toBe(value - fee - kest - soli);
  const { values } = (await desk.customer.get('/api/messages/clients/user/v2/documents')).json<{
    values: { name: string; documentId: string }[];
  }>();
  const note = values.find(({ name }) => name.startsWith('Wertpapierabrechnung Verkauf'));
  const paper = await desk.customer.get(`/api/messages/v2/documents/${note?.documentId ?? ''}`);
  const german = (gain / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });
  expect(pdfText(paper.rawPayload).join(' ').replace(/\s+/g, ' ')).toContain(
    `ohne bekannten Einstand (§ 43a Abs. 2 Satz 7 EStG) ${german} EUR`,
  );
  expect((await desk.ledger()).sound).toBe(true);
});
