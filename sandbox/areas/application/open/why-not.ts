import { compare, decimal, multiply, sum } from '@domain/money/decimal';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { Journal } from '@sandbox/ledger/journal';
import type { Reason } from '../application-state';
import type { Answers } from '../check/answers';
import { holdersOf } from '../check/needed-of-products';
import { ROLES } from '../field/field-group';
import type { ProductId } from '../product';
import { isAppropriate } from './cfd-statements';
import { isUsPerson } from '../person/us-person';
import { isCollected } from './direct-debit';
import { ownAccount } from './pay-in';

/** What the review looks at. */
export interface Reviewed {
  readonly tx: BankTransaction;
  readonly clientId: string;
  readonly answers: Answers;
  readonly journal: Journal;
}

type Review = (reviewed: Reviewed) => Promise<Reason | undefined>;

const fine: Review = async () => undefined;

/** Nobody gets more credit than three months of what comes in. */
const MONTHS_OF_INCOME = decimal('3');

const credit: Review = async ({ answers }) => {
  if (!answers.isYes('GIRO.DISPO')) return undefined;
  const incomes = (['I1', 'I2'] as const)
    .map((role) => answers.of('WIRTSCHAFTSDATEN', 'NETTOEINKOMMEN', role))
    .filter((income) => income !== '')
    .map(decimal);
  const most = multiply(sum(incomes), MONTHS_OF_INCOME);
  return compare(decimal(answers.get('GIRO.DISPO_BETRAG')), most) > 0 ? 'INCOME_TOO_LOW' : undefined;
};

const contractsForDifference: Review = async ({ answers }) => {
  if (ROLES.some((role) => isUsPerson(answers, role))) return 'US_PERSON';
  return holdersOf(answers).every((role) => isAppropriate(answers, role)) ? undefined : 'NOT_APPROPRIATE';
};

/** Money that is paid in at once from the client's own account has to be there; what is collected later, on its day. */
const coverage: Review = async ({ tx, clientId, answers, journal }) => {
  if (isCollected(answers)) return undefined;
  const accountId = await ownAccount(tx, clientId, answers.get('AUSZAHLUNG_KONTO.KONTO_ID'));
  if (accountId === undefined) return undefined;
  const there = await journal.balance('CASH', accountId, 'EUR');
  return compare(there, decimal(answers.get('FESTGELD.ANLAGEBETRAG'))) < 0 ? 'NOT_COVERED' : undefined;
};

const reviews: Readonly<Record<ProductId, Review>> = {
  depot: fine,
  girokonto: credit,
  'junior-depot': fine,
  'junior-konto': fine,
  cfd: contractsForDifference,
  festgeld: coverage,
  tagesgeld: fine,
  karte: fine,
  adresse: fine,
  anlagedepot: fine,
};

/** Why a product is not opened; undefined: nothing speaks against it. */
export const whyNot = (product: ProductId, reviewed: Reviewed): Promise<Reason | undefined> =>
  reviews[product](reviewed);
