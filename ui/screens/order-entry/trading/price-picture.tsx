import { priceScene, type PriceScene } from '@domain/order/picture/price-scene';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { readsPrice } from '@domain/order/draft/price-fields';
import { triggeringPrice } from '@domain/instrument/reference-price';
import type { PriceLineField } from '@domain/order/picture/price-lines';
import type { PriceSeries } from '@domain/instrument/price-series';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { ShownNodes } from '../observed-order';
import css from './price-picture.module.css';

const Picture = lazyPart(async () => (await import('@ui/parts/price-picture/price-picture')).PricePicture);

/** What of the order the picture draws. */
export type PictureNode = 'quote' | 'breakEven' | 'pictured' | 'venue';

/** Where the prices of the day come from, and where goes what is moved. */
export interface PictureSources {
  readonly market: { readonly series: { readonly value: PriceSeries | undefined } };
  readonly enterPrice: (field: PriceLineField, text: string) => void;
}

interface PictureProps {
  readonly nodes: ShownNodes<PictureNode>;
  readonly beside: PictureSources;
}

/** The price picture of the order that is being entered; what is moved in it is typed into the form (ORD-29). */
export const PricePicture = observer(function PricePicture({ nodes, beside }: PictureProps) {
  const scene = sceneOf(nodes, beside);
  if (scene === undefined) return null;
  return (
    <Suspense fallback={<div className={css['room']} />}>
      <Picture scene={scene} onMove={beside.enterPrice} />
    </Suspense>
  );
});

function sceneOf(nodes: ShownNodes<PictureNode>, { market }: PictureSources): PriceScene | undefined {
  const quote = nodes.quote.value;
  const breakEven = nodes.breakEven.value;
  const order = nodes.pictured.value;
  const venue = nodes.venue.value;
  if (quote === undefined || order === undefined) return undefined;
  const triggers = venue && readsPrice(order.orderType, 'triggerLimit') && triggeringPrice(order.side, venue);
  const price = (triggers && quote[triggers]) || (quote.last ?? quote.ask ?? quote.bid);
  if (price === undefined) return undefined;
  const series = market.series.value;
  return priceScene({
    order,
    market: price,
    points: series?.unit === price.unit ? series.points : [],
    ...(triggers && triggers !== 'last' && { quoted: triggers }),
    steps: venue?.priceSteps ?? [],
    breakEven: breakEven?.unit === price.unit ? breakEven.value : undefined,
  });
}
