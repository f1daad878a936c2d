import type { ActivityListener, ActivitySource } from '@application/ports/activity-source';
import type { Unsubscribe } from '@application/ports/unsubscribe';

/** Signs of the customer; a mouse that moved is looked at more closely. */
const signs = ['mousedown', 'wheel', 'keydown', 'touchstart', 'touchmove', 'scroll'] as const;

/** Hears mouse, key, touch and scroll anywhere on the page, before the page itself can stop them. */
export class BrowserActivity implements ActivitySource {
  readonly #page: Document;

  constructor(page: Document) {
    this.#page = page;
  }

  listen({ onSign, onSight }: ActivityListener): Unsubscribe {
    const heard = new AbortController();
    const options = { capture: true, passive: true, signal: heard.signal };
    for (const sign of signs) this.#page.addEventListener(sign, onSign, options);
    this.#page.addEventListener('mousemove', movesOnly(onSign), options);
    const onVisible = (): void => {
      if (this.#page.visibilityState === 'visible') onSight();
    };
    this.#page.addEventListener('visibilitychange', onVisible, options);
    return () => heard.abort();
  }
}

/** Browsers also tell of a mouse that rests while the page moves under it, as when a dialog opens: that is no sign. */
function movesOnly(onSign: () => void): (event: MouseEvent) => void {
  let place: string | undefined;
  return ({ screenX, screenY }) => {
    const here = `${screenX} ${screenY}`;
    const hasMoved = place !== undefined && place !== here;
    place = here;
    if (hasMoved) onSign();
  };
}
