import { decimalText, parseDecimal, rescale, type Decimal } from '@domain/shared/decimal';
import type { Amount } from '@domain/shared/amount';
import { classNames } from '@ui/components/class-names';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import * as O from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { apart } from './apart';
import type { OrderInputModel } from './order-input-model';
import css from './price-picture.module.css';
import { priceScale, type PriceScale } from './price-scale';

interface PricePictureProps {
  readonly input: OrderInputModel;
}

/** Where the day's line ends and the order's future begins, in percent of the width. */
const NOW = 58;
/** How near two labels may come, in percent of the height. */
const LABEL_DISTANCE = 15;

type LineKind = 'limit' | 'trigger' | 'market';

interface Line {
  readonly kind: LineKind;
  readonly price: Amount;
}

/** The day's prices with market, trigger and limit as lines (ORD-29); the same figures stand beside it in words. */
export const PricePicture = observer(function PricePicture({ input }: PricePictureProps) {
  const t = useTexts();
  const formats = useFormats();
  const lines = linesOf(input);
  const market = lines.find(({ kind }) => kind === 'market')?.price;
  if (market === undefined) return null;
  const points = (input.market.series.value?.points ?? []).map(({ price }) => price);
  const scale = priceScale([...points, ...lines.map(({ price }) => price.value)]);
  if (scale === undefined) return null;
  const words = lines
    .map(({ kind, price }) => `${t(`order.picture.${kind}`)} ${formats.amount(price)}`)
    .join(', ');
  const labels = apart(
    lines.map((line) => ({ ...line, position: scale.position(line.price.value) })),
    LABEL_DISTANCE,
  );
  return (
    <figure className={css['picture']}>
      <div className={css['plot']} role="img" aria-label={t('order.picture.label', { lines: words })}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {scale.ticks.map(({ position }) => (
            <path key={position} className={css['grid']} d={`M0 ${position}H100`} />
          ))}
          <path className={css['now']} d={`M${NOW} 0V100`} />
          <path className={css['course']} d={courseOf([...points, market.value], scale)} />
          {lines.map(({ kind, price }) => (
            <path
              key={kind}
              className={css[kind]}
              d={`M${kind === 'market' ? NOW : 0} ${scale.position(price.value)}H100`}
            />
          ))}
        </svg>
        {scale.ticks.map(({ price, position }) => (
          <span key={position} className={css['tick']} style={{ top: `${position}%` }} aria-hidden="true">
            {formats.decimal(tickLabel(price))}
          </span>
        ))}
        <span className={css['dot']} style={{ top: `${scale.position(market.value)}%`, left: `${NOW}%` }} />
      </div>
      <dl className={css['labels']}>
        {labels.map(({ kind, price, place }) => (
          <div
            key={kind}
            className={classNames(css['label'], css[`${kind}Label`])}
            style={{ top: `${place}%` }}
          >
            <dt>{t(`order.picture.${kind}`)}</dt>
            <dd>{formats.figure(price)}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
});

function linesOf({ outlook, market }: OrderInputModel): readonly Line[] {
  const { quote, partial } = outlook;
  const price = quote?.last ?? quote?.ask ?? quote?.bid;
  const unit = market.series.value?.unit ?? price?.unit;
  const lines: (Line | undefined)[] = [
    partial.limit && { kind: 'limit', price: partial.limit },
    partial.triggerLimit && { kind: 'trigger', price: partial.triggerLimit },
    price && { kind: 'market', price },
  ];
  return lines.flatMap((line) => (line !== undefined && line.price.unit === unit ? [line] : []));
}

function courseOf(prices: readonly Decimal[], scale: PriceScale): string {
  const width = NOW / Math.max(1, prices.length - 1);
  return prices
    .map(
      (price, index) =>
        `${index === 0 ? 'M' : 'L'}${(index * width).toFixed(2)} ${scale.position(price).toFixed(2)}`,
    )
    .join('');
}

/** A round price of the scale; what floating point added to it is cut off. */
function tickLabel(price: number): Decimal {
  const read = O.getOrElse<Decimal>(() => ({ units: 0n, scale: 0 }))(parseDecimal(price.toFixed(4)));
  const shown = rescale(read, 2, 'half-up');
  return decimalText(shown).endsWith('.00') ? rescale(shown, 0, 'half-up') : shown;
}
