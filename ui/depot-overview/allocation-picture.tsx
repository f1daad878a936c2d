import { decimalText } from '@domain/shared/decimal';
import { AmountText } from '@ui/components/amount-text';
import { SectionHead } from '@ui/components/section-head';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import type { AllocationPart } from './allocation';
import css from './allocation-picture.module.css';

/** Chart hues of the visual language, biggest part first; a seventh part and more share the last one. */
const hues = ['--c1', '--c2', '--c3', '--c4', '--c5', '--c6'] as const;
const hueOf = (index: number): string => `var(${hues[Math.min(index, hues.length - 1)] ?? '--c6'})`;

/** How the depot is made up: a bar for the eye, the same figures as a table. */
export function AllocationPicture({ parts }: { readonly parts: readonly AllocationPart[] }) {
  const t = useTexts();
  const { percent } = useFormats();
  return (
    <section className={css['allocation']} aria-labelledby="allocation">
      <SectionHead id="allocation">{t('depot.allocation.title')}</SectionHead>
      <div className={css['bar']} aria-hidden="true">
        {parts.map(({ type, share }, index) => (
          <i
            key={type}
            style={{ flexGrow: share === undefined ? 0 : decimalText(share), background: hueOf(index) }}
          />
        ))}
      </div>
      <table className={css['legend']} aria-label={t('depot.allocation.table')}>
        <thead className={css['head']}>
          <tr>
            <th scope="col">{t('depot.allocation.type')}</th>
            <th scope="col">{t('depot.allocation.share')}</th>
            <th scope="col">{t('depot.allocation.value')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ type, share, value }, index) => (
            <tr key={type}>
              <th scope="row">
                <i className={css['swatch']} style={{ background: hueOf(index) }} aria-hidden="true" />
                {t(`orderParts.instrumentType.${type}`)}
              </th>
              <td>{share !== undefined && percent(share, { minDecimals: 1, maxDecimals: 1 })}</td>
              <td>
                <AmountText amount={value} shape={{ minDecimals: 2 }} personal bare />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
