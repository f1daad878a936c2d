import { useRef, type PointerEvent } from 'react';

/** How far a hand moves that means to press, in pixels; who moves further calls the press off. */
const STEADY = 8;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * A press that has begun on a button ends on it, where the page moves under the pointer meanwhile: leaving a field or an
 * answer of the bank may bring a line above. Browsers would give such a click to what both places have in common, and the
 * press would be lost. Fingers are followed by the browser itself.
 */
export function useKeptPress() {
  const begun = useRef<Point>(undefined);
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (!event.isTrusted || event.button !== 0 || event.pointerType === 'touch') return;
      begun.current = { clientX: event.clientX, clientY: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent): void => {
      const { currentTarget: button, pointerId } = event;
      const from = begun.current;
      if (from === undefined || distance(from, event) <= STEADY) return;
      begun.current = undefined;
      if (button.hasPointerCapture(pointerId)) button.releasePointerCapture(pointerId);
    },
  };
}

const distance = (one: Point, other: Point): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
