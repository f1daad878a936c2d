import { Answers } from '@sandbox/areas/application/check/answers';
import { recordFrom } from '@sandbox/areas/application/person/known-person';
import { openWerkbank, tanHeaders, tanOf } from '../../support/werkbank';
import { walked } from './portal-walk';
import { wire, type Said } from './sample-fields';

const keptOf = (said: Said) => recordFrom(Answers.of(wire(said)), 'I1');

describe('what a customer leaves out of what they say anew [APP-08] [APP-13]', () => {
  it('is the number of a house: neither the TAN nor the bank puts the one before to the new street', async () => {
    const werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    const address = async () =>
      (await anna.get('/api/customer/participants/user/v1/personaldata')).json<{
        address: { street: string; houseNumber: string | null };
      }>().address;
    expect((await address()).houseNumber).not.toBeNull();
    const fields = wire(
      await walked(anna, 'adresse', { 'POST.STRASSE_I1': 'Postfach 4711', 'POST.HAUSNUMMER_I1': '' }),
    );
    const challenged = await anna.post('/api/antrag/adresse/validation', { fields });
    const { id } = tanOf(challenged);
    const { messages } = await werkbank.telephone('10000001');
    const shown = JSON.stringify(messages.find(({ challengeId }) => challengeId === id));
    expect(shown).toContain('Postfach 4711');
    expect(shown).not.toContain('Hausnummer');
    await anna.release(id);
    const proof = tanHeaders(id, await anna.tan(id));
    const sent = await anna.patch(
      '/api/antrag/adresse',
      { fields },
      { ...proof, 'idempotency-key': werkbank.bank.newId() },
    );
    expect(sent.statusCode).toBe(200);
    await werkbank.advance(181);
    await anna.get('/api/customer/participants/user/v1/applications');
    expect(await address()).toMatchObject({ street: 'Postfach 4711', houseNumber: null });
    await werkbank.close();
  });

  it.each([
    ['a house number', { 'POST.STRASSE_I1': 'Postfach' }, 'POST.HAUSNUMMER'],
    ['a second number', { 'TELEKOM.NUMMER_I1_1': '1715554482' }, 'TELEKOM.NUMMER#2'],
    ['a country of taxation', { 'PERSON_TIN_LAND.WEITERE_I1': 'N' }, 'PERSON_TIN_LAND.TIN#1'],
    ['an employer', { 'WIRTSCHAFTSDATEN.NETTOEINKOMMEN_I1': '0.00' }, 'WIRTSCHAFTSDATEN.ARBEITGEBER'],
  ])('is kept no more: %s', (_what, said, entry) => {
    expect(keptOf(said)[entry]).toBe('');
  });

  it('is a second number beside a first: what the bank knows of it completes nothing', () => {
    const known = new Map([
      ['TELEKOM.NUMMER_I1_2', '301234567'],
      ['TELEKOM.BEVORZUGT_I1_2', 'J'],
      ['TELEKOM.NUMMER_E1_2', '301234568'],
    ]);
    const completed = Answers.of(wire({ 'TELEKOM.NUMMER_I1_1': '1715554482' })).completedBy(known);
    expect(completed.fields().map(({ fieldname }) => fieldname)).toEqual([
      'TELEKOM.NUMMER_E1_2',
      'TELEKOM.NUMMER_I1_1',
    ]);
    expect(Answers.of([]).completedBy(known).isYes('TELEKOM.BEVORZUGT_I1_2')).toBe(true);
  });

  it('stays where nothing is said of it', () => {
    expect(keptOf({ 'PERSON.VERHEIRATET_I1': 'J' })).toEqual({ 'PERSON.VERHEIRATET': 'J' });
  });
});
