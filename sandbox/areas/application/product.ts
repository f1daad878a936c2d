import type { Answers } from './check/answers';
import type { Needs } from './check/needed-of-persons';
import {
  addressChangeNeeds,
  cardChangeNeeds,
  cfdNeeds,
  currentAccountNeeds,
  dailyDepositNeeds,
  depotNeeds,
  fixedDepositNeeds,
  guardiansOf,
  holdersOf,
  juniorNeeds,
  plannerNeeds,
} from './check/needed-of-products';
import type { Role } from './field/field-group';

/** What can be applied for, by its name in the path (api.md 9). */
export const PRODUCT_IDS = [
  'depot',
  'girokonto',
  'junior-depot',
  'junior-konto',
  'cfd',
  'festgeld',
  'tagesgeld',
  'karte',
  'adresse',
  'anlagedepot',
] as const;

/** A product's name in the path. */
export type ProductId = (typeof PRODUCT_IDS)[number];

/** What can be applied for, and how. */
export interface ApplicationProduct {
  readonly id: ProductId;
  /** The key of the product in advertising and configuration (brokerage.md 3). */
  readonly baseProduct: string;
  /** What it is called in documents and on the telephone. */
  readonly title: string;
  /** `required`: nobody but customers. */
  readonly signIn: 'required' | 'optional';
  /** A change of what a customer has: sent by PATCH. */
  readonly isChange: boolean;
  /** For a minor: their legal representatives apply. Recognised by the base product (brokerage.md 6). */
  readonly isJunior: boolean;
  readonly needs: Needs;
  /** The field that names the product itself; none where nothing in the catalogue does. */
  readonly flag?: string;
  /** Who has to sign and be known, the applicant first. */
  readonly signers: (answers: Answers) => readonly Role[];
}

/** Junior products by their keys (brokerage.md 3). */
const JUNIOR: ReadonlySet<string> = new Set(['CHECKING_ACCOUNT_JUNIOR', 'DEPOT_JUNIOR']);

const product = (
  id: ProductId,
  baseProduct: string,
  title: string,
  needs: Needs,
  further: Partial<ApplicationProduct> = {},
): ApplicationProduct => ({
  id,
  baseProduct,
  title,
  needs,
  signIn: 'optional',
  isChange: false,
  isJunior: JUNIOR.has(baseProduct),
  signers: holdersOf,
  ...further,
});

const junior = { signers: guardiansOf } as const;
const alone = { signers: (): readonly Role[] => ['I1'] } as const;
/** Nobody else has a say in what a customer changes. */
const change: Partial<ApplicationProduct> = { isChange: true, signIn: 'required', ...alone };

const products: readonly ApplicationProduct[] = [
  product('depot', 'DEPOT', 'Depot', depotNeeds, { flag: 'DEPOT.DEPOT' }),
  product('girokonto', 'CHECKING_ACCOUNT', 'Girokonto', currentAccountNeeds, { flag: 'GIRO.KONTO' }),
  product('junior-depot', 'DEPOT_JUNIOR', 'Junior-Depot', juniorNeeds({ hasSecurities: true }), {
    ...junior,
    flag: 'DEPOT.DEPOT',
  }),
  product('junior-konto', 'CHECKING_ACCOUNT_JUNIOR', 'Junior-Konto', juniorNeeds({ hasSecurities: false }), {
    ...junior,
    flag: 'GIRO.KONTO',
  }),
  product('cfd', 'CFD_ACCOUNT', 'CFD-Konto', cfdNeeds, { signIn: 'required' }),
  product('festgeld', 'FIXED_DEPOSIT', 'Festgeld', fixedDepositNeeds, alone),
  product('tagesgeld', 'TGK_PLUS', 'Tagesgeld', dailyDepositNeeds, { flag: 'TGK_PLUS.TGK_PLUS' }),
  product('karte', 'CARD', 'Karten', cardChangeNeeds, change),
  product('adresse', 'ADDRESS', 'Adressänderung', addressChangeNeeds, change),
  product(
    'anlagedepot',
    'DEPOT_INVESTMENT',
    'Anlagedepot',
    (answers) => [...plannerNeeds(answers), ...depotNeeds(answers)],
    { flag: 'DEPOT.DEPOT' },
  ),
];

/** Everybody an application is about: a child beside those who sign for it. */
export const personsOf = (
  { isJunior, signers }: Pick<ApplicationProduct, 'isJunior' | 'signers'>,
  answers: Answers,
): readonly Role[] => (isJunior ? ['I1', ...signers(answers)] : signers(answers));

/** A product by its name in the path. */
export function productOf(id: ProductId): ApplicationProduct {
  const found = products.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No application for ${id}`);
  return found;
}
