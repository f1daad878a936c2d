import { BUNDLES, MODULES } from '@sandbox/areas/application/advertising/modules';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { becoming, paperText } from './applying';
import { currentAccount, fixedDeposit, singleDepot, type Said } from './sample-fields';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
beforeEach(() => werkbank.bank.reset());
afterAll(() => werkbank.close());

const modules = (...names: readonly string[]): string =>
  names
    .map((name) => MODULES.find(({ productModuleName }) => productModuleName === name)?.productModuleId ?? '')
    .join(',');
const PREMIUM = BUNDLES.find(({ key }) => key === 'BUNDLE_PREMIUM')?.productBundleId ?? '';

/** The terms of the contracts that were opened, by their kind. */
const termsOf = async (kind: string): Promise<Readonly<Record<string, string>>> =>
  (
    await werkbank.bank.db
      .selectFrom('contract')
      .select('terms')
      .where('sub_type', '=', kind)
      .executeTakeFirstOrThrow()
  ).terms;

describe('modules and bundles chosen by a link [APP-11] [APP-13]', () => {
  it('are agreed by their names, in the contract and its terms, and name no id', async () => {
    const chosen: Said = {
      ...currentAccount(),
      'PRODUKT.MODULE': modules('GIROCARD', 'FREE_REALTIME_TRANSFER'),
      'PRODUKT.BUENDEL': PREMIUM,
    };
    const paula = await becoming(werkbank, 'girokonto', chosen, 'I1');
    const contract = await paperText(paula, 'Vertrag Girokonto');
    expect(contract).toContain('Pakete Kreditkarte Premium');
    expect(contract).toContain('Module Girocard, Kostenlose Echtzeitüberweisung');
    expect(await termsOf('CA')).toMatchObject({
      modules: 'Girocard, Kostenlose Echtzeitüberweisung',
      bundles: 'Kreditkarte Premium',
    });
    const application = await paperText(paula, 'Antrag Girokonto');
    for (const { productModuleId } of MODULES)
      for (const paper of [contract, application]) expect(paper).not.toContain(productModuleId);
    expect(application).toContain('Girocard, Kostenlose Echtzeitüberweisung');
  });

  it('come along with the card they belong to alone', async () => {
    const chosen: Said = {
      ...currentAccount(),
      'KARTEN.KREDITKARTE_I1': 'N',
      'KARTEN.KREDITKARTE_MOTIV_I1': '',
      'KARTEN.GIROCARD_I1': 'N',
      'PRODUKT.MODULE': modules('GIROCARD', 'VISA_DEBITKARTE', 'VISA_KARTE', 'CASH_UNLIMITED'),
      'PRODUKT.BUENDEL': 'BUNDLE_PREMIUM,BUNDLE_EXTRA',
    };
    const contract = await paperText(
      await becoming(werkbank, 'girokonto', chosen, 'I1'),
      'Vertrag Girokonto',
    );
    expect(contract).toContain('Module Cash Unlimited');
    expect(contract).toContain('Pakete Reise und Sicherheit');
    for (const word of ['Girocard', 'Visa', 'Premium']) expect(contract).not.toContain(word);
    const { modules: kept, bundles } = await termsOf('CA');
    expect([kept, bundles]).toEqual(['Cash Unlimited', 'Reise und Sicherheit']);
  });

  it.each([
    ['depot', singleDepot(), 'STANDARD_DEPOT', 'Vertrag Depot'],
    ['festgeld', fixedDeposit(), 'FIXED_DEPOSIT', 'Vertrag Festgeld'],
  ] as const)('are part of any product: %s', async (product, said, kind, paper) => {
    const chosen = { ...said, 'PRODUKT.MODULE': modules('CASH_UNLIMITED') };
    const paula = await becoming(werkbank, product, chosen, 'I1');
    expect(await paperText(paula, paper)).toContain('Module Cash Unlimited');
    expect(await termsOf(kind)).toMatchObject({ modules: 'Cash Unlimited' });
  });

  it('are not there where none was chosen', async () => {
    const paula = await becoming(werkbank, 'girokonto', currentAccount(), 'I1');
    expect(await paperText(paula, 'Vertrag Girokonto')).not.toMatch(/Module|Pakete/);
    expect(Object.keys(await termsOf('CA'))).not.toContain('modules');
  });
});
