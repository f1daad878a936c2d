import type { Product } from '@domain/product-application/engine/description';
import type { PortalCustomer } from '../../support/werkbank';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { applied, becoming, byTelephone, jointWith, paperText, Stranger, values } from './applying';
import { walked, type Typed } from './portal-walk';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
beforeEach(() => werkbank.bank.reset());
afterAll(() => werkbank.close());

const APPLICATIONS = '/api/customer/participants/user/v1/applications';
const PRODUCTS = '/api/products/participants/user/v2/allproducts';

/** What of each there is then, by the last part of its kind. */
const productsOf = async (customer: PortalCustomer): Promise<readonly string[]> =>
  (await values<{ productSubType: string }>(customer, PRODUCTS))
    .map(({ productSubType }) => productSubType)
    .toSorted();

/** A second person is not the first one. */
const second = (role: 'I2' | 'E2'): Typed => ({
  [`PERSON.VORNAME_${role}`]: 'Robert',
  [`PERSON.STEUER_ID_${role}`]: '47036892816',
});
const child: Typed = { 'PERSON.VORNAME_J': 'Lena', 'PERSON.STEUER_ID_J': '65929970489' };
/** Somebody who knows their way, whatever they buy. */
const knowing = (role: 'I1' | 'E1'): Typed => ({
  [`DEPOT.ZIELMARKT_KENNTNISSE_${role}`]: 'EXPERT',
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`WP_PRODUKTGRUPPE.KENNTNISSE_${role}_${String(at + 1)}`, true]),
  ),
});
const plan: Typed = {
  'WERTPAPIERSPARPLAN.AUSWAHL': true,
  'WERTPAPIERSPARPLAN.WKN_1': 'A2PKXG',
  'WERTPAPIERSPARPLAN.SPARRATE_1': '75,00',
  'WERTPAPIERSPARPLAN.WKN_2': '716460',
  'WERTPAPIERSPARPLAN.SPARRATE_2': '25,00',
  'WERTPAPIERSPARPLAN.ERSTER_KAUF': '02.01.2027',
};
const takeover: Typed = {
  'ONVISTA.EINWILLIGUNG': true,
  'ONVISTA.VERTRAG_REFERENZ': 'V-4711',
  'ONVISTA.PERSON_REFERENZ': 'P-0815',
};
const loyalty: Typed = { 'KUNDENBINDUNG.TEILNEHMERNUMMER': '4711 0815' };
const abroad: Typed = {
  'AUSZAHLUNG_KONTO.KONTO_ID': 'CH93 0076 2011 6238 5295 7',
  'AUSZAHLUNG_KONTO.BIC': 'ubswchzh80a',
};
const cards: Typed = {
  'KARTEN.KREDITKARTE_I1': true,
  'KARTEN.KREDITKARTE_MOTIV_I1': 'WALD',
  'KARTEN.DEBITKARTE_I1': true,
  'KARTEN.GIROCARD_I1': true,
  'KARTEN.RATENSERVICE_I1': true,
  'GIRO.DISPO': true,
  'GIRO.DISPO_BETRAG': '1500,00',
};
const collected: Typed = {
  'LASTSCHRIFT_KONTO.ZAHLUNGSWEG': true,
  'LASTSCHRIFT_KONTO.KONTO_ID': 'GB29 NWBK 6016 1331 9268 19',
  'LASTSCHRIFT_KONTO.BIC': 'NWBKGB2L',
  'LASTSCHRIFT_KONTO.FRUEHESTMOEGLICH': true,
};

