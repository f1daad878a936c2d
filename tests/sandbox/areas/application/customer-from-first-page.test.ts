import type { OpenedKind } from '@domain/product-application/submitted-application';
import type { Product } from '@domain/product-application/engine/product';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { applied, byTelephone, jointWith, productTypesOf, values } from './applying';
import { walked, type Typed } from './portal-walk';
import { cards, child, knowing, plan, second, tried } from './typed-answers';

let werkbank: Werkbank;
let anna: PortalCustomer;
let bernd: PortalCustomer;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
beforeEach(async () => {
  await werkbank.bank.reset();
  anna = await (await werkbank.signIn('10000001')).activateSession();
  bernd = await (await werkbank.signIn('10000002')).activateSession();
});
afterAll(() => werkbank.close());

const APPLICATIONS = '/api/customer/participants/user/v1/applications';

/** A product as a customer gets it: what they type, and what is there then, for a second one too. */
interface Row {
  readonly said: Typed;
  readonly there: readonly OpenedKind[];
  readonly second?: 'I2' | 'E2';
}

const joint: Typed = { 'PRODUKT.ART': 'KPG' };
const alone: Typed = { ...child, 'JUNIOR.ALLEINIGE_SORGE': true };

/** Each application there is, by one person and by two where it may be two. */
const rows: Readonly<Record<Exclude<Product, 'anlagedepot' | 'karte' | 'adresse'>, readonly Row[]>> = {
  depot: [
    { said: { ...knowing('I1'), ...plan }, there: ['SA', 'SECOND_DEPOT'] },
    { said: joint, there: ['SA', 'SECOND_DEPOT'], second: 'I2' },
  ],
  girokonto: [
    { said: { 'KARTEN.DEBITKARTE_I1': false }, there: ['CA'] },
    {
      said: { ...joint, ...cards, 'KARTEN.DEBITKARTE_I2': false },
      there: ['CAJ', 'CREDITCARD', 'GIROCARD', 'VISA_DEBITKARTE'],
      second: 'I2',
    },
  ],
  'junior-depot': [
    { said: { ...alone, ...knowing('E1'), ...plan }, there: ['DEPOT_JUNIOR', 'SA'] },
    { said: child, there: ['DEPOT_JUNIOR', 'SA'], second: 'E2' },
  ],
  'junior-konto': [
    { said: alone, there: ['CHECKING_ACCOUNT_JUNIOR'] },
    { said: child, there: ['CHECKING_ACCOUNT_JUNIOR'], second: 'E2' },
  ],
  cfd: [
    { said: tried('I1'), there: ['CFD'] },
    { said: { 'CFD_KONTO.KONTOART': true, ...tried('I1', 'I2') }, there: ['CFD'], second: 'I2' },
  ],
  festgeld: [{ said: { 'FESTGELD.LAUFZEIT': '12' }, there: ['FIXED_DEPOSIT'] }],
  tagesgeld: [
    { said: {}, there: ['TGK_PLUS'] },
    { said: joint, there: ['TGK_PLUS'], second: 'I2' },
  ],
};

/** What there is now and was not before. */
function added(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = [...before];
  return after.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A second person who says that they are a customer, as the bank knows them. */
async function known(who: PortalCustomer, role: 'I2' | 'E2'): Promise<Typed> {
  const said = await jointWith(who);
  const of = (field: string): string => said[`PERSON.${field}_I2`] ?? '';
  return {
    ...second(role),
    [`PERSON.VORNAME_${role}`]: of('VORNAME'),
    [`PERSON.NAME_${role}`]: of('NAME'),
    [`PERSON.GEBURTSDATUM_${role}`]: of('GEBURTSDATUM').split('-').toReversed().join('.'),
    [`PERSON.ZUGANG_VORHANDEN_${role}`]: true,
    [`PERSON.ZUGANGSNUMMER_${role}`]: of('ZUGANGSNUMMER'),
  };
}

/** Anna applies, with Bernd where it is for two: all that is filled in of her stands. */
async function decided(product: Product, { said, second: role }: Row): Promise<object | undefined> {
  const other = role === undefined ? {} : await known(bernd, role);
  const sent = await walked(anna, product, { ...other, ...said });
  const { applicationId } = await applied(anna, product, sent);
  if (role !== undefined) {
    expect(await values(bernd, APPLICATIONS)).toMatchObject([{ ownRole: role, canRelease: true }]);
    await byTelephone(werkbank, anna.zugangsnummer, applicationId, { kind: 'release' });
  }
  await werkbank.advance(61);
  await werkbank.advance(200);
  return (await values<object>(anna, APPLICATIONS))[0];
}

describe('a customer, from the first page of the portal to what is there at the bank [APP-13]', () => {
  it.each(
    Object.entries(rows).flatMap(([product, each]) =>
      each.map((row) => [product as Product, row.second === undefined ? 'one' : 'two', row] as const),
    ),
  )('%s for %s', async (product, _persons, row) => {
    const whose = row.second === undefined ? [anna] : [anna, bernd];
    const before = await Promise.all(whose.map(productTypesOf));
    expect(await decided(product, row)).toMatchObject({ state: 'OPENED' });
    const after = await Promise.all(whose.map(productTypesOf));
    for (const [at, had] of before.entries()) expect(added(had, after[at] ?? [])).toEqual(row.there);
  });

  it('no CFD account for two of whom one knows nothing of it', async () => {
    const said = {
      ...rows.cfd[1]?.said,
      'CFD_ERFAHRUNG.AKTIEN_KENNTNISSE_I2': 'KEINE',
      'CFD_ERFAHRUNG.CFD_KENNTNISSE_I2': 'KEINE',
    };
    const before = await productTypesOf(bernd);
    expect(await decided('cfd', { said, there: [], second: 'I2' })).toMatchObject({ state: 'REFUSED' });
    expect(await productTypesOf(bernd)).toEqual(before);
  });

  it('other cards, and another address', async () => {
    const change = async (product: Product, said: Typed): Promise<void> => {
      await applied(anna, product, await walked(anna, product, said), anna.patch.bind(anna));
      await werkbank.advance(181);
      expect((await values(anna, APPLICATIONS))[0]).toMatchObject({ product, state: 'OPENED' });
    };
    const before = await productTypesOf(anna);
    await change('karte', { 'KARTEN.GIROCARD_I1': true, 'KARTEN.KREDITKARTE_I1': true });
    expect(added(before, await productTypesOf(anna))).toEqual(['CREDITCARD', 'GIROCARD']);
    await change('adresse', { 'POST.STRASSE_I1': 'Neue Gasse', 'POST.HAUSNUMMER_I1': '7' });
    const data = await anna.get('/api/customer/participants/user/v1/personaldata');
    expect(data.json()).toMatchObject({ address: { street: 'Neue Gasse', houseNumber: '7' } });
  });
});
