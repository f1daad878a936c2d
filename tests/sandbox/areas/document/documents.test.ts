import { shortNumber } from '@domain/codes/short-number';
import { add, decimal, subtract, type Decimal } from '@domain/money/decimal';
import { formatGermanNumber } from '@domain/money/german-amount';
import { clientIdOf } from '@sandbox/world/demo-customers';
import { pdfText } from '../../support/pdf-text';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from '../order/trading';

interface Document {
  readonly documentId: string;
  readonly name: string;
  readonly title: { readonly kind: string; readonly args: Readonly<Record<string, string>> } | null;
  readonly dateCreation: string;
  readonly mimeType: string;
  readonly advertisement: boolean;
  readonly documentMetaData: {
    readonly dateRead: string | null;
    readonly alreadyRead: boolean;
    readonly predocumentExists: boolean;
  };
}

const LIST = '/api/messages/clients/user/v2/documents';
let werkbank: Werkbank;
let bernd: TradingDesk;

const begin = '2026-11-23T10:00:00+01:00';
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: begin });
});
beforeEach(async () => {
  await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(begin) });
  await werkbank.bank.reset();
  bernd = await TradingDesk.open(werkbank, '10000002');
});
afterAll(() => werkbank.close());

const list = async (customer: PortalCustomer, query = ''): Promise<readonly Document[]> =>
  (await customer.get(`${LIST}${query}`)).json<{ values: Document[] }>().values;
const open = (customer: PortalCustomer, { documentId }: Pick<Document, 'documentId'>) =>
  customer.get(`/api/messages/v2/documents/${documentId}`);
const named = async (customer: PortalCustomer, name: string): Promise<Document> => {
  const found = (await list(customer)).find((document) => document.name.startsWith(name));
  if (found === undefined) throw new Error(`No document is named ${name}`);
  return found;
};
const textOf = async (customer: PortalCustomer, name: string): Promise<readonly string[]> =>
  pdfText((await open(customer, await named(customer, name))).rawPayload);
const german = (value: Decimal): string => formatGermanNumber(value, { minDecimals: 2 });

describe('the postbox [PUB-04]', () => {
  it('has a statement of each account for each month and of each depot for each quarter since it was opened', async () => {
    expect((await list(bernd.customer)).map(({ name, dateCreation }) => [dateCreation, name])).toEqual([
      ['2026-11-01', 'Kontoauszug 10/2026, Girokonto 1000000200'],
      ['2026-10-01', expect.stringMatching(/^(Kontoauszug 09\/2026|Depotauszug zum 30\.09\.2026)/)],
      ['2026-10-01', expect.stringMatching(/^(Kontoauszug 09\/2026|Depotauszug zum 30\.09\.2026)/)],
      ['2026-09-01', 'Kontoauszug 08/2026, Girokonto 1000000200'],
      ['2026-08-01', expect.any(String)],
      ['2026-08-01', expect.any(String)],
    ]);
    await werkbank.advance(40 * 86_400);
    const later = await list(bernd.customer, '?min-dateCreation=-10d');
    expect(later.map(({ name }) => name).toSorted()).toEqual([
      'Depotauszug zum 31.12.2026, Depot 1000000250',
      'Kontoauszug 12/2026, Girokonto 1000000200',
    ]);
  });

  it('calls the statement of money in another currency what the account is, no settlement account', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    const accounts = (await list(anna)).filter(({ name }) => name.startsWith('Kontoauszug 10/2026'));
    expect(accounts.map(({ name }) => name.replace(/ \d+$/, '')).toSorted()).toEqual([
      'Kontoauszug 10/2026, Girokonto',
      'Kontoauszug 10/2026, Verrechnungskonto',
      'Kontoauszug 10/2026, Währungskonto',
    ]);
  });

  it('states a month to the cent: what stood on the account, every booking, what stood on it then', async () => {
    const text = await textOf(bernd.customer, 'Kontoauszug 10/2026');
    // Since 1 August: three times 3184.20 - 985.00 - 74.90 - 412.35 = 1711.95; in November 1472.25 went out.
    // 50000.00 + 1472.25 = 51472.25 at the end of October, 49760.30 at its beginning.
    for (const figure of ['49.760,30 EUR', '51.472,25 EUR', '3.184,20 EUR', '-1.472,25 EUR', '01.10.2026']) {
      expect(text).toContain(figure);
    }
    expect(text.join(' ')).toContain('Nordlicht Maschinenbau GmbH, Gehalt');
    expect(text).toContain('Bernd Claasen');
    expect(text).toContain('Seite 1 von 1');
  });

  it('keeps a document as it was first read, whatever the market does afterwards', async () => {
    const first = await textOf(bernd.customer, 'Depotauszug');
    expect(first.join(' ')).toContain('SAP SE');
    await bernd.price('716460', '1.00');
    expect(await textOf(bernd.customer, 'Depotauszug')).toEqual(first);
  });

  it('gets the cost note with an order and the settlement note with its execution, at the true amounts', async () => {
    await bernd.price('716460', '200.00');
    const before = (await list(bernd.customer)).length;
    const order = await bernd.place();
    expect((await list(bernd.customer)).map(({ name }) => name)).toHaveLength(before + 1);
    expect(await textOf(bernd.customer, 'Kosteninformation Kauf SAP SE')).toEqual(
      expect.arrayContaining(['Orderentgelt der Bank', '9,90 EUR', 'Gesamtkosten']),
    );
    const { balance: opening } = await bernd.cash();
    await bernd.pass(2);
    const { balance } = await bernd.cash();
    const [execution] = (await bernd.order(order.orderId)).executions ?? [];
    const price = decimal(execution?.executionPrice.value ?? '');
    const value: Decimal = { units: price.units * 10n, scale: price.scale };
    const paid = subtract(decimal(opening), decimal(balance));
    const text = await textOf(bernd.customer, 'Wertpapierabrechnung Kauf SAP SE');
    expect(text).toEqual(
      expect.arrayContaining([
        '10 Stück',
        `${german(price)} EUR`,
        `${german(value)} EUR`,
        `${german(subtract(paid, value))} EUR`,
        'Belastung',
        `${german(paid)} EUR`,
        'Ordernummer',
        shortNumber(order.orderId),
        'Ordernummer, vollständig',
        order.orderId,
        '25.11.2026',
      ]),
    );
    expect(german(add(value, subtract(paid, value)))).toBe(german(paid));
  });

  it('lists what was written about orders for one instrument, by each of its names, and no other [CUS-03]', async () => {
    await bernd.price('716460', '200.00');
    const { instrumentId } = await bernd.place();
    await bernd.place({ wkn: '840400' });
    await bernd.pass(2);
    const sap = ['Kosteninformation Kauf SAP SE', 'Wertpapierabrechnung Kauf SAP SE'];
    for (const name of ['716460', 'DE0007164600', instrumentId ?? '']) {
      const found = await list(bernd.customer, `?instrumentId=${name}`);
      expect(found.map((document) => document.name).toSorted()).toEqual(sap);
    }
    expect(await list(bernd.customer, '?instrumentId=865985')).toEqual([]);
    expect((await bernd.customer.get(`${LIST}?instrumentId=000000`)).statusCode).toBe(404);
  });

  it('tells of each document its kind and what its name names, so that a page can say it in its language', async () => {
    await bernd.price('716460', '200.00');
    await bernd.place();
    await bernd.pass(2);
    const titles = (await list(bernd.customer)).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        { kind: 'COST_NOTE_BUY', args: { name: 'SAP SE' } },
        { kind: 'SETTLEMENT_NOTE_BUY', args: { name: 'SAP SE' } },
        { kind: 'ACCOUNT_STATEMENT', args: { month: '2026-10', accountType: 'CA', account: '1000000200' } },
        { kind: 'DEPOT_STATEMENT', args: { day: '2026-09-30', depot: '1000000250' } },
        { kind: 'LETTER_WELCOME', args: {} },
        { kind: 'LETTER_SAVINGS_PLANS', args: {} },
      ]),
    );
    expect(titles).not.toContain(null);
  });

  it('files each document once, however many look at once', async () => {
    const lists = await Promise.all(Array.from({ length: 100 }, () => list(bernd.customer)));
    expect(new Set(lists.map((each) => each.length))).toEqual(new Set([6]));
  });
});

