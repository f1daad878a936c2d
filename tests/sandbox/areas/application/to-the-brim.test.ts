import { GROUPS } from '@sandbox/areas/knowledge/content/all-groups';
import { clientIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { becoming, Stranger, validated, values } from './applying';
import { walked, type Typed } from './portal-walk';
import { second } from './typed-answers';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
beforeEach(() => werkbank.bank.reset());
afterAll(() => werkbank.close());

/** Austria with a number, Finland with one that has a dash, France without. */
const taxedAbroad = (role: string): Typed => ({
  [`PERSON_TIN_LAND.WEITERE_${role}`]: true,
  [`PERSON_TIN_LAND.LAND_${role}_1`]: 'AT',
  [`PERSON_TIN_LAND.TIN_${role}_1`]: '93 173/6581',
  [`PERSON_TIN_LAND.LAND_${role}_2`]: 'FI',
  [`PERSON_TIN_LAND.TIN_${role}_2`]: '131052-308T',
  [`PERSON_TIN_LAND.LAND_${role}_3`]: 'FR',
  [`PERSON_TIN_LAND.TIN_${role}_3`]: '',
});

const moved = (role: string, land: string, code: string): Typed => ({
  [`WIRTSCHAFTSDATEN.UMGEZOGEN_${role}`]: true,
  [`POST.VORHER_LAND_${role}`]: land,
  [`POST.VORHER_PLZ_${role}`]: code,
});

const knowing = (role: string): Typed => ({
  [`DEPOT.ZIELMARKT_KENNTNISSE_${role}`]: 'EXPERT',
  ...Object.fromEntries(
    GROUPS.map((_, at) => [`WP_PRODUKTGRUPPE.KENNTNISSE_${role}_${String(at + 1)}`, true]),
  ),
});

const WKNS = 'A2PKXG 716460 A1EWWW 840400 BASF11 BAY001 519000 555750 710000 723610'.split(' ');

/** The names of a sort among those that are sent, in their order. */
const namesOf = (sent: object, sort: RegExp): readonly string[] =>
  Object.keys(sent).filter((name) => sort.test(name));

describe('as much as the catalogue has numbers for [APP-09] [APP-12] [APP-13]', () => {
  it('a joint depot: three tax countries and each product group of both, and where each lived before', async () => {
    const stranger = new Stranger(werkbank);
    await stranger.open('depot');
    const sent = await walked(stranger, 'depot', {
      'PRODUKT.ART': 'KPG',
      ...second('I2'),
      ...taxedAbroad('I1'),
      ...taxedAbroad('I2'),
      ...moved('I1', 'DE', '80331'),
      ...moved('I2', 'AT', '1010'),
      ...knowing('I1'),
      ...knowing('I2'),
    });
    for (const role of ['I1', 'I2']) {
      expect(namesOf(sent, new RegExp(`PERSON_TIN_LAND\\.(LAND|TIN)_${role}_`))).toHaveLength(5);
      expect(sent[`PERSON_TIN_LAND.TIN_${role}_2`]).toBe('131052-308T');
      expect(namesOf(sent, new RegExp(`WP_PRODUKTGRUPPE\\.UUID_${role}_`))).toHaveLength(GROUPS.length);
      expect(namesOf(sent, new RegExp(`WP_PRODUKTGRUPPE\\.ERFAHRUNGEN_${role}_`))).toHaveLength(
        GROUPS.length,
      );
    }
    expect(sent).toMatchObject({
      'WIRTSCHAFTSDATEN.VORANSCHRIFT_INLAND_I1': 'J',
      'WIRTSCHAFTSDATEN.VORANSCHRIFT_INLAND_I2': 'N',
    });
    const paula = await becoming(werkbank, 'depot', sent, 'I1', 'I2');
    expect(await values(paula, '/api/brokerage/clients/user/v3/depots')).toHaveLength(1);
  });

  it('a plan in ten securities, which the depot is opened with', async () => {
    const stranger = new Stranger(werkbank);
    await stranger.open('depot');
    const sent = await walked(stranger, 'depot', {
      ...knowing('I1'),
      'WERTPAPIERSPARPLAN.AUSWAHL': true,
      'WERTPAPIERSPARPLAN.ERSTER_KAUF': '02.01.2027',
      ...Object.fromEntries(
        WKNS.flatMap((wkn, at) => [
          [`WERTPAPIERSPARPLAN.WKN_${String(at + 1)}`, wkn],
          [`WERTPAPIERSPARPLAN.SPARRATE_${String(at + 1)}`, `${String(25 + at)},33`],
        ]),
      ),
    });
    // 25 to 34 euros, and ten times 33 cents.
    expect(sent).toMatchObject({
      'WERTPAPIERSPARPLAN.GESAMTBETRAG': '298.30',
      'WERTPAPIERSPARPLAN.PLANART': 'STANDARD',
      'WERTPAPIERSPARPLAN.ZIELMARKT_DEPOT': 'EXPERT',
    });
    const paula = await becoming(werkbank, 'depot', sent, 'I1');
    const [depot] = await values<{ depotId: string }>(paula, '/api/brokerage/clients/user/v3/depots');
    const [plan] = await values<{ instruments: readonly { instrumentId: string }[] }>(
      paula,
      `/api/brokerage/depots/${depot?.depotId ?? ''}/v2/savingsplans`,
    );
    expect(plan?.instruments.map(({ instrumentId }) => instrumentId)).toEqual(WKNS);
  });

  it('a current account: five countries of transfers', async () => {
    const stranger = new Stranger(werkbank);
    await stranger.open('girokonto');
    const sent = await walked(stranger, 'girokonto', {
      'TRANSAKTIONSVERHALTEN.AUSLAND_I1': true,
      ...Object.fromEntries(
        ['AT', 'CH', 'FR', 'US', 'JP'].map((land, at) => [
          `TRANSAKTIONSVERHALTEN.LAND_I1_${String(at + 1)}`,
          land,
        ]),
      ),
    });
    expect(namesOf(sent, /TRANSAKTIONSVERHALTEN\.LAND_/)).toHaveLength(5);
    await validated(stranger, 'girokonto', sent);
  });

  it('a junior account: the child goes as first holder, with its document, and nobody as J or U', async () => {
    const stranger = new Stranger(werkbank);
    await stranger.open('junior-konto');
    const sent = await walked(stranger, 'junior-konto', {
      'PERSON.VORNAME_J': 'Lena',
      'PERSON.STEUER_ID_J': '65929970489',
      'PERSON.AUSWEIS_VORHANDEN_J': true,
      ...second('E2'),
    });
    expect(namesOf(sent, /_[JU](_\d+)?$/)).toEqual([]);
    expect(sent).toMatchObject({
      'PERSON.VORNAME_I1': 'Lena',
      'PERSON.AUSWEIS_BEHOERDE_I1': 'Hannover',
      'PERSON.AUSWEIS_AUSGESTELLT_I1': '1988-03-14',
    });
    await validated(stranger, 'junior-konto', sent);
  });

  it('a customer is sent under the id by which the bank knows them', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    const sent = await walked(anna, 'tagesgeld', {});
    expect(sent['PERSON.KUNDEN_ID_I1']).toBe(clientIdOf('10000001'));
    expect(namesOf(sent, /KUNDEN_ID_(I2|E)/)).toEqual([]);
    await validated(anna, 'tagesgeld', sent);
  });
});
