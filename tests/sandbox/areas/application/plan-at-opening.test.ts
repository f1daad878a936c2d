import type { WireMessage } from '@sandbox/platform/http/message';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { applied, becoming, byTelephone, paperText, shown, signedInBy, Stranger, values } from './applying';
import { child, jointDepot, payout, singleDepot, wire, type Said } from './sample-fields';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
beforeEach(() => werkbank.bank.reset());
afterAll(() => werkbank.close());

const PLAN = 'WERTPAPIERSPARPLAN';
const APPLICATIONS = '/api/customer/participants/user/v1/applications';

/** What the plan step asks, filled in; the WKN is that of a German share. */
const plan = (positions: Said = {}): Said => ({
  [`${PLAN}.WKN_1`]: '716460',
  [`${PLAN}.SPARRATE_1`]: '50.00',
  [`${PLAN}.INTERVALL`]: 'MONTHLY',
  [`${PLAN}.KAUFTAG`]: '15',
  [`${PLAN}.ERSTER_KAUF`]: '2026-12-15',
  [`${PLAN}.DYNAMISIERUNG`]: 'N',
  [`${PLAN}.VERZICHT_UNTERLAGEN`]: 'N',
  [`${PLAN}.ZAHLUNG_IBAN`]: 'DE02120300000000202051',
  [`${PLAN}.ZAHLUNG_NAME`]: 'Neumann',
  [`${PLAN}.ZAHLUNG_VORNAME`]: 'Paula',
  ...positions,
});

/** Knowledge of these groups, and the market of the depot. */
const knowing = (market: string, ...groups: readonly string[]): Said => ({
  'DEPOT.ZIELMARKT_KENNTNISSE_I1': market,
  'DEPOT.ZIELMARKT_ERFAHRUNG_I1': '1-4',
  ...Object.fromEntries(
    groups.flatMap((group, index) => [
      [`WP_PRODUKTGRUPPE.UUID_I1_${String(index + 1)}`, group],
      [`WP_PRODUKTGRUPPE.KENNTNISSE_I1_${String(index + 1)}`, 'J'],
      [`WP_PRODUKTGRUPPE.ERFAHRUNGEN_I1_${String(index + 1)}`, '1-4'],
    ]),
  ),
});

const depot = (positions: Said): Said => ({
  ...singleDepot(),
  ...knowing('ADVANCED', 'aktien', 'fonds', 'etf'),
  [`${PLAN}.AUSWAHL`]: 'J',
  ...plan(positions),
});

const errors = (body: string): readonly string[] => {
  const { messages = [] }: { messages?: readonly WireMessage[] } = JSON.parse(body);
  return messages.map(({ key, origin }) => `${origin?.join(' ') ?? ''}: ${key}`);
};

/** What the bank has against a step of a stranger, and against the whole. */
async function refused(
  said: Said,
  at: 'prevalidation/produkt' | 'prevalidation/sparplan' | 'validation',
  product: 'depot' | 'junior-depot' = 'depot',
): Promise<readonly string[]> {
  const stranger = new Stranger(werkbank);
  await stranger.open(product);
  const answer = await stranger.post(`/api/antrag/${product}/${at}`, { fields: wire(said) });
  return errors(answer.body);
}

const of = (field: string, key: string): readonly string[] => [`${PLAN}.${field}: ${key}`];
const KNOWLEDGE = 'fehler_produktgruppenkenntnis_nicht_vorhanden_wertpapiersparplan';
const MARKET = 'fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend';
const WAIVER = 'hinweis_verzicht_zusendung_verkaufsunterlagen';
const fund: Said = { [`${PLAN}.WKN_1`]: '847402' };

/** A rate that grows by 3 % a year, for the first time on a day. */
const rising = (from: string): Said => ({
  [`${PLAN}.DYNAMISIERUNG`]: 'J',
  [`${PLAN}.DYNAMISIERUNG_SATZ`]: '3',
  [`${PLAN}.DYNAMISIERUNG_BEGINN`]: from,
});

