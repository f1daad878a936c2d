import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fundMessage } from '@sandbox/areas/fund-depot/check/fund-messages';
import type { Werkbank } from '../../support/werkbank';
import { FUND_CASES } from './fund-cases';
import { deposit, FundDesk, keysOf, openFundBank, withdrawal, type FundRequest } from './fund-desk';

let werkbank: Werkbank;
let desk: FundDesk;

beforeAll(async () => {
  werkbank = await openFundBank();
});
afterAll(() => werkbank.close());
beforeEach(async () => {
  desk = await FundDesk.fresh(werkbank);
});

describe('the reference account [FUN-01]', () => {
  const path = (): string => `/api/brokerage/depots/${desk.depotId}/v1/referenceaccount`;

  it('is changed with a TAN; what is released keeps the account it was signed with', async () => {
    const before = await desk.iban('extern');
    const { fundOrderId } = await desk.make(withdrawal({ percent: '10', accountIban: before }));
    const iban = 'DE89 3704 0044 0532 0130 00';
    const validated = await desk.customer.post(`${path()}/validation`, { iban });
    expect(validated.statusCode).toBe(201);
    const changed = await desk.customer.patch(path(), { iban }, await desk.release(validated));
    expect(changed.json()).toEqual({
      depotId: desk.depotId,
      iban: 'DE89370400440532013000',
      external: true,
      bank: 'Bank mit der Bankleitzahl 37040044',
      since: '2026-11-23',
    });
    const { accounts, referenceAccount } = await desk.conditions();
    expect(referenceAccount.iban).toBe('DE89370400440532013000');
    expect(accounts.map((account) => [account.iban, account.reference])).toEqual([
      ['DE89370400440532013000', true],
      [await desk.iban(), false],
    ]);
    expect((await desk.order(fundOrderId)).accountIban).toBe(before);
    expect(keysOf(await desk.validate(await desk.body(deposit('100.00', { accountIban: before }))))).toEqual([
      ['fehler-fondsauftrag-konto-nicht-hinterlegt', ['accountIban']],
    ]);
  });

  it.each([
    ['fehler_pflichtfeld_nicht_gesetzt', ''],
    ['request.object.invalid.i-ba-n', 'DE00370400440532013000'],
    ['BIC_NICHT_SEPAFAEHIG_LASTSCHRIFT', 'BR1800360305000010009795493C1'],
    ['BIC_NICHT_ERMITTELBAR', 'DE09000000000000000001'],
    ['INSTITUT_NICHT_CORE_FAEHIG', 'DE20500000000000000001'],
    ['KONTONUMMER_UNGUELTIG', 'DE68370400440000000000'],
    ['FALSCHE_KONTOART', 'werkbank'],
    ['fehler-referenzkonto-unveraendert', 'extern'],
  ])('refuses with %s', async (key, iban) => {
    const anna = async (): Promise<string> => {
      const row = await werkbank.bank.db
        .selectFrom('account')
        .select('iban')
        .where('client_id', '!=', desk.clientId)
        .where('account_type', '=', 'CA')
        .executeTakeFirst();
      return row?.iban ?? '';
    };
    const sent = iban === 'werkbank' ? await anna() : iban === 'extern' ? await desk.iban('extern') : iban;
    const answer = await desk.customer.post(`${path()}/validation`, { iban: sent });
    expect([answer.statusCode, keysOf(answer)]).toEqual([422, [[key, ['iban']]]]);
  });
});

