import { chosenByModule, withGirocard } from '@domain/product-application/advertising/girocard-module';
import type { Selection } from '@domain/product-application/advertising/sales-fields';

// The fixed id that docs/decisions/wire.md names.
const GIROCARD = '5c0f5d2e-6b1e-4a57-9d43-0a1f6f2b7c11';
const OTHER = '7d1c8f50-33d2-4c0e-8f7b-4b1f5a9e2d07';

const TWENTY = Array.from({ length: 20 }, (_, index) => `module-${index}`);

const selection = (...moduleIds: readonly string[]): Omit<Selection, 'names' | 'link'> => ({
  wref: 'GIRO_STANDARD',
  moduleIds,
  bundleIds: ['BUNDLE_EXTRA'],
  formVariant: 'girokonto',
});

describe('the module of the debit card (girocard) [APP-11]', () => {
  it('has the card of the first holder chosen, no other module has', () => {
    expect(chosenByModule(selection(OTHER, GIROCARD))).toEqual([{ name: 'KARTEN.GIROCARD_I1', entry: true }]);
    expect(chosenByModule(selection(OTHER))).toEqual([]);
  });

  it.each([
    ['is sent with the card, though no link has named it', [OTHER], { I1: true }, [OTHER, GIROCARD]],
    ['is sent once', [GIROCARD, OTHER], { I1: true }, [OTHER, GIROCARD]],
    ['is sent for the card of the second holder alone', [], { I1: false, I2: true }, [GIROCARD]],
    ['is not sent where nobody takes the card', [GIROCARD, OTHER], { I1: false, I2: false }, [OTHER]],
    [
      'is sent with as many others as the bank takes',
      TWENTY,
      { I1: true },
      [...TWENTY.slice(0, 19), GIROCARD],
    ],
    ['is what the link says where no card is asked for', [GIROCARD], {}, [GIROCARD]],
  ] as const)('%s', (_case, chosen, cards, sent) => {
    const said = Object.entries(cards).map(([role, value]) => ({ name: `KARTEN.GIROCARD_${role}`, value }));
    expect(withGirocard(selection(...chosen), said)).toEqual(selection(...sent));
  });
});