/** brokerage.md 8, savings plan keys; rules.md 10 and 12. */
const cases: readonly (readonly [what: string, said: Said, expected: readonly string[]])[] = [
  ['a share that is known', {}, []],
  ['a fund without the waiver', fund, of('VERZICHT_UNTERLAGEN', WAIVER)],
  ['a fund with the waiver', { ...fund, [`${PLAN}.VERZICHT_UNTERLAGEN`]: 'J' }, []],
  ['a share in a depot for beginners', knowing('BASIC', 'aktien'), of('WKN_1', MARKET)],
  ['a share nobody knows of', { 'WP_PRODUKTGRUPPE.KENNTNISSE_I1_1': 'N' }, of('WKN_1', KNOWLEDGE)],
  [
    'one that the bank does not know',
    { [`${PLAN}.WKN_3`]: 'DWIMM1', [`${PLAN}.SPARRATE_3`]: '50.00' },
    of('WKN_3', 'fehler-wertpapier-unbekannt'),
  ],
  ['a bond', { [`${PLAN}.WKN_1`]: '110258' }, of('WKN_1', 'fehler-wertpapier-nicht-sparplanfaehig')],
  [
    'the same twice',
    { [`${PLAN}.WKN_3`]: '716460', [`${PLAN}.SPARRATE_3`]: '50.00' },
    of('WKN_3', 'fehler-wertpapier-mehrfach-in-sparplan'),
  ],
  [
    'a beginning two years ahead',
    { [`${PLAN}.ERSTER_KAUF`]: '2028-12-15' },
    of('ERSTER_KAUF', 'fehler-sparplan-startdatum-nicht-moeglich'),
  ],
  [
    'an end before the first purchase',
    { [`${PLAN}.ERSTER_KAUF`]: '2026-12-16', [`${PLAN}.LETZTER_KAUF`]: '2026-12-20' },
    of('LETZTER_KAUF', 'fehler-sparplan-enddatum-nicht-moeglich'),
  ],
  [
    'an increase before the second purchase',
    rising('2026-12-15'),
    of('DYNAMISIERUNG_BEGINN', 'fehler-sparplan-dynamisierung-beginn-nicht-moeglich'),
  ],
  [
    'more than is collected at once at home',
    { [`${PLAN}.SPARRATE_1`]: '5000.01' },
    of('SPARRATE_1', 'fehler_lastschrifteinzug_limit_ueberschritten'),
  ],
  [
    'more than is collected at once abroad',
    { [`${PLAN}.SPARRATE_1`]: '1000.01', [`${PLAN}.ZAHLUNG_IBAN`]: 'AT611904300234573201' },
    of('SPARRATE_1', 'fehler_lastschrifteinzug_limit_ueberschritten_ausland'),
  ],
  [
    'an account that nobody leads',
    { [`${PLAN}.ZAHLUNG_IBAN`]: 'DE02120300000000000000' },
    of('ZAHLUNG_IBAN', 'KONTONUMMER_UNGUELTIG'),
  ],
];