describe('what an order cannot be [FUN-01]', () => {
  it('says so, with what it is about, while it is typed and when it is checked', async () => {
    await werkbank.inject({ method: 'POST', url: `/sandbox/api/unlock/${desk.customer.zugangsnummer}` });
    for (const [key, origin, request] of FUND_CASES) {
      const body = await desk.body(request);
      const accountIban = body.accountIban === 'extern' ? await desk.iban('extern') : body.accountIban;
      const sent = { ...body, accountIban: accountIban ?? null };
      const answer = await desk.validate(sent);
      expect([key, answer.statusCode, keysOf(answer)]).toEqual([key, 422, [[key, [...origin]]]]);
      if (key === 'fehler_pflichtfeld_nicht_gesetzt') continue;
      const typed = await desk.customer.post(`${desk.path}/prevalidation`, sent);
      expect([key, keysOf(typed)]).toEqual([key, [[key, [...origin]]]]);
    }
  });

  it('names the price day as the wire writes days, so that a page writes it in its own language', async () => {
    const answer = await desk.customer.post(
      `${desk.path}/prevalidation`,
      await desk.body(deposit('1500.00')),
    );
    const { messages }: { messages: unknown } = JSON.parse(String(answer.headers['x-http-response-info']));
    expect(messages).toContainEqual(
      expect.objectContaining({
        key: 'hinweis-fondsauftrag-preis-offen',
        args: { preistag: '2026-11-25' },
        message: 'Ausgeführt wird zum Preis vom 25.11.2026. Er steht noch nicht fest.',
      }),
    );
  });

  it('depends on who asks, and on what is there', async () => {
    const { db } = werkbank.bank;
    const keys = async (request: FundRequest): Promise<readonly unknown[]> =>
      keysOf(await desk.validate(await desk.body(request)));
    await desk.make(withdrawal({ all: true }));
    expect(await keys(withdrawal({ all: true }))).toEqual([['fehler-fondsauftrag-kein-bestand', ['all']]]);
    const { fundOrderId } = await desk.make(deposit('100.00'));
    expect(keysOf(await desk.change(fundOrderId, withdrawal({ percent: '10' })))).toContainEqual([
      'fehler-fondsauftrag-art-unveraenderlich',
      ['kind'],
    ]);
    const external = { accountIban: await desk.iban('extern') };
    await db
      .insertInto('returned_debit')
      .values({ client_id: desk.clientId, iban: external.accountIban, returned_at: new Date() })
      .execute();
    expect(await keys(deposit('100.00', external))).toEqual([
      ['fehler-offene-ruecklastschrift', ['accountIban']],
    ]);
    await db.deleteFrom('returned_debit').where('client_id', '=', desk.clientId).execute();
    await db
      .updateTable('fund_depot')
      .set({ reference_iban: 'AT611904300234573201' })
      .where('client_id', '=', desk.clientId)
      .execute();
    expect(await keys(deposit('1000.01', { accountIban: 'AT611904300234573201' }))).toEqual([
      ['fehler_lastschrifteinzug_limit_ueberschritten_ausland', ['amount']],
    ]);
    await db
      .updateTable('customer')
      .set({ us_person: true })
      .where('client_id', '=', desk.clientId)
      .execute();
    expect(await keys(deposit('100.00'))).toEqual([
      ['fehler-als-usperson-handel-des-wptyps-nicht-erlaubt', null],
    ]);
  });

  it('leaves no key of the catalogue without an order that raises it', async () => {
    const files = ['fund-keys.test.ts', 'fund-cases.ts', 'fund-depot.test.ts', 'open-fund-orders.test.ts'];
    const folder = resolve('tests/sandbox/areas/fund-depot');
    const sources = await Promise.all(files.map((file) => readFile(resolve(folder, file), 'utf8')));
    const unraised = fundMessage.keys.filter(
      (key) => !key.startsWith('hinweis') && !sources.some((source) => source.includes(`'${key}'`)),
    );
    expect(unraised).toEqual([]);
  });
});

describe('who may [GU-07] [FUN-01]', () => {
  it('needs a fund depot of its own', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    const other = new FundDesk(werkbank, anna);
    expect(keysOf(await anna.get(`${other.path}/conditions`))).toEqual([['fehler-kein-fondsdepot', null]]);
    expect((await anna.get(`${desk.path}/conditions`)).statusCode).toBe(404);
    expect((await anna.get(desk.path)).statusCode).toBe(404);
    const { fundOrderId } = await desk.make(deposit('100.00'));
    expect((await anna.get(`${desk.path}/${fundOrderId}`)).statusCode).toBe(404);
    expect((await anna.get(`${other.path}/${fundOrderId}`)).statusCode).toBe(404);
    expect((await anna.post(`${desk.path}/${fundOrderId}/validation`, {})).statusCode).toBe(404);
  });

  it('tells what is possible', async () => {
    expect(await desk.conditions()).toMatchObject({
      strategy: { key: 'WACHSTUM', text: 'Wachstum' },
      value: { value: '13600.00' },
      withdrawal: { maximum: { value: '13100.00' } },
      accounts: [{ accountType: { key: 'EXT' }, external: true, reference: true, available: null }, {}],
      funds: [
        { instrumentId: '847402', weight: '60', value: { value: '7000.00' } },
        { instrumentId: '849105', weight: '25', value: { value: '4800.00' } },
        { instrumentId: 'A0M430', weight: '15', value: { value: '1800.00' } },
      ],
    });
  });
});
