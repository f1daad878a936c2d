import type { ValuePoint } from '@domain/depot/value-history';
import { profitLoss } from '@domain/depot/revaluation';
import { AmountText } from '@ui/components/text/amount-text';
import { ChangeText } from '@ui/components/text/change-text';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './value-chart.module.css';

/** What is read at one day: value, purchase value, and what lies between. It names the lines, too. */
export function ValueReading({ point }: { readonly point: ValuePoint }) {
  const t = useTexts();
  const formats = useFormats();
  const { date, value, purchaseValue } = point;
  return (
    <dl className={css['reading']}>
      <div>
        <dt>{t('depot.history.day')}</dt>
        <dd>{formats.day(date)}</dd>
      </div>
      <div>
        <dt className={css['ofValue']}>{t('depot.history.value')}</dt>
        <dd>
          <AmountText amount={value} shape={{ minDecimals: 2 }} />
        </dd>
      </div>
      <div>
        <dt className={css['ofCost']}>{t('depot.history.purchaseValue')}</dt>
        <dd>
          <AmountText amount={purchaseValue} shape={{ minDecimals: 2 }} />
        </dd>
      </div>
      <div>
        <dt>{t('depot.history.change')}</dt>
        <dd>
          <ChangeText absolute={profitLoss(value, purchaseValue)?.absolute} />
        </dd>
      </div>
    </dl>
  );
}
