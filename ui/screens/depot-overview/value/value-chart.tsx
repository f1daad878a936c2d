import type { ValuePoint } from '@domain/depot/value-history';
import type { Amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { LinePlot } from '@ui/components/chart/line-plot';
import { useDiscreet } from '@ui/i18n/discreet';
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
  const round = (value: number): string => formats.own(decimal(`${Math.round(value)}`));
  const [lowest] = scale.ticks;
  return (
    <div className={css['chart']}>
      <p className={css['axis']}>
        {t('depot.history.axis', { unit: point.value.unit, from: round(lowest?.value ?? 0) })}
      </p>
      <LinePlot
        className={css['plot']}
        ticks={scale.ticks.map(({ value, y }) => ({ y, text: round(value) }))}
        line={pathOf(points, scale, ({ value }) => value)}
        under={
          <path className={css['cost']} d={pathOf(points, scale, ({ purchaseValue }) => purchaseValue)} />
        }
        at={{ x: scale.x(point.date), y: scale.y(point.value) }}
        reader={{
          label: t('depot.history.reader'),
          text: t('depot.history.point', {
            day: formats.day(point.date),
            value: said(point.value),
            purchaseValue:
              point.purchaseValue === undefined ? t('common.figure.unknown') : said(point.purchaseValue),
          }),
          count: points.length,
          index,
          onRead: setChosen,
        }}
      />
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
