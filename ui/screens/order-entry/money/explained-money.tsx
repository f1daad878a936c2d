import type { Amount } from '@domain/money/amount';
import type { ToldMoney } from '@domain/order/cost/told-money';
import type { Side } from '@domain/order/side';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import { explainMoney } from './explain-money';
import type { MoneyLine } from './money-lines';

interface ExplainedMoneyProps {
  readonly side: Side;
  /** All that the line is a part of. */
  readonly money: ToldMoney;
  readonly line: MoneyLine;
  readonly amount: Amount;
}

/** A line of what an order comes to, which opens its rule and the lines that it follows from (TAX-01). */
export const ExplainedMoney = ({ side, money, line, amount }: ExplainedMoneyProps) => (
  <ExplainedEuro
    value={amount.value}
    unit={amount.unit}
    explain={(words) => explainMoney(words, side, money, line, amount)}
  />
);
