import { toldTax, type ToldFundOrder } from '@domain/fund-depot/told-fund-order';
import type { SummaryRow } from '@ui/components/text/summary-list';
import { useTexts } from '@ui/i18n/use-texts';
import { Euro } from '@ui/parts/tax/euro';
import { explainArrives, explainSum } from '@ui/parts/tax/explain-sale';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import { explainDeposit, explainMoved, explainSold } from './explain-fund';

/** The lines of what an order comes to, each explained: by fund, together, and of a withdrawal its tax and what arrives. */
export function useToldRows(told: ToldFundOrder): readonly SummaryRow[] {
  const t = useTexts();
  const { kind, total, allocation, funds } = told;
  const value = total?.value;
  const tax = toldTax(told);
  const sales = tax?.sales ?? [];
  return [
    ...allocation.map(({ wkn, name, amount }) => {
      const fund = funds.find((each) => each.wkn === wkn);
      return {
        id: wkn,
        label: name,
        value: fund ? (
          <ExplainedEuro value={amount.value} bare explain={(words) => explainMoved(words, fund, told)} />
        ) : (
          <Euro value={amount.value} bare />
        ),
      };
    }),
    {
      id: 'total',
      label: t(`fundDepot.check.amount${kind}`),
      value: (
        <ExplainedEuro
          value={value}
          explain={(words) =>
            kind === 'DEPOSIT' && value !== undefined
              ? explainDeposit(words, value, funds, told)
              : explainSold(words, funds, told)
          }
        />
      ),
      kind: 'sum',
    },
    ...(kind === 'WITHDRAWAL'
      ? [
          {
            id: 'tax',
            label: t('fundDepot.summary.tax'),
            value: <ExplainedEuro value={tax?.tax} explain={(words) => explainSum(words, sales, 'tax')} />,
          },
          {
            id: 'payout',
            label: t('fundDepot.summary.payout'),
            value: <ExplainedEuro value={tax?.arrives} explain={(words) => explainArrives(words, sales)} />,
          },
        ]
      : []),
  ];
}