describe('a plan that could not be made is refused while it can be mended [APP-13]', () => {
  it.each(cases)('%s: at its step', async (_what, said, expected) => {
    const asked = { ...knowing('ADVANCED', 'aktien', 'fonds', 'etf'), ...plan(), ...said };
    expect(await refused(asked, 'prevalidation/sparplan')).toEqual(expected);
  });

  it.each(cases)('%s: of the whole', async (_what, said, expected) => {
    expect(await refused(depot(said), 'validation')).toEqual(expected);
  });

  it('of a step nothing is missed that was not sent', async () => {
    expect(await refused({ [`${PLAN}.WKN_1`]: '847402' }, 'prevalidation/sparplan')).toEqual([]);
  });

  it('that one is wished for says nothing against it before its securities are asked for', async () => {
    expect(await refused({ [`${PLAN}.AUSWAHL`]: 'J' }, 'prevalidation/produkt')).toEqual([]);
  });

  // brokerage.md 6: US persons cannot trade certain security types; whoever of the owners is one.
  const juniorDepot = (said: Said): Said => ({
    ...child(),
    'DEPOT.DEPOT': 'J',
    ...payout(),
    ...Object.fromEntries(
      Object.entries(knowing('ADVANCED', 'fonds')).map(([name, value]) => [
        name.replace('_I1', '_E1'),
        value,
      ]),
    ),
    [`${PLAN}.AUSWAHL`]: 'J',
    ...plan(said),
  });
  const both = (said: Said): Said => ({ ...jointDepot(), ...depot(said), 'PRODUKT.ART': '2' });
  it.each([
    ['the holder', 'depot', depot, { 'PERSON.NATIONALITAET_I1': 'US' }, true],
    ['the holder, by tax', 'depot', depot, { 'PERSON_TIN_LAND.LAND_I1_1': 'US' }, true],
    ['the second holder', 'depot', both, { 'PERSON.NATIONALITAET_I2': 'US' }, true],
    ['neither of two', 'depot', both, {}, false],
    ['the child', 'junior-depot', juniorDepot, { 'PERSON.NATIONALITAET_I1': 'US' }, true],
    ['nobody', 'junior-depot', juniorDepot, {}, false],
  ] as const)('%s is a US person (%s), which the whole says', async (_who, product, make, more, is) => {
    const said = make({ ...fund, [`${PLAN}.VERZICHT_UNTERLAGEN`]: 'J', ...more });
    expect(await refused(said, 'validation', product)).toEqual(
      is ? of('WKN_1', 'fehler-als-usperson-handel-des-wptyps-nicht-erlaubt') : [],
    );
  });

  it('a customer is a US person too by what they say now', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    const answer = await anna.post('/api/antrag/depot/validation', {
      fields: wire({ ...plan(fund), [`${PLAN}.AUSWAHL`]: 'J', 'PERSON_TIN_LAND.LAND_I1_1': 'US' }),
    });
    expect(errors(answer.body)).toContain(
      `${PLAN}.WKN_1: fehler-als-usperson-handel-des-wptyps-nicht-erlaubt`,
    );
  });

  it('a professional client hears that there are no plans for them where they ask for one', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    await classify('10000001');
    const answer = await anna.post('/api/antrag/depot/prevalidation/produkt', {
      fields: wire({ [`${PLAN}.AUSWAHL`]: 'J' }),
    });
    expect(errors(answer.body)).toEqual(of('AUSWAHL', 'fehler_kundenklassifikationNichtPrivatkunde'));
  });

  it('what passes is made, and grows from the day that was signed [SAV-09]', async () => {
    const said = { ...fund, [`${PLAN}.VERZICHT_UNTERLAGEN`]: 'J', ...rising('2027-06-01') };
    const paula = await becoming(werkbank, 'depot', depot(said), 'I1');
    expect(await values(paula, APPLICATIONS)).toMatchObject([
      {
        state: 'OPENED',
        reason: null,
        results: [{}, {}, { productSubType: 'SAVINGS_PLAN' }],
      },
    ]);
    const [opened] = await values<{ depotId: string }>(paula, '/api/brokerage/clients/user/v3/depots');
    expect(
      await values(paula, `/api/brokerage/depots/${opened?.depotId ?? ''}/v2/savingsplans`),
    ).toMatchObject([
      {
        dynamisationAmount: {
          dynamisationValue: { value: '3', unit: 'XXC' },
          dynamisationDate: { date: '2027-06-15' },
        },
      },
    ]);
  });
});

const classify = (accessNumber: string): Promise<unknown> =>
  werkbank.bank.db
    .updateTable('customer')
    .set({ classification: 'PROFESSIONAL' })
    .where('access_number', '=', accessNumber)
    .execute();

describe('a plan that something has come to speak against since it was signed [APP-13]', () => {
  it('is named with the application, and a letter says why; the depot is there', async () => {
    const stranger = new Stranger(werkbank);
    await stranger.open('depot');
    const { number, applicationId } = await applied(stranger, 'depot', depot({}));
    await werkbank.advance(61);
    await byTelephone(werkbank, number, applicationId, { kind: 'identify', role: 'I1' });
    await classify('');
    await werkbank.advance(121);
    const { access } = await shown(werkbank, number);
    const paula = await (await signedInBy(werkbank, access)).activateSession();
    const [application] = await values<{ documentIds: readonly string[] }>(paula, APPLICATIONS);
    expect(application).toMatchObject({
      state: 'OPENED',
      reason: { key: 'PLAN_NOT_MADE' },
      results: [{ productSubType: 'STANDARD_DEPOT' }, { productSubType: 'SA' }],
    });
    expect(application?.documentIds).toHaveLength(3);
    expect(await paperText(paula, 'Sparplan nicht angelegt')).toContain(
      'Sparpläne gibt es nur für Kunden, die als Privatkunden eingestuft sind.',
    );
  });
});
