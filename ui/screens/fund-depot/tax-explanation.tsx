import type { WithdrawalTax } from '@domain/fund-depot/withdrawal-tax';
import { Disclosure } from '@ui/components/action/disclosure';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { LotTable } from '@ui/parts/tax/lot-table';
import { TaxWaterfall } from '@ui/parts/tax/tax-waterfall';
import css from './fund-depot.module.css';
import { euroText } from './fund-words';

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
              quantity: formats.decimal(sale.fund.quantity),
              value: euroText(sale.tax.sale.value, formats),
              tax: euroText(sale.tax.tax, formats),
            })}
          >
            <LotTable sale={sale} />
            <TaxWaterfall sale={sale} />
          </Disclosure>
        ))}
        <p className={css['foot']}>{t('fundDepot.tax.note')}</p>
      </div>
    </Disclosure>
  );
}