interface Row {
  readonly what: string;
  readonly product: Product;
  readonly said: Typed;
  /** Who shows who they are. */
  readonly roles: readonly string[];
  readonly there: readonly string[];
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
    what: 'a depot of a child with a plan, by both parents',
    product: 'junior-depot',
    said: { ...child, ...second('E2'), ...knowing('E1'), ...plan, 'JUNIOR.EINZELVERFUEGUNG': true },
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
    what: 'a fixed deposit, collected from an account abroad',
    product: 'festgeld',
    said: { ...collected, 'FESTGELD.LAUFZEIT': '12' },
    roles: ['I1'],
    there: ['FIXED_DEPOSIT'],
    paper: ['Vertrag Festgeld', 'Zinssatz 2,35 % im Jahr', 'von GB29NWBK60161331926819, BIC NWBKGB2L'],
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
      expect(await productsOf(customer)).toEqual(there);
      const text = await paperText(customer, paper);
      for (const word of words) expect(text).toContain(word);
    },
  );

  it('a customer opens a CFD account, with all that is asked again filled in', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    const before = await productsOf(anna);
    const answers = Object.fromEntries(
      ['RICHTIG', 'FALSCH', 'RICHTIG', 'RICHTIG', 'FALSCH', 'FALSCH'].map((answer, at) => [
        `CFD_ANTWORT.ANTWORT_I1_${String(at + 1)}`,
        answer,
      ]),
    );
    const experience = {
      'CFD_ERFAHRUNG.AKTIEN_KENNTNISSE_I1': 'GUT',
      'CFD_ERFAHRUNG.CFD_KENNTNISSE_I1': 'GUT',
    };
    await applied(anna, 'cfd', await walked(anna, 'cfd', { ...answers, ...experience }));
    await werkbank.advance(181);
    const applications = await values(anna, APPLICATIONS);
    expect(applications[0]).toMatchObject({ state: 'OPENED', results: [{ productSubType: 'CFD' }] });
    expect((await productsOf(anna)).length).toBe(before.length + 1);
  });

  it.each([
    [{}, 'OPENED'],
    [
      { 'CFD_ERFAHRUNG.AKTIEN_KENNTNISSE_I2': 'KEINE', 'CFD_ERFAHRUNG.CFD_KENNTNISSE_I2': 'KEINE' },
      'REFUSED',
    ],
  ])(
    'two open a CFD account, each asked what they know, the second one giving their word too: %j is %s',
    async (other, state) => {
      const anna = await (await werkbank.signIn('10000001')).activateSession();
      const bernd = await (await werkbank.signIn('10000002')).activateSession();
      const known = Object.fromEntries(
        Object.entries(await jointWith(bernd)).filter(([name]) => /^PERSON\..*_I2$/.test(name)),
      );
      const answers = ['I1', 'I2'].flatMap((role) =>
        ['RICHTIG', 'FALSCH', 'RICHTIG', 'RICHTIG', 'FALSCH', 'FALSCH'].map(
          (answer, at) => [`CFD_ANTWORT.ANTWORT_${role}_${String(at + 1)}`, answer] as const,
        ),
      );
      const experience = ['I1', 'I2'].flatMap((role) =>
        ['AKTIEN', 'CFD'].map((of) => [`CFD_ERFAHRUNG.${of}_KENNTNISSE_${role}`, 'GUT'] as const),
      );
      const said = await walked(anna, 'cfd', {
        'CFD_KONTO.KONTOART': true,
        ...second('I2'),
        ...Object.fromEntries([...answers, ...experience]),
        ...known,
        'PERSON.GEBURTSDATUM_I2': '14.03.1988',
        'PERSON.ZUGANG_VORHANDEN_I2': true,
        ...other,
      });
      expect(said['CFD_KONTO.KONTOART']).toBe('2');
      const { applicationId } = await applied(anna, 'cfd', { ...said, ...known });
      await werkbank.advance(61);
      expect(await values(bernd, APPLICATIONS)).toMatchObject([{ canRelease: true, accountType: 'KPG' }]);
      await byTelephone(werkbank, anna.zugangsnummer, applicationId, { kind: 'release' });
      await werkbank.advance(200);
      expect(await values(bernd, APPLICATIONS)).toMatchObject([{ state }]);
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
