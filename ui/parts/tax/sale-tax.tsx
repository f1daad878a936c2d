import { toCents, type Amount } from '@domain/money/amount';
import { compare, sum, type Decimal } from '@domain/money/decimal';
import { creditedIn } from '@domain/money/exchange-rate';
import { EUR } from '@domain/money/unit';
import { withInterest, type OrderTotal } from '@domain/order/cost/order-total';
import type { OrderFrame } from '@domain/order/order-request';
import { saleTax } from '@domain/tax/sale-tax';
import type { ExplainedSale, TaxBasis } from '@domain/tax/sellable-position';
import { SummaryList } from '@ui/components/text/summary-list';
import { useTexts } from '@ui/i18n/use-texts';
import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { explainArrives, explainStep } from './explain-sale';
import { ExplainedEuro } from './explained-euro';
import type { SaleTaxSource } from './sale-tax-source';

/** A sale as its page knows it; nothing is shown before its value is known in EUR. */
export interface SaleTaxProps {
  readonly order: OrderFrame | undefined;
  readonly total: OrderTotal | undefined;
  readonly source: SaleTaxSource;
}

/** What a sale would cost in tax and what arrives then, by the calculation of the simulation (TAX-01). */
export function SaleTax({ order, total, source }: SaleTaxProps) {
  const t = useTexts();
  const basis = useBasis(source);
  const taxed = basis && taxOf(basis, order, total);
  if (taxed === undefined) return null;
  return (
    <SummaryList
      small
      rows={[
        {
          id: 'tax',
          label: t('tax.order.tax'),
          value: (
            <ExplainedEuro value={taxed.tax.tax} explain={(words) => explainStep(words, taxed, 'tax')} />
          ),
        },
        {
          id: 'afterTax',
          label: t('tax.order.arrives'),
          value: (
            <ExplainedEuro value={taxed.tax.arrives} explain={(words) => explainArrives(words, [taxed])} />
          ),
          kind: 'sum',
        },
      ]}
    />
  );
}

/** Read once a page: an order sent meanwhile leaves it, and the next begins again. */
function useBasis(source: SaleTaxSource): TaxBasis | undefined {
  const [basis, setBasis] = useState<TaxBasis>();
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      const answer = await (await source()).execute()();
      if (isWanted && E.isRight(answer)) setBasis(answer.right);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [source]);
  return basis;
}

function taxOf(
  { positions, record }: TaxBasis,
  order: OrderFrame | undefined,
  total: OrderTotal | undefined,
): ExplainedSale | undefined {
  const value = total?.value?.value;
  const { interest, rates = [] } = total ?? {};
  const charges = total?.reportedCharges ?? total?.charges;
  const sold = positions.find(
    ({ depotId, instrumentId }) => depotId === order?.depotId && instrumentId === order.instrumentId,
  );
  if (order === undefined || sold === undefined || value === undefined || charges === undefined)
    return undefined;
  // What the page itself changes at comes first, so that both say the same.
  const known = sold.exchangeRate === undefined ? rates : [...rates, sold.exchangeRate];
  const inEuro = (money: Amount): Decimal | undefined => creditedIn(EUR, toCents(money), known)?.value;
  const proceeds = inEuro(interest === undefined ? value : withInterest(value, interest.amount));
  const costs = inEuro(charges);
  if (proceeds === undefined || costs === undefined) return undefined;
  const held = sum(sold.lots.map(({ quantity }) => quantity));
  if (compare(order.quantity.value, held) > 0) return undefined;
  const { taxClass, lots } = sold;
  const quantity = order.quantity.value;
  return {
    said: { position: sold, quantity },
    tax: saleTax(record, { taxClass, lots, quantity, value: proceeds, costs }),
  };
}
