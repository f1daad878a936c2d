import { openWerkbank, tanHeaders, tanOf, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { pdfText } from '../../support/pdf-text';
import { applied, becoming, ofCustomer, shown, signedInBy, values } from './applying';
import {
  cfd,
  child,
  consents,
  currentAccount,
  fixedDeposit,
  jointDepot,
  knowledge,
  payout,
  singleDepot,
  wire,
  type Said,
} from './sample-fields';

let werkbank: Werkbank;
let elif: PortalCustomer;
let anna: PortalCustomer;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
beforeEach(async () => {
  await werkbank.bank.reset();
  elif = await (await werkbank.signIn('10000005')).activateSession();
  anna = await (await werkbank.signIn('10000001')).activateSession();
});
afterAll(() => werkbank.close());

const APPLICATIONS = '/api/customer/participants/user/v1/applications';
const PRODUCTS = '/api/products/participants/user/v2/allproducts';

describe('a stranger becomes a customer who has what they applied for [APP-13]', () => {
  it('a depot, with its settlement account and what they know', async () => {
    const paula = await becoming(werkbank, 'depot', singleDepot(), 'I1');
    expect(await values(paula, '/api/brokerage/clients/user/v3/depots')).toMatchObject([
      { depotType: 'STANDARD_DEPOT', targetMarket: 'ADVANCED' },
    ]);
    expect(await values(paula, '/api/banking/clients/user/v2/accounts/balances')).toMatchObject([
      { account: { accountType: { key: 'SA' } }, balance: { value: '0.00', unit: 'EUR' } },
    ]);
    const groups = await values<{ productGroupId: string; status: string; experience: object | null }>(
      paula,
      '/api/brokerage/persons/user/v1/productgroups',
    );
    expect(groups.find(({ productGroupId }) => productGroupId === 'etf')).toMatchObject({
      status: 'VERIFIED',
      experience: { transactions: '1-4' },
    });
    const profile = await paula.get('/api/customer/participants/user/v1/profile');
    expect(profile.json()).toMatchObject({ firstName: 'Paula', lastName: 'Neumann', salutation: 'FRAU' });
  });

  it('a current account with its credit and cards, and the papers in the postbox', async () => {
    const paula = await becoming(werkbank, 'girokonto', currentAccount(), 'I1');
    expect(await values(paula, '/api/banking/clients/user/v2/accounts/balances')).toMatchObject([
      {
        account: { accountType: { key: 'CA' }, creditLimit: { value: '2000.00', unit: 'EUR' } },
        availableCashAmount: { value: '2000.00', unit: 'EUR' },
      },
    ]);
    const products = await values<{ productType: string; productSubType: string }>(paula, PRODUCTS);
    expect(products.map(({ productType, productSubType }) => `${productType} ${productSubType}`)).toEqual([
      'ACCOUNT CA',
      'CARD CREDITCARD',
      'CARD GIROCARD',
    ]);
    const documents = await values<{ documentId: string; name: string }>(
      paula,
      '/api/messages/clients/user/v2/documents',
    );
    expect(documents.map(({ name }) => name)).toEqual(['Vertrag Girokonto', 'Antrag Girokonto']);
    const paper = await paula.get(`/api/messages/v2/documents/${documents[1]?.documentId ?? ''}`);
    const text = pdfText(paper.rawPayload).join(' ');
    for (const said of [
      'Antrag: Girokonto',
      'Paula',
      '17.05.1990',
      'DE',
      'Lindenweg',
      '2.000,00',
      'Beschäftigt seit 03.2019',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('a depot and an account for their child', async () => {
    const depot = { ...child(), ...knowledge('E1'), ...payout(), 'DEPOT.DEPOT': 'J' };
    const paula = await becoming(werkbank, 'junior-depot', depot, 'E1');
    expect(await values(paula, PRODUCTS)).toMatchObject([
      { productType: 'DEPOT', productSubType: 'DEPOT_JUNIOR' },
      { productType: 'ACCOUNT', productSubType: 'SA' },
    ]);
    const other = await becoming(werkbank, 'junior-konto', { ...child(), 'GIRO.KONTO': 'J' }, 'E1');
    expect(await values(other, PRODUCTS)).toMatchObject([
      { productType: 'ACCOUNT', productSubType: 'CHECKING_ACCOUNT_JUNIOR' },
    ]);
  });

  it('a depot together: the second person sees it as a connection to somebody else', async () => {
    const paula = await becoming(werkbank, 'depot', jointDepot(), 'I1', 'I2');
    const { applications } = await shown(werkbank, paula.zugangsnummer);
    const robert = await (await signedInBy(werkbank, applications[0]?.secondAccess)).activateSession();
    expect(await values(robert, PRODUCTS)).toMatchObject([
      { productType: 'ACCOUNT', clientConnectionType: 'OTHER' },
      { productType: 'DEPOT', clientConnectionType: 'OTHER' },
    ]);
    expect(await values(robert, APPLICATIONS)).toMatchObject([
      { ownRole: 'I2', state: 'OPENED', documentIds: [] },
    ]);
    const profile = await robert.get('/api/customer/participants/user/v1/profile');
    expect(profile.json()).toMatchObject({ firstName: 'Robert' });
  });
});

describe('a customer applies for more [APP-13]', () => {
  const opened = async (customer: PortalCustomer, product: string, said: Said) => {
    await applied(customer, product, said);
    await werkbank.advance(181);
    return (
      await values<{ state: string; reason: object | null; results: { productId: string }[] }>(
        customer,
        APPLICATIONS,
      )
    )[0];
  };

  it('a second depot with a savings plan, paid from the current account', async () => {
    const [giro] = await values<{ account: { iban: string } }>(
      anna,
      '/api/banking/clients/user/v2/accounts/balances',
    );
    const said = {
      ...ofCustomer(singleDepot()),
      'WERTPAPIERSPARPLAN.AUSWAHL': 'J',
      'WERTPAPIERSPARPLAN.WKN_1': 'A2PKXG',
      'WERTPAPIERSPARPLAN.SPARRATE_1': '50.00',
      'WERTPAPIERSPARPLAN.INTERVALL': 'MONTHLY',
      'WERTPAPIERSPARPLAN.KAUFTAG': '15',
      'WERTPAPIERSPARPLAN.ERSTER_KAUF': '2026-12-15',
      'WERTPAPIERSPARPLAN.ZAHLUNG_IBAN': giro?.account.iban ?? '',
      'WERTPAPIERSPARPLAN.ZAHLUNG_NAME': 'Berger',
      'WERTPAPIERSPARPLAN.ZAHLUNG_VORNAME': 'Anna',
    };
    expect(await opened(anna, 'depot', said)).toMatchObject({
      state: 'OPENED',
      results: [
        { productType: 'DEPOT', productSubType: 'SECOND_DEPOT' },
        { productType: 'ACCOUNT' },
        { productSubType: 'SAVINGS_PLAN' },
      ],
    });
    const depots = await values<{ depotId: string }>(anna, '/api/brokerage/clients/user/v3/depots');
    const plans = await values(anna, `/api/brokerage/depots/${depots.at(-1)?.depotId ?? ''}/v2/savingsplans`);
    expect(plans).toMatchObject([{ executionDay: 15, interval: 'MONTHLY', origin: 'APPLICATION' }]);
  });

  it('a fixed deposit, paid from their account and back to it with interest', async () => {
    const balance = async (): Promise<string> =>
      (
        await values<{ balance: { value: string } }>(anna, '/api/banking/clients/user/v2/accounts/balances')
      )[0]?.balance.value ?? '';
    const [giro] = await values<{ account: { iban: string } }>(
      anna,
      '/api/banking/clients/user/v2/accounts/balances',
    );
    const before = Number(await balance());
    const application = await opened(anna, 'festgeld', ofCustomer(fixedDeposit(giro?.account.iban)));
    expect(application).toMatchObject({ state: 'OPENED', results: [{ productType: 'SAVINGS' }] });
    expect(Number(await balance())).toBe(before - 10_000);
    const report = await values(anna, '/api/reports/participants/user/v1/allbalances?productType=SAVINGS');
    expect(report).toMatchObject([{ balance: { balance: { value: '10000.00', unit: 'EUR' } } }]);
    await werkbank.advance(366 * 86_400);
    const { endDueDeposits } = await import('@sandbox/areas/application/open/end-deposit');
    await endDueDeposits(werkbank.bank);
    // 10,000 EUR for twelve months at 2.35 percent.
    expect(Number(await balance())).toBe(before + 235);
  });

  it('a CFD account, unless it does not suit them', async () => {
    expect(await opened(anna, 'cfd', cfd(3))).toMatchObject({
      state: 'REFUSED',
      reason: { key: 'NOT_APPROPRIATE' },
      results: [],
    });
    expect(await opened(anna, 'cfd', cfd(4))).toMatchObject({
      state: 'OPENED',
      results: [{ productType: 'ACCOUNT', productSubType: 'CFD' }],
    });
  });

  it('no fixed deposit without the money, and no credit beyond their income', async () => {
    const [giro] = await values<{ account: { iban: string } }>(
      elif,
      '/api/banking/clients/user/v2/accounts/balances',
    );
    expect(await opened(elif, 'festgeld', ofCustomer(fixedDeposit(giro?.account.iban)))).toMatchObject({
      state: 'REFUSED',
      reason: { key: 'NOT_COVERED' },
    });
    const dear = { ...ofCustomer(currentAccount()), 'GIRO.DISPO_BETRAG': '9999.00' };
    expect(await opened(elif, 'girokonto', dear)).toMatchObject({
      state: 'REFUSED',
      reason: { key: 'INCOME_TOO_LOW' },
    });
  });

  it('changes of cards and address by PATCH', async () => {
    const change = async (product: string, said: Said) => {
      const answer = await anna.post(`/api/antrag/${product}/validation`, { fields: wire(said) });
      const { id } = tanOf(answer);
      await anna.release(id);
      const proof = tanHeaders(id, await anna.tan(id));
      return anna.patch(
        `/api/antrag/${product}`,
        { fields: wire(said) },
        { ...proof, 'idempotency-key': werkbank.bank.newId() },
      );
    };
    const cards = await change('karte', {
      'KARTEN.KREDITKARTE_I1': 'J',
      'KARTEN.KREDITKARTE_MOTIV_I1': 'SKYLINE',
    });
    expect(cards.statusCode).toBe(200);
    const moved = await change('adresse', {
      'POST.STRASSE_I1': 'Neue Gasse',
      'POST.HAUSNUMMER_I1': '7',
      'POST.PLZ_I1': '20095',
      'POST.ORT_I1': 'Hamburg',
      'POST.LAND_I1': 'DE',
    });
    expect(moved.json()).toMatchObject({ state: 'RECEIVED' });
    await werkbank.advance(181);
    expect((await values<{ state: string }>(anna, APPLICATIONS)).map(({ state }) => state)).toEqual([
      'OPENED',
      'OPENED',
    ]);
    const data = await anna.get('/api/customer/participants/user/v1/personaldata');
    expect(data.json()).toMatchObject({
      address: { street: 'Neue Gasse', houseNumber: '7', city: 'Hamburg' },
    });
    expect(await values(anna, `${PRODUCTS}?productType=CARD`)).toMatchObject([
      { productSubType: 'CREDITCARD' },
    ]);
    const { body } = await anna.get('/api/antrag/karte/configuration');
    expect(body).toContain('{"fieldname":"KARTEN.KREDITKARTE_MOTIV_I1","fieldvalue":"SKYLINE"}');
  });

  it('finds its form filled in, and the customer is the one the bank knows', async () => {
    const { prefilled } = (await anna.get('/api/antrag/depot/configuration')).json<{
      prefilled: { fieldname: string; fieldvalue: string }[];
    }>();
    const filled = new Map(prefilled.map(({ fieldname, fieldvalue }) => [fieldname, fieldvalue]));
    expect(filled.get('PERSON.VORNAME_I1')).toBe('Anna');
    expect(filled.get('MAILADRESSE.WIEDERHOLUNG_I1')).toBe(filled.get('MAILADRESSE.ADRESSE_I1'));
    expect(filled.get('WP_PRODUKTGRUPPE.UUID_I1_1')).toBe('etf');
    const said = { ...singleDepot(), ...consents('I1') };
    const answer = await anna.post('/api/antrag/depot/validation', { fields: wire(said) });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('fehler-angabe-weicht-ab');
  });
});
