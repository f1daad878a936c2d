import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { applied, becoming, ofCustomer, paperText, Stranger, validated, values } from './applying';
import { dailyDeposit, fixedDeposit } from './sample-fields';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
beforeEach(() => werkbank.bank.reset());
afterAll(() => werkbank.close());

const PRODUCTS = '/api/products/participants/user/v2/allproducts?productType=SAVINGS';

const APPLICATIONS = '/api/customer/participants/user/v1/applications';

interface Listed {
  readonly productId: string;
  readonly productSubType: string;
  readonly displayId: string;
}

describe('an instant access account [APP-13]', () => {
  it('is there for anyone who becomes a customer with it, empty, with its contract', async () => {
    const paula = await becoming(werkbank, 'tagesgeld', dailyDeposit(), 'I1');
    const listed = await values<Listed>(paula, PRODUCTS);
    expect(listed).toMatchObject([{ productSubType: 'TGK_PLUS', displayId: `${paula.zugangsnummer}80` }]);
    expect(await values(paula, '/api/reports/participants/user/v1/allbalances')).toMatchObject([
      {
        productId: listed[0]?.productId,
        productType: 'SAVINGS',
        balance: {
          balance: { value: '0.00', unit: 'EUR' },
          availableCashAmount: { value: '0.00', unit: 'EUR' },
        },
      },
    ]);
    expect(await paperText(paula, 'Vertrag Tagesgeld')).toContain(`Tagesgeld ${paula.zugangsnummer}80`);
  });

  it('is one more each time a customer applies, under a number and an IBAN of its own', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    for (const number of ['80', '81']) {
      await applied(anna, 'tagesgeld', ofCustomer(dailyDeposit()));
      await werkbank.advance(181);
      expect((await values(anna, APPLICATIONS))[0]).toMatchObject({ state: 'OPENED' });
      expect((await values<Listed>(anna, PRODUCTS)).map(({ displayId }) => displayId)).toContain(
        `10000001${number}`,
      );
    }
    const contracts = await werkbank.bank.db
      .selectFrom('contract')
      .select('terms')
      .where('sub_type', '=', 'TGK_PLUS')
      .execute();
    expect(new Set(contracts.map(({ terms }) => terms['iban'])).size).toBe(2);
    expect(contracts[0]?.terms).toMatchObject({ holder: 'Anna Berger', payoutName: 'Paula Neumann' });
  });
});

describe('what is signed of a fixed deposit [APP-13]', () => {
  it('says amount, term and rate', async () => {
    const stranger = new Stranger(werkbank);
    await stranger.open('festgeld');
    const { number } = await validated(stranger, 'festgeld', fixedDeposit());
    const { messages } = await werkbank.telephone(number);
    const lines = messages[0]?.lines.map(({ label, value }) => `${label}: ${value}`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Laufzeit: 12 Monate',
        'Zinssatz: 2,35 % im Jahr',
        'Anlagebetrag: 10.000,00 EUR',
      ]),
    );
  });
});

describe('deposits in the overview [CUS-02]', () => {
  const DEPOSITS = '/api/banking/clients/user/v1/deposits';

  it('stand with amount, rate and end, and are their holder’s alone', async () => {
    const paula = await becoming(werkbank, 'festgeld', fixedDeposit(), 'I1');
    await applied(paula, 'tagesgeld', ofCustomer(dailyDeposit()));
    await werkbank.advance(181);
    await values(paula, APPLICATIONS);
    expect(await values(paula, DEPOSITS)).toEqual([
      {
        depositId: expect.any(String),
        depositType: 'FIXED_DEPOSIT',
        displayId: expect.stringContaining(paula.zugangsnummer),
        amount: { value: '10000.00', unit: 'EUR' },
        rate: '2.35',
        collectedOn: null,
        end: '2027-11-23',
      },
      {
        depositId: expect.any(String),
        depositType: 'TGK_PLUS',
        displayId: `${paula.zugangsnummer}80`,
        amount: { value: '0.00', unit: 'EUR' },
        rate: null,
        collectedOn: null,
        end: null,
      },
    ]);
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    expect(await values(anna, DEPOSITS)).toEqual([]);
  });
});
