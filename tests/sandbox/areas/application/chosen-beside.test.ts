import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { becoming, paperText, Stranger } from './applying';
import { currentAccount, fixedDeposit, proposal, singleDepot, wire } from './sample-fields';

interface Refused {
  readonly messages: readonly { readonly origin: readonly string[] }[];
}

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
beforeEach(() => werkbank.bank.reset());
afterAll(() => werkbank.close());

describe('with a product the bank writes down [APP-13]', () => {
  it('a debit card (girocard) under the module it was chosen by, whose id is fixed [APP-11]', async () => {
    const fixed = '5c0f5d2e-6b1e-4a57-9d43-0a1f6f2b7c11';
    const module = await werkbank.inject({ url: `/api/products/v1/productmodules/${fixed}` });
    expect(module.json()).toMatchObject({ productModuleName: 'GIROCARD' });
    await becoming(werkbank, 'girokonto', { ...currentAccount(), 'PRODUKT.MODULE': fixed }, 'I1');
    const cards = await werkbank.bank.db
      .selectFrom('contract')
      .select(['sub_type', 'terms'])
      .where('product_type', '=', 'CARD')
      .orderBy('sub_type')
      .execute();
    expect(cards.map(({ sub_type, terms }) => [sub_type, terms['moduleId']])).toEqual([
      ['CREDITCARD', ''],
      ['GIROCARD', fixed],
    ]);
  });

  it('a depot on which proposal of the planner it is opened, and what was recommended [PLA-01]', async () => {
    const paula = await becoming(werkbank, 'depot', { ...singleDepot(), ...proposal() }, 'I1');
    const contract = await paperText(paula, 'Vertrag Depot');
    for (const words of [
      'Risikoklasse 3, Ausgewogen',
      'Strategie nachhaltig',
      'Empfohlen: Verlust bis 20 Prozent',
      'Empfohlen: Schwankung stark',
    ])
      expect(contract).toContain(words);
    const kept = await werkbank.bank.db
      .selectFrom('contract')
      .select('terms')
      .where('sub_type', '=', 'STANDARD_DEPOT')
      .executeTakeFirstOrThrow();
    expect(kept.terms).toMatchObject({
      riskClass: '3',
      strategy: 'NACHHALTIG',
      recommendedLoss: '20',
      recommendedVariation: 'STARK',
    });
  });

  it('an account abroad with its bank, to which money finds its way only by that [APP-07]', async () => {
    const said = {
      ...fixedDeposit('CH9300762011623852957'),
      'AUSZAHLUNG_KONTO.BIC': 'UBSWCHZH80A',
    };
    const paula = await becoming(werkbank, 'festgeld', said, 'I1');
    expect(await paperText(paula, 'Vertrag Festgeld')).toContain(
      'Auszahlungskonto CH9300762011623852957, BIC UBSWCHZH80A',
    );
  });

  it('a depot with what is asked of the bank that has had it, by its references', async () => {
    const said = {
      ...singleDepot(),
      'ONVISTA.EINWILLIGUNG': 'J',
      'ONVISTA.VERTRAG_REFERENZ': 'V-4711',
      'ONVISTA.PERSON_REFERENZ': 'P-0815',
    };
    const paula = await becoming(werkbank, 'depot', said, 'I1');
    expect(await paperText(paula, 'Vertrag Depot')).toContain(
      'Übernahme aus Ihrem bisherigen Depot angefordert, Vertrag V-4711',
    );
    const application = await paperText(paula, 'Antrag Depot');
    for (const words of ['Datenübernahme', 'Vertragsreferenz V-4711', 'Personenreferenz P-0815'])
      expect(application).toContain(words);
    const contracts = await werkbank.bank.db
      .selectFrom('contract')
      .select('terms')
      .where('sub_type', '=', 'STANDARD_DEPOT')
      .execute();
    expect(contracts).toMatchObject([
      { terms: { takeover: 'REQUESTED', takeoverContract: 'V-4711', takeoverPerson: 'P-0815' } },
    ]);
  });

  it.each([
    ['without the references', { EINWILLIGUNG: 'J' }, ['VERTRAG_REFERENZ', 'PERSON_REFERENZ']],
    ['without consent', { EINWILLIGUNG: 'N', VERTRAG_REFERENZ: 'V-4711' }, ['EINWILLIGUNG']],
    [
      'with a reference that is none',
      { EINWILLIGUNG: 'J', VERTRAG_REFERENZ: '<b>', PERSON_REFERENZ: 'P-0815' },
      ['VERTRAG_REFERENZ'],
    ],
  ])('nothing of another bank %s', async (_case, taken, refused) => {
    const stranger = new Stranger(werkbank);
    await stranger.open('depot');
    const said = Object.entries(taken).map(([field, value]) => [`ONVISTA.${field}`, value] as const);
    const fields = wire({ ...singleDepot(), ...Object.fromEntries(said) });
    const answer = await stranger.post('/api/antrag/depot/validation', { fields });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Refused>().messages.map(({ origin }) => origin)).toEqual(
      refused.map((field) => [`ONVISTA.${field}`]),
    );
  });
});
