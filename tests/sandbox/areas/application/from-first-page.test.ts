import type { Product } from '@domain/product-application/engine/product';
import type { OpenedKind } from '@domain/product-application/submitted-application';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { becoming, paperText, productTypesOf, secondOf, Stranger, values } from './applying';
import { walked, type Typed } from './portal-walk';
import { abroad, cards, child, collected, knowing, loyalty, plan, second, takeover } from './typed-answers';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
beforeEach(() => werkbank.bank.reset());
afterAll(() => werkbank.close());

interface Row {
  readonly what: string;
  readonly product: Product;
  readonly said: Typed;
  /** Who shows who they are; a second one has all of it too. */
  readonly roles: readonly string[];
  /** What the portal knows by name. */
  readonly there: readonly OpenedKind[];
  /** A paper in the postbox, and words of it. */
  readonly paper: readonly [string, ...string[]];
}

const rows: readonly Row[] = [
  {
    what: 'a depot with plan, takeover, loyalty programme, adviser and an account abroad',
    product: 'depot',
    said: {
      ...knowing('I1'),
      ...plan,
      ...takeover,
      ...loyalty,
      ...abroad,
      'PRAEMIE.EROEFFNUNG': true,
      'FINANZDIENSTLEISTER.VOLLMACHT': true,
    },
    roles: ['I1'],
    there: ['SA', 'STANDARD_DEPOT'],
    paper: [
      'Vertrag Depot',
      'Wertpapiersparplan',
      'angefordert, Vertrag V-4711',
      'Bonusprogramm Teilnehmernummer 4711 0815',
      'BIC UBSWCHZH80A',
      'Eröffnungsprämie 50,00 EUR nach dem ersten Kauf bis 21.02.2027, einmal je Kunde',
      'Vollmacht des Finanzdienstleisters erteilt',
    ],
  },
  {
    what: 'a depot for two',
    product: 'depot',
    said: { 'PRODUKT.ART': 'KPG', ...second('I2') },
    roles: ['I1', 'I2'],
    there: ['SA', 'STANDARD_DEPOT'],
    paper: ['Vertrag Depot', 'Verrechnungskonto'],
  },
  {
    what: 'a current account for two with three kinds of cards, overdraft and loyalty programme',
    product: 'girokonto',
    said: { 'PRODUKT.ART': 'KPG', ...second('I2'), ...cards, ...loyalty },
    roles: ['I1', 'I2'],
    there: ['CAJ', 'CREDITCARD', 'GIROCARD', 'VISA_DEBITKARTE', 'VISA_DEBITKARTE'],
    paper: ['Vertrag Girokonto', 'Dispositionskredit 1500,00 EUR', 'Teilnehmernummer 4711 0815'],
  },
  {
    what: 'a current account of their own, without any card',
    product: 'girokonto',
    said: { 'KARTEN.DEBITKARTE_I1': false },
    roles: ['I1'],
    there: ['CA'],
    paper: ['Vertrag Girokonto', 'Girokonto'],
  },
  {
    what: 'a depot of a child with a plan, by both parents',
    product: 'junior-depot',
    said: {
      ...child,
      ...second('E2'),
      ...knowing('E1'),
      ...knowing('E2'),
      ...plan,
      'JUNIOR.EINZELVERFUEGUNG': true,
    },
    roles: ['E1', 'E2'],
    there: ['DEPOT_JUNIOR', 'SA'],
    paper: ['Vertrag Junior-Depot', 'Junior-Depot', 'Wertpapiersparplan'],
  },
  {
    what: 'an account of a child, by one parent, with the document of the child',
    product: 'junior-konto',
    said: { ...child, 'JUNIOR.ALLEINIGE_SORGE': true, 'PERSON.AUSWEIS_VORHANDEN_J': true },
    roles: ['E1'],
    there: ['CHECKING_ACCOUNT_JUNIOR'],
    paper: ['Vertrag Junior-Konto', 'Junior-Konto'],
  },
  {
    what: 'a depot of a child, by one parent',
    product: 'junior-depot',
    said: { ...child, 'JUNIOR.ALLEINIGE_SORGE': true },
    roles: ['E1'],
    there: ['DEPOT_JUNIOR', 'SA'],
    paper: ['Vertrag Junior-Depot', 'Junior-Depot'],
  },
  {
    what: 'an account of a child, by both parents',
    product: 'junior-konto',
    said: { ...child, ...second('E2') },
    roles: ['E1', 'E2'],
    there: ['CHECKING_ACCOUNT_JUNIOR'],
    paper: ['Vertrag Junior-Konto', 'Junior-Konto'],
  },
  {
    what: 'a fixed deposit, collected from an account abroad',
    product: 'festgeld',
    said: { ...collected, 'FESTGELD.LAUFZEIT': '12' },
    roles: ['I1'],
    there: ['FIXED_DEPOSIT'],
    paper: ['Vertrag Festgeld', 'Zinssatz 2,35 % im Jahr', 'von GB29NWBK60161331926819, BIC NWBKGB2L'],
  },
  {
    what: 'an instant access account of their own',
    product: 'tagesgeld',
    said: {},
    roles: ['I1'],
    there: ['TGK_PLUS'],
    paper: ['Vertrag Tagesgeld', 'Tagesgeld'],
  },
  {
    what: 'an instant access account for two',
    product: 'tagesgeld',
    said: { 'PRODUKT.ART': 'KPG', ...second('I2') },
    roles: ['I1', 'I2'],
    there: ['TGK_PLUS'],
    paper: ['Vertrag Tagesgeld', 'Tagesgeld'],
  },
];

describe('from the first page of the portal to what is there at the bank [APP-13]', () => {
  it.each(rows.map((row) => [row.what, row] as const))(
    'a stranger opens %s',
    async (_what, { product, said, roles, there, paper: [paper, ...words] }) => {
      const stranger = new Stranger(werkbank);
      await stranger.open(product);
      const sent = await walked(stranger, product, said);
      const customer = await becoming(werkbank, product, sent, ...roles);
      expect(await productTypesOf(customer)).toEqual(there);
      const text = await paperText(customer, paper);
      for (const word of words) expect(text).toContain(word);
      if (roles.length < 2) return;
      const other = await secondOf(werkbank, customer);
      expect(await productTypesOf(other)).toEqual(there);
      const ofOther = await paperText(other, paper);
      for (const word of words) expect(ofOther).toContain(word);
    },
  );

  it('a plan of a stranger buys what was typed, from the account that was named', async () => {
    const stranger = new Stranger(werkbank);
    await stranger.open('depot');
    const customer = await becoming(
      werkbank,
      'depot',
      await walked(stranger, 'depot', { ...knowing('I1'), ...plan }),
      'I1',
    );
    const [depot] = await values<{ depotId: string }>(customer, '/api/brokerage/clients/user/v3/depots');
    const plans = await values(customer, `/api/brokerage/depots/${depot?.depotId ?? ''}/v2/savingsplans`);
    expect(plans).toMatchObject([
      {
        startDate: '2027-01-02',
        origin: 'APPLICATION',
        instruments: [
          { instrumentId: 'A2PKXG', rate: { value: '75.00' } },
          { instrumentId: '716460', rate: { value: '25.00' } },
        ],
      },
    ]);
  });
});
