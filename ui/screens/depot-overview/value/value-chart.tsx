import type { ValuePoint } from '@domain/depot/value-history';
import type { Amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { useDiscreet } from '@ui/components/text/discreet';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useState } from 'react';
import css from './value-chart.module.css';
import { ValueReading } from './value-reading';
import { valueScale, type ValueScale } from '@domain/depot/value-scale';

interface ValueChartProps {
  readonly points: readonly ValuePoint[];
}

/** Value and purchase value as lines. The slider over them reads them day by day: by arrow keys, finger or mouse. */
export function ValueChart({ points }: ValueChartProps) {
  const t = useTexts();
  const formats = useFormats();
  const isDiscreet = useDiscreet();
  const [chosen, setChosen] = useState<number>();
  const scale = valueScale(points);
  const index = Math.min(chosen ?? points.length - 1, points.length - 1);
  const point = points[index];
  if (scale === undefined || point === undefined) return <p>{t('depot.history.none')}</p>;
  const said = (amount: Amount): string =>
    isDiscreet ? t('common.figure.hidden') : formats.amount(amount, { minDecimals: 2 });
  return (
    <div className={css['chart']}>
      <div className={css['plot']}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {scale.ticks.map(({ y }) => (
            <path key={y} className={css['grid']} d={`M0 ${y}H100`} />
          ))}
          <path className={css['area']} d={`${pathOf(points, scale, ({ value }) => value)}V100H0Z`} />
          <path className={css['cost']} d={pathOf(points, scale, ({ purchaseValue }) => purchaseValue)} />
          <path className={css['value']} d={pathOf(points, scale, ({ value }) => value)} />
          <path className={css['cursor']} d={`M${scale.x(point.date)} 0V100`} />
        </svg>
        {scale.ticks.map(({ value, y }) => (
          <span key={y} className={css['tick']} style={{ top: `${y}%` }} aria-hidden="true">
            {isDiscreet ? '••••' : formats.decimal(decimal(`${Math.round(value)}`))}
          </span>
        ))}
        <span
          className={css['dot']}
          style={{ left: `${scale.x(point.date)}%`, top: `${scale.y(point.value)}%` }}
        />
        <input
          className={css['reader']}
          type="range"
          aria-label={t('depot.history.reader')}
          aria-valuetext={t('depot.history.point', {
            day: formats.day(point.date),
            value: said(point.value),
            purchaseValue:
              point.purchaseValue === undefined ? t('common.figure.unknown') : said(point.purchaseValue),
          })}
          min={0}
          max={points.length - 1}
          value={index}
          onChange={({ target }) => {
            setChosen(target.valueAsNumber);
          }}
        />
      </div>
      <div className={css['days']} aria-hidden="true">
        {scale.days.map((day) => (
          <span key={day}>{formats.day(day)}</span>
        ))}
      </div>
      <ValueReading point={point} />
    </div>
  );
}

/** A line through all points of which the figure is known. */
function pathOf(
  points: readonly ValuePoint[],
  scale: ValueScale,
  of: (point: ValuePoint) => Amount | undefined,
): string {
  return points
    .flatMap((point) => {
      const amount = of(point);
      return amount === undefined ? [] : [`${scale.x(point.date).toFixed(2)} ${scale.y(amount).toFixed(2)}`];
    })
    .map((place, index) => `${index === 0 ? 'M' : 'L'}${place}`)
    .join('');
}
