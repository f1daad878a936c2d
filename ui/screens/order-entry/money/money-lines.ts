import type { Amount } from '@domain/money/amount';
import type { ToldMoney } from '@domain/order/cost/told-money';
import type { Side } from '@domain/order/side';
import type { SummaryRow } from '@ui/components/text/summary-list';
import type { ExplainingWords } from '@ui/parts/tax/explanation';

/** A part of what an order comes to. */
export interface MoneyLine extends Pick<SummaryRow, 'kind'> {
  readonly id: Exclude<keyof ToldMoney, 'taxed' | 'chargeItems'>;
  readonly label: string;
  /** What is not known is shown as such. */
  readonly amount: Amount | undefined;
}

/** What an order comes to, part by part: value, interest, charges, their sum, and that in the account's currency. */
export function moneyLines(
  { t, formats }: ExplainingWords,
  side: Side,
  { value, interest, charges, total, inAccount }: ToldMoney,
): readonly MoneyLine[] {
  return [
    {
      id: 'value',
      label: t(`order.summary.value.${value?.certainty ?? 'about'}`),
      amount: value?.value,
    },
    ...(interest
      ? [
          {
            id: 'interest' as const,
            label: t('order.summary.interest', { day: formats.day(interest.settledOn) }),
            amount: interest.amount,
          },
        ]
      : []),
    { id: 'charges', label: t('order.summary.charges'), amount: charges },
    { id: 'total', label: t(`order.summary.total.${side}`), amount: total, kind: 'sum' },
    ...(inAccount
      ? [{ id: 'inAccount' as const, label: t(`order.summary.inAccount.${side}`), amount: inAccount }]
      : []),
  ];
}
