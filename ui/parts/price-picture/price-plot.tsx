import { decimal, type Decimal } from '@domain/money/decimal';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './price-picture.module.css';
import type { PriceScale } from '@domain/order/picture/price-scale';
import type { PriceScene } from '@domain/order/picture/price-scene';
import { useLineWords } from './use-line-words';

/** Where the day's line ends and the order's future begins, in percent of the width. */
const NOW = 58;

interface PricePlotProps {
  readonly scene: PriceScene;
  readonly scale: PriceScale;
}

/** The drawing: the day's course, the lines across it, the bands between them; one picture to a screen reader. */
export function PricePlot({ scene, scale }: PricePlotProps) {
  const t = useTexts();
  const formats = useFormats();
  const wordsOf = useLineWords();
  const { lines, bands, course, stops, market, begins, closedAt } = scene;
  const spoken = lines.map((line) => wordsOf(line, scene)).map(({ name, price }) => `${name} ${price}`);
  return (
    <div
      className={css['plot']}
      role="img"
      aria-label={t('pricePicture.label', { lines: spoken.join(', ') })}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {scale.ticks.map(({ position }) => (
          <path key={position} className={css['grid']} d={`M0 ${position}H100`} />
        ))}
        {bands.map(({ id, kind, from, to }) => (
          <rect key={id} className={css[kind]} x={NOW} width={100 - NOW} {...stretch(from, to, scale)} />
        ))}
        <path className={css['now']} d={`M${NOW} 0V100`} />
        {stops.length > 1 && <path className={css['stops']} d={courseOf(stops, scale)} />}
        <path className={css['course']} d={courseOf(course, scale)} />
        {lines.map(({ id, kind, leg, price, isOpen }) => (
          <path
            key={id}
            className={css[isOpen ? 'open' : kind]}
            d={`M${leg === 'order' && (kind === 'limit' || kind === 'trigger') ? 0 : NOW} ${scale.position(price)}H100`}
          />
        ))}
      </svg>
      {scale.ticks.map(({ price, position }) => (
        <span key={position} className={css['tick']} style={{ top: `${position}%` }} aria-hidden="true">
          {formats.decimal(decimal(price.toFixed(scale.decimals)), { minDecimals: scale.decimals })}
        </span>
      ))}
      <span
        className={css['dot']}
        style={{ top: `${scale.position(market)}%`, left: `${NOW}%` }}
        aria-hidden="true"
      />
      <span className={css['time']} aria-hidden="true">
        {begins === undefined ? '' : formats.instant(begins)}
      </span>
      <span className={css['time']} style={{ left: `${NOW}%`, translate: '-50%' }} aria-hidden="true">
        {closedAt === undefined ? t('pricePicture.now') : formats.instant(closedAt)}
      </span>
    </div>
  );
}

function stretch(from: Decimal, to: Decimal, scale: PriceScale) {
  const [high, low] = [scale.position(from), scale.position(to)].sort((a, b) => a - b);
  return { y: high, height: (low ?? 0) - (high ?? 0) };
}

function courseOf(prices: readonly Decimal[], scale: PriceScale): string {
  const width = NOW / Math.max(1, prices.length - 1);
  return prices
    .map((price, index) => `${(index * width).toFixed(2)} ${scale.position(price).toFixed(2)}`)
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${point}`)
    .join('');
}
