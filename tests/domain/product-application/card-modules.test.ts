import {
  chosenByLink,
  chosenByModule,
  withCardModules,
} from '@domain/product-application/advertising/card-modules';
import type { Selection } from '@domain/product-application/advertising/sales-fields';

// The fixed id that docs/decisions/wire.md names.
const GIROCARD = '5c0f5d2e-6b1e-4a57-9d43-0a1f6f2b7c11';
const OTHER = '7d1c8f50-33d2-4c0e-8f7b-4b1f5a9e2d07';
const DEBIT = 'm-debit';
const CREDIT = 'm-credit';
const PREMIUM = 'm-premium';

const TWENTY = Array.from({ length: 20 }, (_, index) => `module-${index}`);

const names = new Map([
  [GIROCARD, 'GIROCARD'],
  [DEBIT, 'VISA_DEBITKARTE'],
  [CREDIT, 'VISA_KARTE'],
  [PREMIUM, 'CREDITCARD_PREMIUM'],
  [OTHER, 'CASH_UNLIMITED'],
]);

const selection = (...moduleIds: readonly string[]): Selection => ({
  wref: 'GIRO_STANDARD',
  moduleIds,
  bundleIds: ['BUNDLE_EXTRA'],
  formVariant: 'girokonto',
  names,
  link: { wref: undefined, moduleIds, bundleIds: [] },
});

describe('the modules of cards [APP-11]', () => {
  it.each([
    ['the girocard', [OTHER, GIROCARD], ['KARTEN.GIROCARD_I1']],
    ['the debit card', [DEBIT], ['KARTEN.DEBITKARTE_I1']],
    ['the credit card', [CREDIT], ['KARTEN.KREDITKARTE_I1']],
    ['the credit card once', [CREDIT, PREMIUM], ['KARTEN.KREDITKARTE_I1']],
    ['several', [GIROCARD, DEBIT], ['KARTEN.GIROCARD_I1', 'KARTEN.DEBITKARTE_I1']],
    ['none', [OTHER], []],
  ] as const)('of a link have %s of the first holder chosen', (_cards, named, chosen) => {
    expect(chosenByModule(selection(...named))).toEqual(chosen.map((name) => ({ name, entry: true })));
  });

  it('of the reference a link names do so too, those of the bank’s own reference do not', () => {
    const { link, ...rest } = selection(DEBIT);
    expect(chosenByModule({ ...rest, link: { ...link, wref: 'A1', moduleIds: [] } })).toHaveLength(1);
    expect(chosenByModule({ ...rest, link: { ...link, moduleIds: [] } })).toEqual([]);
  });

  it('know the girocard by its id, though its name could not be learned', () => {
    const unnamed = { ...selection(GIROCARD, DEBIT), names: new Map<string, string>() };
    expect(chosenByModule(unnamed)).toEqual([{ name: 'KARTEN.GIROCARD_I1', entry: true }]);
    expect(withCardModules(unnamed, []).moduleIds).toEqual([DEBIT]);
  });

  it.each([
    ['that of the girocard, though no link has named it', [OTHER], { GIROCARD_I1: true }, [OTHER, GIROCARD]],
    ['that of the girocard once', [GIROCARD, OTHER], { GIROCARD_I1: true }, [OTHER, GIROCARD]],
    [
      'that of the girocard with as many others as the bank takes',
      TWENTY,
      { GIROCARD_I1: true },
      [...TWENTY.slice(0, 19), GIROCARD],
    ],
    ['that of the second holder alone', [], { GIROCARD_I1: false, GIROCARD_I2: true }, [GIROCARD]],
    [
      'none of a girocard nobody takes',
      [GIROCARD, OTHER],
      { GIROCARD_I1: false, GIROCARD_I2: false },
      [OTHER],
    ],
    ['that of the debit card', [DEBIT, OTHER], { DEBITKARTE_I1: true }, [DEBIT, OTHER]],
    ['that of the debit card of the second', [DEBIT], { DEBITKARTE_I1: false, DEBITKARTE_I2: true }, [DEBIT]],
    ['none of a debit card nobody takes', [DEBIT, OTHER], { DEBITKARTE_I1: false }, [OTHER]],
    ['none of a debit card for a credit card', [DEBIT], { KREDITKARTE_I1: true }, []],
    ['none for the design of a card', [DEBIT], { DEBITKARTE_MOTIV_I1: 'WALD' }, []],
    ['those of the credit card', [CREDIT, PREMIUM], { KREDITKARTE_I1: true }, [CREDIT, PREMIUM]],
    ['none of a credit card nobody takes', [CREDIT, PREMIUM], { KREDITKARTE_I1: false }, []],
    ['none where no card is asked for', [GIROCARD, DEBIT, CREDIT, PREMIUM, OTHER], {}, [OTHER]],
  ] as const)('that are sent are %s', (_case, chosen, cards, sent) => {
    const said = Object.entries(cards).map(([field, value]) => ({ name: `KARTEN.${field}`, value }));
    expect(withCardModules(selection(...chosen), said)).toEqual({
      ...selection(...chosen),
      moduleIds: sent,
    });
  });

  it.each([
    ['of a girocard that was ticked here', [OTHER], [OTHER]],
    ['of a girocard that a link has chosen', [OTHER, GIROCARD], [OTHER, GIROCARD]],
  ] as const)('in the summary are those of the link alone: %s', (_case, chosen, shown) => {
    const said = [{ name: 'KARTEN.GIROCARD_I1', value: true }];
    expect(chosenByLink(selection(...chosen), said).moduleIds).toEqual(shown);
  });

  it('in the summary are none that the bank offers everybody, without a link', () => {
    const link = { wref: undefined, moduleIds: [], bundleIds: [] };
    const offered = chosenByLink({ ...selection(OTHER), link }, []);
    expect([...offered.moduleIds, ...offered.bundleIds]).toEqual([]);
  });
});
