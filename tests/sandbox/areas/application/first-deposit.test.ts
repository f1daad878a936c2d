import { calendarDay } from '@domain/time/local-date';
import { Answers } from '@sandbox/areas/application/check/answers';
import { collectDueDeposits } from '@sandbox/areas/application/open/collect-deposit';
import { collectionDay } from '@sandbox/areas/application/open/direct-debit';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { applied, ofCustomer, paperText, Stranger, validated, values } from './applying';
import { fixedDeposit, wire, type Said } from './sample-fields';

const DEBIT = 'LASTSCHRIFT_KONTO';
const APPLICATIONS = '/api/customer/participants/user/v1/applications';
const BALANCES = '/api/banking/clients/user/v2/accounts/balances';
const DEPOSITS = '/api/banking/clients/user/v1/deposits';

/** Collected from an account, on a day or as early as possible. */
const debit = (iban: string, on: string): Said => ({
  [`${DEBIT}.ZAHLUNGSWEG`]: 'LASTSCHRIFT',
  [`${DEBIT}.KONTO_ID`]: iban,
  [`${DEBIT}.NAME`]: 'Neumann',
  [`${DEBIT}.VORNAME`]: 'Paula',
  ...(on === 'earliest'
    ? { [`${DEBIT}.FRUEHESTMOEGLICH`]: 'J' }
    : { [`${DEBIT}.FRUEHESTMOEGLICH`]: 'N', [`${DEBIT}.EINZUG_AM`]: on }),
});

const OTHER_BANK = 'DE02120300000000202051';

describe('the day on which a first deposit is collected [APP-13]', () => {
  it.each([
    ['2026-11-23', 'earliest', '2026-11-24'],
    // A Friday; then the day before the eve of Christmas, which is a Wednesday.
    ['2026-12-04', 'earliest', '2026-12-07'],
    ['2026-12-23', 'earliest', '2026-12-28'],
    ['2026-11-23', '2026-12-01', '2026-12-01'],
    ['2026-11-23', '2026-12-05', '2026-12-07'],
    // The review took longer than the day was away.
    ['2026-11-30', '2026-11-25', '2026-12-01'],
  ])('opened on %s, wanted %s: %s', (opened, wanted, day) => {
    expect(collectionDay(Answers.of(wire(debit(OTHER_BANK, wanted))), calendarDay(opened))).toBe(day);
  });

  it('is none where the customer pays it in', () => {
    const answers = Answers.of(wire(fixedDeposit()));
    expect(collectionDay(answers, calendarDay('2026-11-23'))).toBeUndefined();
  });
});

describe('the first deposit by direct debit [APP-13]', () => {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  });
  beforeEach(() => werkbank.bank.reset());
  afterAll(() => werkbank.close());

  const giroOf = async (customer: PortalCustomer) => {
    const [giro] = await values<{
      account: { accountId: string; iban: string };
      balance: { value: string };
    }>(customer, BALANCES);
    if (giro === undefined) throw new Error('No account');
    return { iban: giro.account.iban, id: giro.account.accountId, balance: Number(giro.balance.value) };
  };

  /** The bank opens what was applied for a minute past ten on 23 November. */
  async function opened(customer: PortalCustomer, said: Said): Promise<void> {
    await applied(customer, 'festgeld', { ...ofCustomer(fixedDeposit()), ...said });
    await werkbank.advance(181);
    const [application] = await values<{ state: string }>(customer, APPLICATIONS);
    expect(application).toMatchObject({ state: 'OPENED' });
  }

  async function until(moment: string): Promise<void> {
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(moment) });
    await collectDueDeposits(werkbank.bank);
  }

  it('is booked on the day that was asked for, and the term begins with it', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    const before = await giroOf(anna);
    await opened(anna, debit(before.iban, '2026-12-01'));
    expect((await giroOf(anna)).balance).toBe(before.balance);
    expect(await paperText(anna, 'Vertrag Festgeld')).toContain(
      `Lastschrift am 01.12.2026 von ${before.iban}`,
    );
    const asCollected = { amount: { value: '0.00', unit: 'EUR' }, collectedOn: '2026-12-01' };
    expect(await values(anna, DEPOSITS)).toMatchObject([asCollected]);
    await until('2026-12-01T05:59:00+01:00');
    expect((await giroOf(anna)).balance).toBe(before.balance);
    await until('2026-12-01T06:00:00+01:00');
    expect((await giroOf(anna)).balance).toBe(before.balance - 10_000);
    expect(await values(anna, DEPOSITS)).toMatchObject([
      { amount: { value: '10000.00', unit: 'EUR' }, rate: '2.35', collectedOn: null, end: '2027-12-01' },
    ]);
    const [booked] = await values(anna, `/api/banking/v1/accounts/${before.id}/transactions`);
    expect(JSON.stringify(booked)).toContain('Lastschrift Festgeldanlage');
    expect(booked).toMatchObject({
      bookingDate: '2026-12-01',
      amount: { value: '-10000.00', unit: 'EUR' },
    });
    // Once.
    await until('2026-12-02T06:00:00+01:00');
    expect((await giroOf(anna)).balance).toBe(before.balance - 10_000);
  });

  it('comes from another bank the next bank day, if it is to come as early as possible', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    await opened(anna, debit(OTHER_BANK, 'earliest'));
    const amountOn = async (moment: string): Promise<unknown> => {
      await until(moment);
      return (await values<{ amount: { value: string } }>(anna, DEPOSITS))[0]?.amount.value;
    };
    expect(await amountOn('2026-11-23T23:00:00+01:00')).toBe('0.00');
    expect(await amountOn('2026-11-24T06:00:00+01:00')).toBe('10000.00');
  });

  it('that is not there on its day makes no deposit, and a letter says so', async () => {
    const elif = await (await werkbank.signIn('10000005')).activateSession();
    const { iban, balance } = await giroOf(elif);
    await opened(elif, debit(iban, 'earliest'));
    await until('2026-11-24T06:00:00+01:00');
    expect((await giroOf(elif)).balance).toBe(balance);
    expect(await values(elif, DEPOSITS)).toEqual([]);
    expect(await paperText(elif, 'Festgeld nicht zustande gekommen')).toContain(
      'Auf dem Konto war nicht genug Geld.',
    );
  });

  it.each([
    ['earliest', 'Einzug: frühestmöglich'],
    ['2026-12-01', 'Einzug: am 01.12.2026'],
  ])('is signed with its account and day: %s', async (on, expected) => {
    const stranger = new Stranger(werkbank);
    await stranger.open('festgeld');
    const said = { ...fixedDeposit(), ...debit(OTHER_BANK, on) };
    const { number } = await validated(stranger, 'festgeld', said);
    const { messages } = await werkbank.telephone(number);
    const lines = messages[0]?.lines.map(({ label, value }) => `${label}: ${value}`);
    expect(lines).toEqual(expect.arrayContaining(['Lastschrift von: DE02 1203 0000 0000 2020 51', expected]));
  });
});
