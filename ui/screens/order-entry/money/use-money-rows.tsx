import type { ToldMoney } from '@domain/order/cost/told-money';
import type { Side } from '@domain/order/side';
import { AmountText } from '@ui/components/text/amount-text';
import type { SummaryRow } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';

/** The lines of what an order comes to: value, interest, charges, their sum, and that in the account's currency. */
export function useMoneyRows(side: Side, money: ToldMoney | undefined): readonly SummaryRow[] {
  const t = useTexts();
  const formats = useFormats();
  if (money === undefined) return [];
  const { value, interest, charges, total, inAccount } = money;
  return [
    {
      id: 'value',
      label: t(`order.summary.value.${value?.certainty ?? 'about'}`),
      value: <AmountText amount={value?.value} />,
    },
    ...(interest
      ? [
          {
            id: 'interest',
            label: t('order.summary.interest', { day: formats.day(interest.settledOn) }),
            value: <AmountText amount={interest.amount} />,
          },
        ]
      : []),
    { id: 'charges', label: t('order.summary.charges'), value: <AmountText amount={charges} /> },
    {
      id: 'total',
      label: t(`order.summary.total.${side}`),
      value: <AmountText amount={total} />,
      kind: 'sum',
    },
    ...(inAccount
      ? [
          {
            id: 'inAccount',
            label: t(`order.summary.inAccount.${side}`),
            value: <AmountText amount={inAccount} />,
          },
        ]
      : []),
  ];
}
