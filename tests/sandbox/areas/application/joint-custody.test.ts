import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { byTelephone, applied, shown, Stranger } from './applying';
import { child, consents, knowledge, payout, person, taxAndWork, wire, type Said } from './sample-fields';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
beforeEach(() => werkbank.bank.reset());
afterAll(() => werkbank.close());

const { 'JUNIOR.ALLEINIGE_SORGE': _alone, ...unsaid } = child();
const shared: Said = { ...unsaid, 'JUNIOR.ALLEINIGE_SORGE': 'N' };
const securities = (...roles: readonly ('E1' | 'E2')[]): Said =>
  Object.assign({ 'DEPOT.DEPOT': 'J' }, payout(), ...roles.map(knowledge));
const second: Said = { ...person('E2'), ...taxAndWork('E2'), ...consents('E2') };

/** What the bank misses before anybody signs: the fields, in its order. */
async function missed(product: string, said: Said): Promise<readonly string[]> {
  const stranger = new Stranger(werkbank);
  await stranger.open(product);
  const answer = await stranger.post(`/api/antrag/${product}/validation`, { fields: wire(said) });
  if (answer.statusCode === 201) return [];
  const { messages } = answer.json<{ messages: { key: string; origin: string[] }[] }>();
  expect(messages.every(({ key }) => key === 'fehler_pflichtfeld_nicht_gesetzt')).toBe(true);
  return messages.flatMap(({ origin }) => origin);
}

describe('custody of a child [APP-13]', () => {
  it.each([
    ['junior-konto', { 'GIRO.KONTO': 'J' }],
    ['junior-depot', securities('E1')],
  ] as const)('%s is not opened before it is said whose custody is', async (product, more) => {
    const found = await missed(product, { ...unsaid, ...more });
    expect(found[0]).toBe('JUNIOR.ALLEINIGE_SORGE');
    expect(found).toContain('PERSON.NAME_E2');
  });

  it.each([
    ['junior-konto', { 'GIRO.KONTO': 'J' }, []],
    ['junior-depot', securities('E1'), ['DEPOT.ZIELMARKT_KENNTNISSE_E2', 'ZUSTIMMUNG.AUFZEICHNUNG_E2']],
  ] as const)('%s of two parents asks for all of the second one', async (product, more, further) => {
    const found = await missed(product, { ...shared, ...more });
    expect(found).toEqual(
      expect.arrayContaining([
        'PERSON.NAME_E2',
        'POST.STRASSE_E2',
        'TELEKOM.NUMMER_E2_1',
        'MAILADRESSE.ADRESSE_E2',
        'PERSON.STEUER_ID_E2',
        'PERSON_TIN_LAND.BESTAETIGUNG_E2',
        'ZUSTIMMUNG.BEDINGUNGEN_E2',
        ...further,
      ]),
    );
    expect(found.filter((name) => !name.includes('_E2'))).toEqual([]);
  });

  it.each([
    ['junior-konto', { 'GIRO.KONTO': 'J' }],
    ['junior-depot', securities('E1', 'E2')],
  ] as const)('%s of two parents waits for the word of the second', async (product, more) => {
    const stranger = new Stranger(werkbank);
    await stranger.open(product);
    const { number, applicationId, state } = await applied(stranger, product, {
      ...shared,
      ...second,
      ...more,
    });
    expect(state).toBe('WAITING_FOR_SECOND');
    await byTelephone(werkbank, number, applicationId, { kind: 'release' });
    await werkbank.advance(61);
    const { applications } = await shown(werkbank, number);
    expect(applications[0]?.toIdentify.map(({ role }) => role)).toEqual(['E1', 'E2']);
  });
});
