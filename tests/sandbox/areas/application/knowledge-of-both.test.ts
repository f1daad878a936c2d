import { freshWerkbank } from '../../support/fresh-werkbank';
import type { PortalCustomer } from '../../support/werkbank';
import { applied, becoming, byTelephone, jointWith, secondOf, values } from './applying';
import {
  child,
  consents,
  jointDepot,
  knowledge,
  payout,
  person,
  taxAndWork,
  type Said,
} from './sample-fields';

const werkbank = freshWerkbank();

/** What a person says: of ETFs often traded, of funds never heard, or the other way round. */
const says = (role: 'I1' | 'I2' | 'E1' | 'E2', known: 'etf' | 'fonds', market: string): Said => ({
  [`DEPOT.ZIELMARKT_KENNTNISSE_${role}`]: market,
  ...Object.fromEntries(
    (['etf', 'fonds'] as const).flatMap((group, at) => [
      [`WP_PRODUKTGRUPPE.UUID_${role}_${String(at + 1)}`, group],
      [`WP_PRODUKTGRUPPE.KENNTNISSE_${role}_${String(at + 1)}`, group === known ? 'J' : 'N'],
      [`WP_PRODUKTGRUPPE.ERFAHRUNGEN_${role}_${String(at + 1)}`, group === known ? '>10' : ''],
    ]),
  ),
});

interface Kept {
  readonly group_id: string;
  readonly experience: string | null;
  readonly isShown: boolean;
}

/** What the bank keeps of somebody's knowledge of these two groups. */
async function kept(customer: PortalCustomer): Promise<readonly Kept[]> {
  const { client_id } = await werkbank()
    .bank.db.selectFrom('access_number')
    .select('client_id')
    .where('access_number', '=', customer.zugangsnummer)
    .executeTakeFirstOrThrow();
  const rows = await werkbank()
    .bank.db.selectFrom('knowledge')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('group_id', 'in', ['etf', 'fonds'])
    .orderBy('group_id')
    .execute();
  return rows.map(({ group_id, experience, verified_at }) => ({
    group_id,
    experience,
    isShown: verified_at !== null,
  }));
}

const marketOf = async (customer: PortalCustomer): Promise<readonly string[]> =>
  (await values<{ targetMarket: string }>(customer, '/api/brokerage/clients/user/v3/depots')).map(
    ({ targetMarket }) => targetMarket,
  );

const ofTwoParents: Said = {
  ...child(),
  'JUNIOR.ALLEINIGE_SORGE': 'N',
  'DEPOT.DEPOT': 'J',
  ...payout(),
  ...knowledge('E1'),
  ...knowledge('E2'),
  ...person('E2'),
  ...taxAndWork('E2'),
  ...consents('E2'),
};

describe('knowledge of two who open a depot [APP-13]', () => {
  it.each([
    ['depot', jointDepot(), ['I1', 'I2']],
    ['junior-depot', ofTwoParents, ['E1', 'E2']],
  ] as const)('%s: is kept with the person it is about', async (product, said, [one, other]) => {
    const both = { ...said, ...says(one, 'etf', 'EXPERT'), ...says(other, 'fonds', 'ADVANCED') };
    const first = await becoming(werkbank(), product, both, one, other);
    expect(await kept(first)).toMatchObject([{ group_id: 'etf', experience: '>10', isShown: true }]);
    expect(await kept(await secondOf(werkbank(), first))).toMatchObject([
      { group_id: 'fonds', experience: '>10', isShown: true },
    ]);
  });

  it.each([
    ['EXPERT', 'BASIC', 'BASIC'],
    ['BASIC', 'EXPERT', 'BASIC'],
    ['SPECIAL', 'ADVANCED', 'ADVANCED'],
    ['EXPERT', 'EXPERT', 'EXPERT'],
  ])('opens it for %s and %s in the narrower market, %s', async (one, other, market) => {
    const said = { ...jointDepot(), ...says('I1', 'etf', one), ...says('I2', 'etf', other) };
    expect(await marketOf(await becoming(werkbank(), 'depot', said, 'I1', 'I2'))).toEqual([market]);
  });

  it('is kept with a second holder who is a customer already', async () => {
    const anna = await (await werkbank().signIn('10000001')).activateSession();
    const bernd = await (await werkbank().signIn('10000002')).activateSession();
    const before = await kept(anna);
    const said = {
      ...(await jointWith(bernd)),
      ...says('I1', 'etf', 'BASIC'),
      ...says('I2', 'fonds', 'BASIC'),
    };
    const { applicationId } = await applied(anna, 'depot', said);
    await byTelephone(werkbank(), anna.zugangsnummer, applicationId, { kind: 'release' });
    await werkbank().advance(61);
    await werkbank().advance(200);
    await values(anna, '/api/customer/participants/user/v1/applications');
    const ofFunds = (all: readonly Kept[]) => all.filter(({ group_id }) => group_id === 'fonds');
    expect(ofFunds(await kept(bernd))).toMatchObject([{ experience: '>10', isShown: true }]);
    expect(ofFunds(await kept(anna))).toEqual(ofFunds(before));
  });
});
