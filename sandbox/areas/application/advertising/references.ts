import { BUNDLES, DEBIT_CARD_MODULE, MODULES } from './modules';

/** What a reference of advertising brings along. */
export interface AdvertisingReference {
  readonly wref: string;
  readonly baseProduct: string;
  readonly marketingProductKey: string;
  readonly productModuleIds: readonly string[];
  readonly productBundleIds: readonly string[];
  readonly tracking: { readonly applicationType: string };
}

const plain = (
  baseProduct: string,
  wref: string,
  applicationType: string,
  productModuleIds: readonly string[] = [],
  productBundleIds: readonly string[] = [],
): AdvertisingReference => ({
  wref,
  baseProduct,
  marketingProductKey: wref,
  productModuleIds,
  productBundleIds,
  tracking: { applicationType },
});

const idOf = (name: string): string =>
  MODULES.find(({ productModuleName }) => productModuleName === name)?.productModuleId ?? '';

/** The references of the bank; the first of a base product is its default. */
const REFERENCES: readonly AdvertisingReference[] = [
  plain('DEPOT', 'DEPOT_STANDARD', 'depot'),
  plain('CHECKING_ACCOUNT', 'GIRO_STANDARD', 'girokonto', [idOf('VISA_DEBITKARTE')]),
  plain(
    'CHECKING_ACCOUNT',
    'GIRO_AKTION',
    'girokonto',
    [DEBIT_CARD_MODULE, idOf('FREE_REALTIME_TRANSFER')],
    BUNDLES.slice(0, 1).map(({ productBundleId }) => productBundleId),
  ),
  plain('DEPOT_JUNIOR', 'JUNIOR_DEPOT_STANDARD', 'junior-depot'),
  plain('CHECKING_ACCOUNT_JUNIOR', 'JUNIOR_KONTO_STANDARD', 'junior-konto'),
  plain('CFD_ACCOUNT', 'CFD_STANDARD', 'cfd'),
  plain('FIXED_DEPOSIT', 'FESTGELD_STANDARD', 'festgeld'),
  plain('TGK_PLUS', 'TAGESGELD_STANDARD', 'tagesgeld'),
  plain('CARD', 'KARTE_STANDARD', 'karte'),
  plain('ADDRESS', 'ADRESSE_STANDARD', 'adresse'),
  plain('DEPOT_INVESTMENT', 'ANLAGEDEPOT_STANDARD', 'anlagedepot'),
];

/** A reference by its name. */
export const referenceOf = (wref: string): AdvertisingReference | undefined =>
  REFERENCES.find((each) => each.wref === wref);

/** The reference of a base product where none is named. */
export const defaultReference = (baseProduct: string): AdvertisingReference | undefined =>
  REFERENCES.find((each) => each.baseProduct === baseProduct);
