import type { WithdrawalTax } from '@domain/fund-depot/withdrawal-tax';
import { Disclosure } from '@ui/components/action/disclosure';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { Spinner } from '@ui/components/progress/progress';
import { Suspense } from 'react';
import css from '../fund-depot.module.css';
import { euroText } from '../fund-words';

const LotTable = lazyPart(async () => (await import('@ui/parts/tax/lot-table')).LotTable);
const TaxWaterfall = lazyPart(async () => (await import('@ui/parts/tax/tax-waterfall')).TaxWaterfall);

interface ExplanationProps {
  readonly tax: WithdrawalTax;
}

/** The estimated tax down to lots, rates and rules, fund by fund in the order in which they are sold (TAX-01). */
export function TaxExplanation({ tax }: ExplanationProps) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <Disclosure summary={t('fundDepot.tax.explain')}>
      <div className={css['explained']}>
        <p>
          {t('fundDepot.tax.sentence', {
            value: euroText(tax.value, formats),
            gain: euroText(tax.gain, formats),
            tax: euroText(tax.tax, formats),
          })}
        </p>
        {tax.sales.map((sale) => (
          <Disclosure
            key={sale.fund.wkn}
            summary={t('fundDepot.tax.fund', {
              name: sale.fund.name,
              quantity: formats.own(sale.fund.quantity),
              value: euroText(sale.tax.sale.value, formats),
              tax: euroText(sale.tax.tax, formats),
            })}
          >
            <Suspense
              fallback={<Spinner>{t('common.loading', { subject: t('fundDepot.subject') })}</Spinner>}
            >
              <LotTable sale={sale} />
              <TaxWaterfall sale={sale} />
            </Suspense>
          </Disclosure>
        ))}
        <p className={css['foot']}>{t('fundDepot.tax.note')}</p>
      </div>
    </Disclosure>
  );
}
