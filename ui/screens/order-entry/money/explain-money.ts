import { isZero } from '@domain/money/decimal';
import { negateAmount, type Amount } from '@domain/money/amount';
import type { ChargeItem } from '@domain/order/cost/order-total';
import type { ToldMoney } from '@domain/order/cost/told-money';
import type { Side } from '@domain/order/side';
import type { Explanation, ExplainingWords } from '@ui/parts/tax/explanation';
import { moneyLines, type MoneyLine } from './money-lines';

/** The lines that a line follows from. */
const BEFORE: Partial<Record<MoneyLine['id'], readonly MoneyLine['id'][]>> = {
  total: ['value', 'interest', 'charges'],
  inAccount: ['total'],
};

/** A line of what an order comes to, with its rule and the lines that it follows from, as told before the release. */
export function explainMoney(
  words: ExplainingWords,
  side: Side,
  money: ToldMoney,
  { id, label: name }: MoneyLine,
  { value, unit }: Amount,
): Explanation {
  const before = BEFORE[id];
  const told = { name, amount: value, unit, rule: ruleOf(words, side, money, id) };
  const { chargeItems } = money;
  if (id === 'charges' && chargeItems !== undefined)
    return { ...told, parts: () => itemsOf(words, chargeItems) };
  if (before === undefined) return told;
  return {
    ...told,
    parts: () =>
      moneyLines(words, side, money).flatMap((line) => {
        const { amount } = line;
        if (amount === undefined || !before.includes(line.id)) return [];
        const isTakenOff = line.id === 'charges' && side === 'SELL';
        return [explainMoney(words, side, money, line, isTakenOff ? negateAmount(amount) : amount)];
      }),
  };
}

/** Each charge as the bank calls it, by the rule of its price list; what is free is none. */
const itemsOf = ({ t }: ExplainingWords, items: readonly ChargeItem[]): readonly Explanation[] =>
  items
    .filter(({ amount }) => !isZero(amount.value))
    .map(({ label, amount: { value, unit } }) => ({
      name: label,
      amount: value,
      unit,
      rule: t('order.explained.chargeItem'),
    }));

function ruleOf(
  { t, formats }: ExplainingWords,
  side: Side,
  { value }: ToldMoney,
  id: MoneyLine['id'],
): string {
  switch (id) {
    case 'value': {
      const rule = t(`order.explained.value.${value?.certainty ?? 'about'}`);
      if (value?.of === undefined) return rule;
      const { quantity, price } = value.of;
      return t('order.explained.valueOf', {
        rule,
        quantity: formats.amount(quantity),
        price: formats.price(price),
      });
    }
    case 'total':
      return t(`order.explained.total.${side}`);
    case 'interest':
    case 'charges':
    case 'inAccount':
      return t(`order.explained.${id}`);
  }
}
