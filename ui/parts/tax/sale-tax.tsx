import type { OrderTotal } from '@domain/order/cost/order-total';
import { explainedOrder, taxedOrder, type TaxedOrder } from '@domain/order/cost/taxed-order';
import type { OrderFrame } from '@domain/order/order-request';
import type { TaxBasis } from '@domain/tax/sellable-position';
import { SummaryList } from '@ui/components/text/summary-list';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { explainArrives, explainStep } from './explain-sale';
import { ExplainedEuro } from './explained-euro';

/** A sale as its page knows it; nothing is shown before its value is known in EUR. */
export interface SaleTaxProps {
  readonly order: OrderFrame | undefined;
  readonly total: OrderTotal | undefined;
  readonly money: {
    /** What its tax follows from, as soon as that has been read. */
    readonly basis: TaxBasis | undefined;
    /** Has it read, unless it has been. */
    readonly need: () => void;
  };
}

/** What a sale would cost in tax and what arrives then, by the calculation of the simulation (TAX-01). */
export const SaleTax = observer(function SaleTax({ order, total, money }: SaleTaxProps) {
  const { basis, need } = money;
  useEffect(need, [need]);
  const taxed = basis && order && total && taxedOrder(basis, order, total);
  return taxed && <SaleTaxRows taxed={taxed} />;
});

/** The lines of a tax that is known. */
export function SaleTaxRows({ taxed }: { readonly taxed: TaxedOrder }) {
  const t = useTexts();
  const sale = explainedOrder(taxed);
  return (
    <SummaryList
      small
      rows={[
        {
          id: 'tax',
          label: t('tax.order.tax'),
          value: <ExplainedEuro value={sale.tax.tax} explain={(words) => explainStep(words, sale, 'tax')} />,
        },
        {
          id: 'afterTax',
          label: t('tax.order.arrives'),
          value: (
            <ExplainedEuro value={sale.tax.arrives} explain={(words) => explainArrives(words, [sale])} />
          ),
          kind: 'sum',
        },
      ]}
    />
  );
}
