import { classNames } from '@ui/components/class-names';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import css from './price-picture.module.css';
import type { PriceLine } from '@domain/order/picture/price-lines';
import { toPlace, type PriceScale } from '@domain/order/picture/price-scale';
import type { LineWords } from './use-line-words';

/** What is done to a line: let go at a price, or moved by so many steps. */
export interface LineHand {
  readonly take: () => void;
  readonly moveTo: (place: number) => void;
  readonly moveBy: (steps: number) => void;
  readonly letGo: () => void;
  readonly look: (isLooking: boolean) => void;
}

interface PriceHandleProps {
  readonly line: PriceLine;
  readonly scale: PriceScale;
  readonly words: LineWords;
  readonly place: number;
  /** Absent where the line cannot be moved. */
  readonly hand?: LineHand | undefined;
}

/** Steps of each key; a page is ten ticks. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The name and price of a line at the picture's edge; one that can be moved is a slider for pointer and keyboard. */
export function PriceHandle({ line, scale, words, place, hand }: PriceHandleProps) {
  const describedBy = useId();
  const style = { top: `${place}%` };
  const className = classNames(css['label'], css[line.isOpen ? 'openLabel' : `${line.kind}Label`]);
  const text = (
    <>
      <span>{words.name}</span>
      <b>{words.figure}</b>
    </>
  );
  if (hand === undefined)
    return (
      <p className={className} style={style}>
        {text}
      </p>
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = keySteps[event.key];
    if (steps !== undefined) hand.moveBy(steps);
    else if (event.key === 'Home') hand.moveTo(scale.lowest);
    else if (event.key === 'End') hand.moveTo(scale.highest);
    else return;
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const track = event.currentTarget.parentElement?.getBoundingClientRect();
    if (track === undefined || track.height === 0) return;
    const position = (100 * (event.clientY - track.top)) / track.height;
    hand.moveTo(scale.priceAt(Math.min(100, Math.max(0, position))));
  };
  return (
    <>
      <button
        type="button"
        role="slider"
        className={classNames(className, css['movable'])}
        style={style}
        aria-orientation="vertical"
        aria-label={words.name}
        aria-valuemin={scale.lowest}
        aria-valuemax={scale.highest}
        aria-valuenow={toPlace(line.price)}
        aria-valuetext={[words.price, words.distance].filter((part) => part !== undefined).join(', ')}
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          hand.take();
        }}
        onPointerMove={onPointerMove}
        onPointerUp={hand.letGo}
        onPointerCancel={hand.letGo}
        onPointerEnter={() => hand.look(true)}
        onPointerLeave={() => hand.look(false)}
        onFocus={() => hand.look(true)}
        onBlur={() => hand.look(false)}
      >
        {text}
      </button>
      <span id={describedBy}>
        <VisuallyHidden>{words.consequence}</VisuallyHidden>
      </span>
    </>
  );
}
