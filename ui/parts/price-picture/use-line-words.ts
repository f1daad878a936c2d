import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { distanceFrom } from '@domain/order/say/distance';
import type { PriceLine } from '@domain/order/picture/price-lines';
import type { PriceScene } from '@domain/order/picture/price-scene';

/** A line in words, the same for picture, table and screen reader. */
export interface LineWords {
  readonly name: string;
  readonly price: string;
  /** The price without its unit, for the narrow label. */
  readonly figure: string;
  /** How far it is from the market; absent for the market itself. */
  readonly distance: string | undefined;
  /** What happens once the market gets there. */
  readonly consequence: string;
}

/** Puts lines of a scene into words. */
export function useLineWords(): (line: PriceLine, scene: PriceScene) => LineWords {
  const t = useTexts();
  const formats = useFormats();
  return ({ kind, leg, side, price, consequence, trailing, isOpen }, { unit, market, quoted, closedAt }) => {
    const away = distanceFrom({ value: market, unit }, { value: price, unit });
    const kept =
      trailing &&
      (trailing.distance.kind === 'relative'
        ? formats.percent(trailing.distance.distance)
        : formats.price(trailing.distance.distance));
    const happens = (): string => {
      if (consequence === 'here' && closedAt !== undefined)
        return t('pricePicture.lastAt', {
          day: formats.instant(closedAt, 'shortWeekday'),
          time: formats.instant(closedAt),
        });
      if (consequence === 'here' && quoted) return t('pricePicture.triggers');
      return t(`pricePicture.consequence.${consequence}.${side}`);
    };
    const amount = formats.price({ value: price, unit });
    const then = leg === 'follow' ? t('pricePicture.afterBase', { happens: happens() }) : happens();
    const distance = (): string | undefined => {
      if (kept !== undefined) return t('pricePicture.distance.kept', { distance: kept });
      if (kind === 'market' || away === undefined) return undefined;
      return t(`pricePicture.distance.${away.direction}`, { percent: formats.percent(away.percent) });
    };
    const own =
      kind === 'market' && quoted ? t(`pricePicture.quoted.${quoted}`) : t(`pricePicture.line.${kind}`);
    return {
      name: leg === 'follow' ? t(`pricePicture.follow.${kind}`) : own,
      price: isOpen ? t('pricePicture.open.price', { price: amount }) : amount,
      figure: isOpen ? t('pricePicture.open.figure') : formats.priceFigure({ value: price, unit }),
      distance: isOpen ? undefined : distance(),
      consequence: isOpen ? t('pricePicture.open.consequence', { happens: then }) : then,
    };
  };
}