describe('a document [PUB-04]', () => {
  it('is a PDF of its own name, and read from then on', async () => {
    const document = await named(bernd.customer, 'Kontoauszug');
    expect(document).toMatchObject({
      mimeType: 'application/pdf',
      deletable: false,
      documentMetaData: { archived: false, dateRead: null, alreadyRead: false, predocumentExists: false },
    });
    const file = await open(bernd.customer, document);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Kontoauszug-10-2026-Girokonto-1000000200.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await werkbank.advance(86_400);
    await open(bernd.customer, document);
    expect((await named(bernd.customer, document.name)).documentMetaData).toMatchObject({
      dateRead: '2026-11-23',
      alreadyRead: true,
    });
    expect(await list(bernd.customer, '?alreadyRead=true')).toHaveLength(1);
  });

  it('can be a page, with one to be shown before it', async () => {
    const letter = await named(bernd.customer, 'Sparpläne');
    expect(letter).toMatchObject({ mimeType: 'text/html', advertisement: true });
    expect(letter.documentMetaData.predocumentExists).toBe(true);
    const before = await bernd.customer.get(`/api/messages/v2/documents/${letter.documentId}/predocument`);
    expect(before.headers['content-type']).toMatch(/^text\/html/);
    expect(before.body).toContain('ist Werbung');
    expect((await named(bernd.customer, 'Sparpläne')).documentMetaData.alreadyRead).toBe(false);
    const page = await open(bernd.customer, letter);
    expect(page.body).toContain('Regelmäßig anlegen');
    const statement = await named(bernd.customer, 'Kontoauszug');
    const none = await bernd.customer.get(`/api/messages/v2/documents/${statement.documentId}/predocument`);
    expect(none.statusCode).toBe(404);
  });

  it('of others is 404, like one of nobody [BNK-06]', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    const foreign = await named(anna, 'Kontoauszug');
    expect((await open(bernd.customer, foreign)).statusCode).toBe(404);
    expect((await open(bernd.customer, { documentId: 'nobody' })).statusCode).toBe(404);
    expect((await bernd.customer.get(LIST.replace('user', clientIdOf('10000001')))).statusCode).toBe(404);
  });

  it('of a page is cut out of the list, and what is no filter is refused', async () => {
    const whole = await list(bernd.customer);
    expect(await list(bernd.customer, '?paging-first=2&paging-count=2')).toEqual(whole.slice(2, 4));
    expect((await bernd.customer.get(`${LIST}?min-dateCreation=bald`)).statusCode).toBe(400);
  });
});
