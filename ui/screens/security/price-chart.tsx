import type { PriceRange } from '@domain/instrument/price-history';
import { priceScale, type PriceScale } from '@domain/instrument/price-scale';
import type { PriceSeries } from '@domain/instrument/price-series';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { LinePlot } from '@ui/components/chart/line-plot';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useState } from 'react';
import { labelCorners, type Corner } from './label-corners';
import type { OwnLine } from './own-lines';
import css from './price-chart.module.css';

interface PriceChartProps {
  readonly series: PriceSeries;
  readonly range: PriceRange;
  /** The customer's own prices, drawn where they are near. */
  readonly lines: readonly OwnLine[];
}

/** The price as a line. The slider over it reads it point by point: by arrow keys, finger or mouse. */
export function PriceChart({ series, range, lines }: PriceChartProps) {
  const t = useTexts();
  const formats = useFormats();
  const [chosen, setChosen] = useState<number>();
  const { points, unit } = series;
  const scale = priceScale(
    series,
    lines.map(({ price }) => price),
  );
  const index = Math.min(chosen ?? points.length - 1, points.length - 1);
  const point = points[index];
  if (scale === undefined || point === undefined) return <p>{t('security.noHistory')}</p>;
  const isDay = range === 'day' || range === 'week';
  const price = formats.price(amount(point.price, unit), { minDecimals: 2 });
  const moment = isDay
    ? `${formats.instant(point.at, 'date')}, ${formats.instant(point.at)}`
    : formats.instant(point.at, 'date');
  const texts = scale.ticks.map(({ price: tick }) =>
    formats.decimal(decimal(tick.toFixed(scale.decimals)), { minDecimals: scale.decimals }),
  );
  const drawn = lines
    .map((line) => ({ line, top: scale.y(line.price) }))
    .filter(({ top }) => top >= 0 && top <= 100);
  const corners = labelCorners(
    drawn.map(({ top }) => top),
    points.map((each, place) => ({ x: scale.x(place), y: scale.y(each.price) })),
  );
  return (
    <div className={css['chart']}>
      <p className={css['axis']}>{t('security.axis', { unit: formats.unit(unit), from: texts[0] })}</p>
      <LinePlot
        className={css['plot']}
        ticks={scale.ticks.map(({ y }, tick) => ({ y, text: texts[tick] ?? '' }))}
        line={lineOf(series, scale)}
        at={{ x: scale.x(index), y: scale.y(point.price) }}
        reader={{
          label: t('security.reader'),
          text: `${moment}: ${price}`,
          count: points.length,
          index,
          onRead: setChosen,
        }}
      >
        {drawn.map(({ line, top }, order) => (
          <OwnPrice key={`${line.kind}-${order}`} line={line} top={top} corner={corners[order]} unit={unit} />
        ))}
      </LinePlot>
      <div className={css['moments']} aria-hidden="true">
        {scale.moments.map(({ at, x }) => (
          <span key={x}>{range === 'day' ? formats.instant(at) : formats.instant(at, 'date')}</span>
        ))}
      </div>
      <p className={css['reading']}>
        <span>{moment}</span> <b>{price}</b>
      </p>
    </div>
  );
}

interface OwnPriceProps {
  readonly line: OwnLine;
  readonly top: number;
  /** Where its name stands. */
  readonly corner: Corner | undefined;
  readonly unit: PriceSeries['unit'];
}

/** How each is drawn, whichever side it is of. */
const lineOfKind: Readonly<Record<OwnLine['kind'], 'cost' | 'limit' | 'stop'>> = {
  cost: 'cost',
  buyLimit: 'limit',
  sellLimit: 'limit',
  buyStop: 'stop',
  sellStop: 'stop',
};

/** A line of the customer's own. */
function OwnPrice({ line, top, corner, unit }: OwnPriceProps) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <span className={css[lineOfKind[line.kind]]} style={{ top: `${top}%` }}>
      <span className={css['label']} data-end={corner?.end} data-side={corner?.side}>
        {t(`security.line.${line.kind}`)}{' '}
        <b>{formats.priceFigure(amount(line.price, unit), { minDecimals: 2 })}</b>
      </span>
    </span>
  );
}

const lineOf = ({ points }: PriceSeries, scale: PriceScale): string =>
  points
    .map(
      ({ price }, index) =>
        `${index === 0 ? 'M' : 'L'}${scale.x(index).toFixed(2)} ${scale.y(price).toFixed(2)}`,
    )
    .join('');
