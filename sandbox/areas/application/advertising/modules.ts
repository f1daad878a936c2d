/** A module of a product, valid on both of its days (UTC). */
export interface ProductModule {
  readonly productModuleId: string;
  readonly productModuleName: string;
  readonly validFrom: string;
  readonly validTo: string;
}

/** Modules together. */
export interface ProductBundle {
  readonly productBundleId: string;
  readonly productBundleName: string;
}

const valid = (id: string, name: string, validFrom: string, validTo: string): ProductModule => ({
  productModuleId: id,
  productModuleName: name,
  validFrom,
  validTo,
});

/** The module of the debit card (girocard), whose id is the same for ever, so that a portal knows it too. */
export const DEBIT_CARD_MODULE = '5c0f5d2e-6b1e-4a57-9d43-0a1f6f2b7c11';

/** The modules of the bank: some over, some to come, so that validity can be seen. */
export const MODULES: readonly ProductModule[] = [
  valid(DEBIT_CARD_MODULE, 'GIROCARD', '2020-01-01', '2099-12-31'),
  valid('7d1c8f50-33d2-4c0e-8f7b-4b1f5a9e2d01', 'VISA_DEBITKARTE', '2020-01-01', '2099-12-31'),
  valid('7d1c8f50-33d2-4c0e-8f7b-4b1f5a9e2d02', 'VISA_KARTE', '2020-01-01', '2099-12-31'),
  valid('7d1c8f50-33d2-4c0e-8f7b-4b1f5a9e2d03', 'CREDITCARD_PREMIUM', '2020-01-01', '2099-12-31'),
  valid('7d1c8f50-33d2-4c0e-8f7b-4b1f5a9e2d04', 'PRIORITY', '2020-01-01', '2024-12-31'),
  valid('7d1c8f50-33d2-4c0e-8f7b-4b1f5a9e2d05', 'FREE_REALTIME_TRANSFER', '2026-11-01', '2026-11-30'),
  valid('7d1c8f50-33d2-4c0e-8f7b-4b1f5a9e2d06', 'TRAVEL_AND_SECURITY', '2098-01-01', '2099-12-31'),
  valid('7d1c8f50-33d2-4c0e-8f7b-4b1f5a9e2d07', 'CASH_UNLIMITED', '2020-01-01', '2099-12-31'),
];

/** The bundles of the bank, by id and by key (brokerage.md 3). */
export const BUNDLES: readonly (ProductBundle & { readonly key: string })[] = [
  {
    productBundleId: '9e2b4b7a-0d55-4c3f-9a55-1d2c3b4a5f01',
    key: 'BUNDLE_PREMIUM',
    productBundleName: 'CREDITCARD_PREMIUM',
  },
  {
    productBundleId: '9e2b4b7a-0d55-4c3f-9a55-1d2c3b4a5f02',
    key: 'BUNDLE_EXTRA',
    productBundleName: 'TRAVEL_AND_SECURITY',
  },
];

/** What modules and bundles are called where people read it. */
const WORDS: Readonly<Record<string, string>> = {
  CASH_UNLIMITED: 'Cash Unlimited',
  TRAVEL_AND_SECURITY: 'Reise und Sicherheit',
  VISA_KARTE: 'Visa-Karte',
  CREDITCARD_PREMIUM: 'Kreditkarte Premium',
  GIROCARD: 'Girocard',
  VISA_DEBITKARTE: 'Visa-Debitkarte',
  PRIORITY: 'Priority',
  FREE_REALTIME_TRANSFER: 'Kostenlose Echtzeitüberweisung',
};

/** A module or a bundle in a word, by its name. */
export const offerWord = (name: string): string => WORDS[name] ?? name;

/** A module by its id. */
export const moduleOf = (id: string): ProductModule | undefined =>
  MODULES.find(({ productModuleId }) => productModuleId === id);

/** A bundle by its id or its key. */
export const bundleOf = (id: string): ProductBundle | undefined =>
  BUNDLES.find(({ productBundleId, key }) => productBundleId === id || key === id);

/** Whether a module can be chosen on a UTC day: its first and its last one count. */
export const isValidOn = ({ validFrom, validTo }: ProductModule, day: string): boolean =>
  validFrom <= day && day <= validTo;
