import { IncomeEngine } from '@sandbox/areas/tax/income/income-engine';
import { depotIdOf } from '@sandbox/world/demo-customers';
import { pdfText } from '../../support/pdf-text';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';
import { bookSale, type Sale } from './booked-sale';

interface Amount {
  readonly value: string;
}
interface Tax {
  readonly pots: { readonly shares: Amount; readonly other: Amount };
  readonly allowance: { readonly ordered: Amount; readonly used: Amount };
  readonly paid: { readonly kest: Amount; readonly soli: Amount; readonly kist: Amount };
}
interface Document {
  readonly documentId: string;
  readonly name: string;
}

/** A mother with a depot of her own, who looks after that of her daughter Mara Albers. */
const YVONNE = '10000023';
const CHILDS = depotIdOf(YVONNE, 'junior-depot');
const OWN = depotIdOf(YVONNE, 'depot');

describe('the tax of a child’s depot [TAX-01]', () => {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  });
  beforeEach(() => werkbank.bank.reset());
  afterAll(() => werkbank.close());

  const customerOf = async (number: string): Promise<PortalCustomer> =>
    (await werkbank.signIn(number)).activateSession();
  const recordOf = async (depotId?: string, year = 2026): Promise<readonly string[]> => {
    const query = depotId === undefined ? '' : `&depotId=${depotId}`;
    const answer = await (
      await customerOf(YVONNE)
    ).get(`/api/tax/participants/user/v1/record?year=${String(year)}${query}`);
    const { pots, allowance, paid } = answer.json<Tax>();
    return [pots.shares, pots.other, allowance.ordered, allowance.used, paid.kest, paid.soli, paid.kist].map(
      ({ value }) => value,
    );
  };
  const sell = (depot: string, sale: Sale, executionId: string): Promise<void> =>
    bookSale(werkbank, YVONNE, sale, { depot, executionId });
  const share = (value: string, cost: string): Sale => ['2026-11-24', '716460', value, '12.00', cost];

  const untouched = ['0.00', '0.00', '1000.00', '0.00', '0.00', '0.00', '0.00'];

  it('is withheld by the child’s own allowance and pots; those of the parent stay as they are', async () => {
    // 3,000.00 less 12.00 and 1,000.00: 1,988.00, of which 1,000.00 are free; a quarter of 988.00, and 5.5 % of that.
    await sell('junior-depot', share('3000.00', '1000.00'), 'gain');
    expect(await recordOf(CHILDS)).toEqual([
      '1988.00',
      '0.00',
      '1000.00',
      '1000.00',
      '247.00',
      '13.58',
      '0.00',
    ]);
    expect(await recordOf()).toEqual(untouched);
    expect(await recordOf(OWN)).toEqual(untouched);
  });

  it('does not set off a loss of the parent against a gain of the child, nor the other way round', async () => {
    // 500.00 less 12.00 and 2,000.00.
    await sell('depot', share('500.00', '2000.00'), 'loss');
    await sell('junior-depot', share('3000.00', '1000.00'), 'gain');
    expect(await recordOf()).toEqual(['-1512.00', ...untouched.slice(1)]);
    expect(await recordOf(CHILDS)).toEqual([
      '1988.00',
      '0.00',
      '1000.00',
      '1000.00',
      '247.00',
      '13.58',
      '0.00',
    ]);
  });

  it('uses up each allowance once, however many sales of both depots come at the same moment', async () => {
    // 40.00 less 12.00 and 6.00 gain 22.00 each: 50 of them 1,100.00, of which 100.00 are taxed.
    const sales = Array.from({ length: 100 }, (_, index) =>
      sell(index % 2 === 0 ? 'depot' : 'junior-depot', share('40.00', '6.00'), `sale-${String(index)}`),
    );
    await Promise.all(sales);
    for (const depotId of [OWN, CHILDS]) {
      const [shares, other, ordered, used, kest] = await recordOf(depotId);
      expect([shares, other, ordered, used, kest]).toEqual([
        '1100.00',
        '0.00',
        '1000.00',
        '1000.00',
        '25.00',
      ]);
    }
    expect((await new TradingDesk(werkbank, await customerOf(YVONNE)).ledger()).sound).toBe(true);
  });

  it('is that of the child when an order is executed, whose words and settlement note say whose depot it is', async () => {
    const desk = await TradingDesk.open(werkbank, YVONNE);
    await desk.price('A2PKXG', '200.00');
    const body = await desk.body({ depotId: CHILDS, side: 'SELL', wkn: 'A2PKXG', pieces: '20' });
    const validated = await desk.validate(body);
    const challenge = validated.headers['x-once-authentication-info'];
    expect(JSON.parse(String(challenge))).toMatchObject({
      signed: { lines: expect.arrayContaining([{ label: 'Depot', value: '1000002351 von Mara Albers' }]) },
    });
    const created = await desk.create(body, await desk.release(validated));
    expect(created.statusCode).toBe(201);
    await desk.pass(2);
    const [, other, , used] = await recordOf(CHILDS);
    expect(Number(other)).toBeGreaterThan(1000);
    expect(used).toBe('1000.00');
    expect(await recordOf()).toEqual(untouched);
    const documents = (await desk.customer.get('/api/messages/clients/user/v2/documents')).json<{
      values: Document[];
    }>().values;
    const note = documents.find(({ name }) => name.startsWith('Wertpapierabrechnung Verkauf'));
    const paper = await desk.customer.get(`/api/messages/v2/documents/${note?.documentId ?? ''}`);
    expect(pdfText(paper.rawPayload).join(' ')).toContain('1000002351 von Mara Albers');
  });

  it('is that of the child for what funds are taxed in advance, which is told apart', async () => {
    const { bank } = werkbank;
    const desk = await TradingDesk.open(werkbank, YVONNE);
    await bank.clock.set(bank.db, { at: Date.parse('2026-12-30T12:00:00+01:00') });
    for (const wkn of ['A0RPWH', 'A2PKXG']) await desk.price(wkn, '400.00');
    await bank.clock.set(bank.db, { at: Date.parse('2027-01-04T12:00:00+01:00') });
    await new IncomeEngine(bank).round();
    const rows = await bank.db
      .selectFrom('lot_lump_sum')
      .innerJoin('lot', 'lot.lot_id', 'lot_lump_sum.lot_id')
      .select(['depot_id', 'amount'])
      .where('lot_lump_sum.client_id', '=', desk.clientId)
      .where('year', '=', 2026)
      .execute();
    for (const depotId of [OWN, CHILDS]) {
      const lots = rows.filter(({ depot_id }) => depot_id === depotId);
      const lumpSum = lots.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
      expect(lumpSum).toBeGreaterThan(0);
      // Of a fund of shares 30 % are exempt.
      expect(Math.round(Number((await recordOf(depotId, 2027))[1]) * 100)).toBe(
        lumpSum - Math.round(lumpSum * 0.3),
      );
    }
    const told = (await (await customerOf(YVONNE)).get('/api/messages/v1/notifications')).json<{
      values: { kind: string; name: string }[];
    }>().values;
    expect(
      told
        .filter(({ kind }) => kind === 'TAX')
        .map(({ name }) => name.replace(/ gebucht.*/u, ''))
        .sort(),
    ).toEqual(['Vorabpauschale 2026 für Fonds von Mara Albers', 'Vorabpauschale 2026 für Ihre Fonds']);
  });

  it('is certified to the child, in the parent’s postbox', async () => {
    const { bank } = werkbank;
    await sell('junior-depot', share('3000.00', '1000.00'), 'gain');
    await bank.clock.set(bank.db, { at: Date.parse('2027-01-01T07:00:00+01:00') });
    await new IncomeEngine(bank).round();
    const customer = await customerOf(YVONNE);
    const certificates = async (query: string) =>
      (await customer.get(`/api/tax/participants/user/v1/certificates${query}`)).json<{
        values: { year: number; lines: { income: Amount; kest: Amount }; documentId: string | null }[];
      }>().values;
    const childs = (await certificates(`?depotId=${CHILDS}`)).find(({ year }) => year === 2026);
    expect(childs?.lines).toMatchObject({ income: { value: '1988.00' }, kest: { value: '247.00' } });
    expect((await certificates('')).find(({ year }) => year === 2026)?.lines.income.value).toBe('0.00');
    const documents = (await customer.get('/api/messages/clients/user/v2/documents')).json<{
      values: Document[];
    }>().values;
    expect(documents.filter(({ name }) => name.startsWith('Jahressteuer'))).toMatchObject([
      { documentId: childs?.documentId, name: 'Jahressteuerbescheinigung 2026 für Mara Albers' },
    ]);
    const paper = await customer.get(`/api/messages/v2/documents/${childs?.documentId ?? ''}`);
    const text = pdfText(paper.rawPayload).join(' ');
    expect(text).toContain('Mara Albers');
    expect(text).not.toContain('Yvonne');
  });

  it.each(['record', 'certificates'])(
    'of a depot of somebody else is none that there is: %s',
    async (what) => {
      const others = depotIdOf('10000001', 'depot');
      const answer = await (
        await customerOf(YVONNE)
      ).get(`/api/tax/participants/user/v1/${what}?depotId=${others}`);
      expect(answer.statusCode).toBe(404);
    },
  );

  it('is named with the depot on the wire, which no depot of an adult says', async () => {
    const { values } = (await (await customerOf(YVONNE)).get('/api/brokerage/clients/user/v3/depots')).json<{
      values: { depotId: string; heldFor?: { name: string } }[];
    }>();
    expect(values.map(({ depotId, heldFor }) => [depotId, heldFor])).toEqual([
      [OWN, undefined],
      [CHILDS, { name: 'Mara Albers' }],
    ]);
  });

  it('is named with the account on the wire, on which the child’s money is', async () => {
    const { values } = (
      await (await customerOf(YVONNE)).get('/api/banking/clients/user/v2/accounts/balances')
    ).json<{ values: { account: { accountDisplayId: string; heldFor?: { name: string } } }[] }>();
    expect(values.map(({ account }) => [account.accountDisplayId, account.heldFor])).toEqual([
      ['1000002300', undefined],
      ['1000002301', { name: 'Mara Albers' }],
    ]);
  });
});
