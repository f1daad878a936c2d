import { add, compare, decimal, multiply, parseDecimal, type Decimal } from '@domain/money/decimal';
import * as O from 'fp-ts/Option';
import { messageOf, problem } from '../field/field-problem';
import type { Answers } from './answers';
import type { Check } from './check-facts';

const CLASS = 'ANLAGEDEPOT_STAMM.PRODUKTKLASSE';

/** The highest class of all. */
const ANY = 5;
/** Where something speaks against risk, half of the money may still be at risk. */
const BALANCED = 3;

/** The highest class that an answer allows; one that is not named allows any. */
const BY_ANSWER: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ANLAGEDAUER: { BIS_3: 1, '3_BIS_5': 2, '5_BIS_10': 4 },
  ANLAGEZIEL: { ANSCHAFFUNG: BALANCED },
  EINKOMMENSQUELLE: { SELBSTSTAENDIG: 4, RENTE: 4 },
  UEBERSCHUSS_ENTWICKLUNG: { FAELLT: BALANCED },
  VERLUSTTOLERANZ: { '5': 1, '10': 2, '20': BALANCED },
  SCHWANKUNGSTOLERANZ: { WENIG: 2, MITTEL: BALANCED },
};

/** From this age on there is little time left to make up for a loss. */
const AGED = 75;

const scoring = (answers: Answers, field: string): string => answers.of('ANLAGEDEPOT_SCORING', field);

/** An amount that is said and reads. */
const amount = (answers: Answers, field: string): Decimal | undefined =>
  O.toUndefined(parseDecimal(scoring(answers, field)));

const times = (value: Decimal, factor: string): Decimal => multiply(value, decimal(factor));

const isAbove = (first: Decimal, second: Decimal): boolean => compare(first, second) > 0;

/** More is invested at once than is at hand, or more than half of what is owned; what is tied up counts a quarter. */
function strainsAssets(answers: Answers): boolean {
  const once = amount(answers, 'ANLAGEBETRAG');
  const atHand = amount(answers, 'VERMOEGEN_LIQUIDE');
  const tiedUp = amount(answers, 'VERMOEGEN_ILLIQUIDE');
  if (once === undefined || atHand === undefined) return false;
  if (isAbove(once, atHand)) return true;
  return tiedUp !== undefined && isAbove(times(once, '8'), add(times(atHand, '4'), tiedUp));
}

/** More than half of what is left of a month is saved. */
function strainsMonth(answers: Answers): boolean {
  const rate = amount(answers, 'SPARRATE');
  const left = amount(answers, 'HAUSHALTSUEBERSCHUSS');
  return rate !== undefined && left !== undefined && isAbove(times(rate, '2'), left);
}

/** The highest class that all answers allow together: the one that bounds it most decides. */
export function highestClass(answers: Answers): number {
  const isBalanced =
    Number(scoring(answers, 'ALTER')) >= AGED || strainsAssets(answers) || strainsMonth(answers);
  const bounds = Object.entries(BY_ANSWER).map(([field, allowed]) => allowed[scoring(answers, field)] ?? ANY);
  return Math.min(isBalanced ? BALANCED : ANY, ...bounds);
}

/** Nobody is opened a depot at more risk than what they have said of themselves and their money allows. */
export const proposalCheck: Check = (answers) =>
  Number(answers.get(CLASS)) > highestClass(answers)
    ? [messageOf(problem('fehler-risikoklasse-zu-hoch'), CLASS)]
    : [];
