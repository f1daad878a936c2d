import { toWireFields } from '@adapters/http/application/field-mapper';
import { derivedFields } from '@domain/product-application/engine/derived-fields';
import { crossedWith } from '@domain/product-application/engine/application-places';
import { targetMarkets } from '@domain/knowledge/target-market';
import type { WireMessage } from '@sandbox/platform/http/message';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { opened } from '../../../domain/product-application/opened';
import { becoming, Stranger, values } from './applying';
import { jointDepot, singleDepot, wire, type Said } from './sample-fields';

let werkbank: Werkbank;
let stranger: Stranger;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  stranger = new Stranger(werkbank);
  await stranger.open('depot');
});
afterAll(() => werkbank.close());

const PLAN = 'WERTPAPIERSPARPLAN';
const MARKET = 'fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend';
const GROUPS = ['aktien', 'etf'];

interface Holders {
  readonly first: string;
  readonly second: string | undefined;
}

/** What the bank says at the security of the plan. */
async function said(fields: ReturnType<typeof wire>, at: string): Promise<readonly string[]> {
  const { body } = await stranger.post(`/api/antrag/depot/${at}`, { fields });
  const { messages = [] }: { messages?: readonly WireMessage[] } = JSON.parse(body);
  return messages.flatMap(({ key, origin }) => (origin?.includes(`${PLAN}.WKN_1`) === true ? [key] : []));
}

/** What a customer of the portal hears of a security that is typed (asked-while-typed.test.ts shows what is asked). */
async function heard({ first, second }: Holders, wkn: string): Promise<readonly string[]> {
  const { compiled, session, say } = opened('depot', {}, GROUPS);
  say({
    'PRODUKT.ART': second === undefined ? 'KPE' : 'KPG',
    [`${PLAN}.AUSWAHL`]: true,
    'DEPOT.ZIELMARKT_KENNTNISSE_I1': first,
    ...(second !== undefined && { 'DEPOT.ZIELMARKT_KENNTNISSE_I2': second }),
    'WP_PRODUKTGRUPPE.KENNTNISSE_I1_1': true,
    'WP_PRODUKTGRUPPE.KENNTNISSE_I1_2': true,
    [`${PLAN}.WKN_1`]: wkn,
  });
  const step = compiled.steps.get('sparplan');
  const beside = step ? crossedWith(step, compiled, ({ node }) => session.value<unknown>(node)) : [];
  const fields = toWireFields([{ name: `${PLAN}.WKN_1`, value: wkn }, ...beside]);
  return said([...fields], 'prevalidation/sparplan');
}

/** The whole application, as it would be sent. */
const whole = ({ first, second }: Holders, wkn: string): Said => ({
  ...(second === undefined ? singleDepot() : jointDepot()),
  'DEPOT.ZIELMARKT_KENNTNISSE_I1': first,
  ...(second !== undefined && { 'DEPOT.ZIELMARKT_KENNTNISSE_I2': second }),
  ...Object.fromEntries(
    GROUPS.flatMap((group, at) => [
      [`WP_PRODUKTGRUPPE.UUID_I1_${String(at + 1)}`, group],
      [`WP_PRODUKTGRUPPE.KENNTNISSE_I1_${String(at + 1)}`, 'J'],
      [`WP_PRODUKTGRUPPE.ERFAHRUNGEN_I1_${String(at + 1)}`, '1-4'],
    ]),
  ),
  [`${PLAN}.AUSWAHL`]: 'J',
  [`${PLAN}.WKN_1`]: wkn,
  [`${PLAN}.SPARRATE_1`]: '50.00',
  [`${PLAN}.INTERVALL`]: 'MONTHLY',
  [`${PLAN}.KAUFTAG`]: '15',
  [`${PLAN}.ERSTER_KAUF`]: '2026-12-15',
  [`${PLAN}.DYNAMISIERUNG`]: 'N',
  [`${PLAN}.VERZICHT_UNTERLAGEN`]: 'J',
  [`${PLAN}.ZAHLUNG_IBAN`]: 'DE02120300000000202051',
  [`${PLAN}.ZAHLUNG_NAME`]: 'Neumann',
  [`${PLAN}.ZAHLUNG_VORNAME`]: 'Paula',
});

const holders = targetMarkets.flatMap((first) =>
  [undefined, ...targetMarkets].map((second) => ({ first, second })),
);

describe('what the depot of one or of two may buy by a plan [APP-06] [APP-13]', () => {
  // A share takes advanced knowledge, an ETF basic (brokerage.md 6): of two holders the one who knows less counts.
  it.each(holders)('$first and $second: a share, while typed and as a whole', async (both) => {
    const isNarrow = [both.first, both.second].includes('BASIC');
    const expected = isNarrow ? [MARKET] : [];
    expect(await heard(both, '716460')).toEqual(expected);
    expect(await said(wire(whole(both, '716460')), 'validation')).toEqual(expected);
  });

  it('an ETF is for everybody', async () => {
    for (const both of holders) expect(await heard(both, 'A2PKXG')).toEqual([]);
  });

  it.each(holders)('$first and $second: the contract names the market the depot has', async (both) => {
    await werkbank.bank.reset();
    const fields = [
      { name: `${PLAN}.AUSWAHL`, value: true },
      { name: 'DEPOT.ZIELMARKT_KENNTNISSE_I1', value: both.first },
      ...(both.second === undefined ? [] : [{ name: 'DEPOT.ZIELMARKT_KENNTNISSE_I2', value: both.second }]),
    ];
    const [named] = toWireFields(derivedFields(fields));
    const one = await becoming(
      werkbank,
      'depot',
      { ...whole(both, 'A2PKXG'), [named?.fieldname ?? '']: named?.fieldvalue ?? '' },
      'I1',
      ...(both.second === undefined ? [] : ['I2']),
    );
    expect(await values(one, '/api/brokerage/clients/user/v3/depots')).toMatchObject([
      { targetMarket: named?.fieldvalue },
    ]);
  });
});
