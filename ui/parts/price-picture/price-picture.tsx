import { Disclosure } from '@ui/components/action/disclosure';
import { useTexts } from '@ui/i18n/use-texts';
import { useState } from 'react';
import { apart } from '@domain/order/picture/apart';
import { lineMovedBy, lineMovedTo } from '@domain/order/picture/moved-line';
import { PriceHandle, type LineHand } from './price-handle';
import type { PriceLine, PriceLineField } from '@domain/order/picture/price-lines';
import css from './price-picture.module.css';
import { PricePlot } from './price-plot';
import type { PriceScale } from '@domain/order/picture/price-scale';
import type { PriceScene } from '@domain/order/picture/price-scene';
import { PriceTable } from './price-table';
import { useLineWords } from './use-line-words';

interface PricePictureProps {
  readonly scene: PriceScene;
  /** Takes the text for a field whose line was moved, in German notation; without it nothing can be moved. */
  readonly onMove?: (field: PriceLineField, text: string) => void;
}

/** So many labels find room in the picture's least height; with more of them it grows. */
const LEAST_LABELS = 6;

/**
 * The order in its market (ORD-29): the day's prices, and the order's own as lines that pointer and arrow keys
 * move on the venue's grid; what happens at a line is said below, and all of it stands in a table as well.
 */
export function PricePicture({ scene, onMove }: PricePictureProps) {
  const t = useTexts();
  const wordsOf = useLineWords();
  const [lookedAt, setLookedAt] = useState<string>();
  // While a line is dragged the scale stands still under the hand.
  const [heldScale, setHeldScale] = useState<PriceScale>();
  const scale = heldScale ?? scene.scale;
  const { lines, steps } = scene;
  const labels = Math.max(LEAST_LABELS, lines.length);
  const places = new Map(
    apart(
      lines.map(({ id, price }) => ({ id, position: scale.position(price) })),
      100 / labels,
    ).map(({ id, place }) => [id, place]),
  );
  const looked = lines.find(({ id }) => id === lookedAt);
  const isMovable = onMove !== undefined && lines.some(({ field }) => field !== undefined);

  const handOf = (line: PriceLine): LineHand | undefined => {
    const { field, id } = line;
    if (onMove === undefined || field === undefined) return undefined;
    const put = (text: string | undefined): void => {
      if (text !== undefined) onMove(field, text);
    };
    return {
      take: () => setHeldScale(scene.scale),
      moveTo: (place) => put(lineMovedTo(line, place, steps)),
      moveBy: (count) => put(lineMovedBy(line, count, steps)),
      letGo: () => setHeldScale(undefined),
      look: (isLooking) => setLookedAt(isLooking ? id : undefined),
    };
  };

  return (
    <div>
      <figure className={css['figure']}>
        <div className={css['picture']} style={{ minHeight: `calc(${labels} * var(--label-room))` }}>
          <PricePlot scene={scene} scale={scale} />
          <svg className={css['leaders']} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {lines.map(({ id, price }) => (
              <path key={id} d={`M0 ${scale.position(price)}L100 ${places.get(id) ?? 0}`} />
            ))}
          </svg>
          <div className={css['labels']} role="group" aria-label={t('pricePicture.lines')}>
            {lines.map((line) => (
              <PriceHandle
                key={line.id}
                line={line}
                scale={scale}
                words={wordsOf(line, scene)}
                place={places.get(line.id) ?? 0}
                hand={handOf(line)}
              />
            ))}
          </div>
        </div>
        <figcaption className={css['happens']}>
          {looked ? wordsOf(looked, scene).consequence : isMovable && t('pricePicture.hint')}
        </figcaption>
      </figure>
      <Disclosure summary={t('pricePicture.asTable')}>
        <PriceTable scene={scene} />
      </Disclosure>
    </div>
  );
}
