import type { ValuePoint } from '@domain/depot/value-history';
import { valueScale } from '@domain/depot/value-scale';
import { changeBetween } from '@domain/instrument/watch';
import { decimal } from '@domain/money/decimal';
import { pathOf } from '@ui/app/routes';
import { ChangeText } from '@ui/components/text/change-text';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { Link } from 'react-router-dom';
import css from './day.module.css';

/** The value of a year as one line; the depot overview has every day of it, as a table too. */
export function ValueLine({ points }: { readonly points: readonly ValuePoint[] }) {
  const t = useTexts();
  const formats = useFormats();
  const values = points.map(({ date, value }) => ({ date, value }));
  const scale = valueScale(values);
  const [first, last] = [values[0], values.at(-1)];
  if (scale === undefined || first === undefined || last === undefined)
    return <p>{t('start.day.noHistory')}</p>;
  const line = values
    .map(
      ({ date, value }, index) =>
        `${index === 0 ? 'M' : 'L'}${scale.x(date).toFixed(2)} ${scale.y(value).toFixed(2)}`,
    )
    .join('');
  const change = changeBetween(first.value, last.value);
  const unit = formats.unit(last.value.unit);
  const round = (value: number): string => formats.own(decimal(`${Math.round(value)}`));
  const [lowest] = scale.ticks;
  return (
    <>
      <p className={css['change']}>
        <span>
          <ChangeText relative={change?.relative} worded />{' '}
          <span className={css['flows']}>{t('start.day.withFlows')}</span>
        </span>{' '}
        <Link to={pathOf('depotOverview')}>{t('start.day.toDepot')}</Link>
      </p>
      <p className={css['axis']}>{t('depot.history.axis', { unit, from: round(lowest?.value ?? 0) })}</p>
      <div className={css['plot']}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {scale.ticks.map(({ y }) => (
            <path key={y} className={css['grid']} d={`M0 ${y}H100`} />
          ))}
          <path className={css['area']} d={`${line}V100H0Z`} />
          <path className={css['line']} d={line} />
        </svg>
        {scale.ticks.map(({ value, y }) => (
          <span key={y} className={css['tick']} style={{ top: `${y}%` }} aria-hidden="true">
            {round(value)}
          </span>
        ))}
      </div>
      <p className={css['ends']}>
        <span>{formats.day(first.date)}</span>
        <span>{formats.day(last.date)}</span>
      </p>
    </>
  );
}
