import {
  add,
  decimal,
  divide,
  hundred,
  maximum,
  minimum,
  multiply,
  sum,
  type Decimal,
} from '@domain/money/decimal';
import type { PlannerAnswers } from './risk-class';
import { FUND_COSTS } from './securities';
import { orderedParts, plannedParts, type Part } from './split';

/** What goes into a security, and what the bank takes for buying it, in EUR. */
export interface Purchase extends Part {
  readonly fee: Decimal;
}

/** What a proposal costs in its first year, in EUR. */
export interface ProposalCosts {
  /** An order each, once. */
  readonly orders: readonly Purchase[];
  /** Of each execution of the plan. */
  readonly executions: readonly Purchase[];
  /** What the executions of a year cost. */
  readonly executionsAYear: Decimal;
  /** What the funds take in the first year. */
  readonly funds: Decimal;
  /** What is invested on average in the first year; of this the funds take their part. */
  readonly invested: Decimal;
  readonly total: Decimal;
}

const CENTS = 2;
const MONTHS = decimal('12');
const HALF_A_YEAR = decimal('6');
const ZERO = decimal('0.00');

/**
 * The costs of the first year: the fee of each order, that of the twelve executions of the plan, and what the funds take
 * of the average invested, which is all of the amount and half of the year's instalments.
 */
export function costsOf(answers: PlannerAnswers): ProposalCosts {
  const orders = orderedParts(answers).map((part) => ({ ...part, fee: orderFee(part.value) }));
  const executions = plannedParts(answers).map((part) => ({ ...part, fee: executionFee(part) }));
  const executionsAYear = multiply(sum(executions.map(({ fee }) => fee)), MONTHS);
  const invested = add(answers.amount ?? ZERO, multiply(answers.rate ?? ZERO, HALF_A_YEAR));
  const funds = divide(multiply(invested, FUND_COSTS), hundred, CENTS, 'half-up');
  const total = sum([...orders.map(({ fee }) => fee), executionsAYear, funds]);
  return { orders, executions, executionsAYear, funds, invested, total };
}

/** Value and fee come to the instalment together; the fee is a percentage of the value (rules.md 10). */
const executionFee = ({ value, security: { feePercent } }: Part): Decimal =>
  divide(multiply(value, feePercent), add(hundred, feePercent), CENTS, 'half-up');

/** 4.90 EUR and 0.25 %, from 9.90 to 59.90 EUR, and 2.50 EUR for the exchange (rules.md 7). */
const orderFee = (value: Decimal): Decimal => {
  const share = divide(multiply(value, decimal('0.25')), hundred, CENTS, 'half-up');
  const fee = minimum(maximum(add(decimal('4.90'), share), decimal('9.90')), decimal('59.90'));
  return add(fee, decimal('2.50'));
};
