import { triggeringPrice } from '@domain/instrument/reference-price';
import { readsPrice } from '@domain/order/draft/price-fields';
import { priceScene, type PriceScene } from '@domain/order/picture/price-scene';
import { useDiscreet } from '@ui/i18n/discreet';
import { PricePicture } from '@ui/parts/price-picture/price-picture';
import { observer } from 'mobx-react-lite';
import type { PictureProps } from './picture-props';

/** The order in its market; what is moved in it is typed into the form (ORD-29). */
export const DrawnPicture = observer(function DrawnPicture(props: PictureProps) {
  const scene = sceneOf(props, useDiscreet());
  return scene && <PricePicture scene={scene} onMove={props.beside.enterPrice} />;
});

/** Before onlookers the break-even of a sale is left out: it tells what the customer has paid. */
function sceneOf({ nodes, beside: { market } }: PictureProps, isDiscreet: boolean): PriceScene | undefined {
  const quote = nodes.quote.value;
  const breakEven = isDiscreet && nodes.pictured.value?.side === 'SELL' ? undefined : nodes.breakEven.value;
  const order = nodes.pictured.value;
  const venue = nodes.venue.value;
  if (quote === undefined || order === undefined) return undefined;
  const triggers = venue && readsPrice(order.orderType, 'triggerLimit') && triggeringPrice(order.side, venue);
  // At night nobody quotes: what is drawn then is the last price, and is not called by the name of another.
  const quoted = triggers ? quote[triggers] : undefined;
  const price = quoted ?? quote.last ?? quote.ask ?? quote.bid;
  if (price === undefined) return undefined;
  const series = market.series.value;
  return priceScene({
    order,
    market: price,
    points: series?.unit === price.unit ? series.points : [],
    ...(quoted && triggers && triggers !== 'last' && { quoted: triggers }),
    closedAt: quote.hours.state === 'closed' ? quote.at : undefined,
    steps: venue?.priceSteps ?? [],
    breakEven: breakEven?.unit === price.unit ? breakEven.value : undefined,
  });
}
