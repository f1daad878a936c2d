import { priceScene, type PriceScene } from '@domain/order/picture/price-scene';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { readsPrice } from '@domain/order/draft/price-fields';
import { triggeringPrice } from '@domain/instrument/reference-price';
import { orderFieldNodes } from '@domain/order/form/order-field-nodes';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { OrderInputModel } from '../order-input-model';
import css from './price-picture.module.css';

const Picture = lazyPart(async () => (await import('@ui/parts/price-picture/price-picture')).PricePicture);

/** The price picture of the order that is being entered; what is moved in it is typed into the form (ORD-29). */
export const PricePicture = observer(function PricePicture({ input }: { readonly input: OrderInputModel }) {
  const scene = sceneOf(input);
  if (scene === undefined) return null;
  return (
    <Suspense fallback={<div className={css['room']} />}>
      <Picture
        scene={scene}
        onMove={(field, text) => {
          const moved = input.field<string, unknown>(orderFieldNodes[field]);
          moved.setValue(text);
          moved.blur();
        }}
      />
    </Suspense>
  );
});

function sceneOf({ nodes, read, market }: OrderInputModel): PriceScene | undefined {
  const quote = read(nodes.quote);
  const breakEven = read(nodes.breakEven);
  const order = read(nodes.pictured);
  const venue = read(nodes.venue);
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
