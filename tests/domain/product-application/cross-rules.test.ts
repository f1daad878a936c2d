import type { Product } from '@domain/product-application/engine/product';
import { opened } from './opened';

type Said = Readonly<Record<string, string | boolean>>;

/** What is wrong with some fields once this is said, by their names. */
function wrongIn(
  product: Product,
  said: Said,
  names: readonly string[] = Object.keys(said),
): readonly string[] {
  const { say, found } = opened(product, {}, ['aktien']);
  say(said);
  return names.flatMap((name) => found(name).map((key) => `${name} ${key}`));
}

describe('what two answers of an application have to be together (brokerage.md 5) [APP-07]', () => {
  it.each<[string, Product, Said, readonly string[]]>([
    [
      'an address that is repeated',
      'adresse',
      { 'MAILADRESSE.ADRESSE_I1': 'Jana@post.example', 'MAILADRESSE.WIEDERHOLUNG_I1': 'jana@POST.example' },
      [],
    ],
    [
      'an address that is repeated otherwise',
      'adresse',
      { 'MAILADRESSE.ADRESSE_I1': 'jana@post.example', 'MAILADRESSE.WIEDERHOLUNG_I1': 'jan@post.example' },
      ['MAILADRESSE.WIEDERHOLUNG_I1 E1916'],
    ],
    ['a postal code of its country', 'adresse', { 'POST.LAND_I1': 'AT', 'POST.PLZ_I1': '1010' }, []],
    [
      'a postal code of another country',
      'adresse',
      { 'POST.LAND_I1': 'DE', 'POST.PLZ_I1': '1010' },
      ['POST.PLZ_I1 application-postal-code'],
    ],
    [
      'a postal code of before',
      'depot',
      {
        'WIRTSCHAFTSDATEN.UMGEZOGEN_I1': true,
        'POST.VORHER_LAND_I1': 'DE',
        'POST.VORHER_PLZ_I1': '1010',
      },
      ['POST.VORHER_PLZ_I1 application-postal-code'],
    ],
    [
      'a bank of the account',
      'depot',
      { 'AUSZAHLUNG_KONTO.KONTO_ID': 'CH93 0076 2011 6238 5295 7', 'AUSZAHLUNG_KONTO.BIC': 'UBSWCHZH80A' },
      [],
    ],
    [
      'a bank of another country',
      'depot',
      { 'AUSZAHLUNG_KONTO.KONTO_ID': 'CH93 0076 2011 6238 5295 7', 'AUSZAHLUNG_KONTO.BIC': 'COBADEFF' },
      ['AUSZAHLUNG_KONTO.BIC application-bic-account'],
    ],
    [
      'a bank of another country than that of the account that is debited',
      'festgeld',
      {
        'LASTSCHRIFT_KONTO.ZAHLUNGSWEG': true,
        'LASTSCHRIFT_KONTO.KONTO_ID': 'CH93 0076 2011 6238 5295 7',
        'LASTSCHRIFT_KONTO.BIC': 'COBADEFF',
      },
      ['LASTSCHRIFT_KONTO.BIC application-bic-account'],
    ],
    [
      'a number that cannot be dialled',
      'adresse',
      { 'TELEKOM.VORWAHL_I1_1': '+49', 'TELEKOM.NUMMER_I1_1': '12345678901234' },
      ['TELEKOM.NUMMER_I1_1 application-phone-length'],
    ],
  ])('%s, in the application for %s', (_, product, said, wrong) => {
    expect(wrongIn(product, said)).toEqual(wrong);
  });

  it.each([
    ['first', 1],
    ['third', 3],
  ])('the %s foreign tax number is one of its country, and has one (CRS)', (_, index) => {
    const [land, tin] = [`PERSON_TIN_LAND.LAND_I1_${index}`, `PERSON_TIN_LAND.TIN_I1_${index}`];
    const abroad = { 'PERSON_TIN_LAND.WEITERE_I1': true };
    const wrong = (said: Said) => wrongIn('depot', { ...abroad, ...said }, [land, tin]);
    expect(wrong({ [land]: 'AT', [tin]: '931736581' })).toEqual([]);
    expect(wrong({ [land]: 'AT', [tin]: '93173658' })).toEqual([`${tin} application-tin`]);
    expect(wrong({ [tin]: '931736581' })).toEqual([
      `${land} ${index === 1 ? 'application-required' : 'application-pair'}`,
    ]);
    // A country without a number is all that some people can say.
    expect(wrong({ [land]: 'AT' })).toEqual([]);
  });

  it('a second telephone number has its country code', () => {
    const [code, number] = ['TELEKOM.VORWAHL_I1_2', 'TELEKOM.NUMMER_I1_2'] as const;
    const wrong = (said: Said) => wrongIn('adresse', said, [code, number]);
    expect(wrong({ [code]: '+43', [number]: '1 71166' })).toEqual([]);
    expect(wrong({ [number]: '1 71166' })).toEqual([`${code} application-pair`]);
    expect(wrong({})).toEqual([]);
  });

  const planned = { 'WERTPAPIERSPARPLAN.AUSWAHL': true };

  it.each([
    [{ WKN_2: '840400', SPARRATE_2: '25' }, []],
    [{ WKN_2: '840400' }, ['WERTPAPIERSPARPLAN.SPARRATE_2 application-pair']],
    [{ SPARRATE_10: '25' }, ['WERTPAPIERSPARPLAN.WKN_10 application-pair']],
    [{}, []],
  ])('a further security of a plan has its rate, and a rate its security: %j', (said, wrong) => {
    const positions = [2, 10].flatMap((index) => [`WKN_${index}`, `SPARRATE_${index}`]);
    const inPlan = Object.entries(said).map(([name, entry]) => [`WERTPAPIERSPARPLAN.${name}`, entry]);
    expect(
      wrongIn(
        'depot',
        { ...planned, ...Object.fromEntries(inPlan) },
        positions.map((name) => `WERTPAPIERSPARPLAN.${name}`),
      ),
    ).toEqual(wrong);
  });

  it.each<[Product, Said, string]>([
    [
      'adresse',
      { 'TELEKOM.NUMMER_I1_1': '0171 5554482', 'TELEKOM.VORWAHL_I1_1': '' },
      'TELEKOM.VORWAHL_I1_1',
    ],
    ['depot', { ...planned, 'WERTPAPIERSPARPLAN.WKN_1': '840400' }, 'WERTPAPIERSPARPLAN.SPARRATE_1'],
    [
      'depot',
      { 'PERSON_TIN_LAND.WEITERE_I1': true, 'PERSON_TIN_LAND.TIN_I1_1': '931736581' },
      'PERSON_TIN_LAND.LAND_I1_1',
    ],
  ])(
    'in the application for %s once %j is said, %s is required, and nothing else is said there',
    (product, said, name) => {
      expect(wrongIn(product, said, [name])).toEqual([`${name} application-required`]);
    },
  );

  it('is a rule of the form, and stands at the second', () => {
    const { say, field } = opened('adresse');
    say({ 'TELEKOM.NUMMER_I1_1': '0171 5554482', 'TELEKOM.NUMMER_I1_2': '171/5554482' });
    say({ 'TELEKOM.VORWAHL_I1_2': '+49', 'TELEKOM.BEVORZUGT_I1_2': true });
    const issue = { severity: 'ERROR', args: {}, fallback: '', source: 'rule' };
    expect(field('TELEKOM.NUMMER_I1_2').view.issues).toEqual([
      { ...issue, key: 'application-phone-twice', field: 'TELEKOM.NUMMER_I1_2' },
    ]);
    expect(field('TELEKOM.BEVORZUGT_I1_2').view.issues).toEqual([
      { ...issue, key: 'application-preferred', field: 'TELEKOM.BEVORZUGT_I1_2' },
    ]);
    expect(field('TELEKOM.BEVORZUGT_I1_1').view.issues).toEqual([]);
    const plan = opened('depot');
    plan.say({ ...planned, 'WERTPAPIERSPARPLAN.WKN_2': '840400' });
    expect(plan.field('WERTPAPIERSPARPLAN.SPARRATE_2').view.issues).toEqual([
      { ...issue, key: 'application-pair', field: 'WERTPAPIERSPARPLAN.SPARRATE_2' },
    ]);
  });

  it('holds for each person alone: holders may share a number', () => {
    const one = { 'TELEKOM.NUMMER_I1_1': '0171 5554482', 'TELEKOM.NUMMER_I2_1': '0171 5554482' };
    const { say, found } = opened('tagesgeld');
    say({ 'PRODUKT.ART': 'KPG', ...one });
    expect(Object.keys(one).map(found)).toEqual([[], []]);
  });
});
