/** Whether the customer sees the page: not in a tab behind another one, nor on a locked telephone. */
export interface Sight {
  readonly isSeen: () => boolean;
  /** Hears each change, as long as the page lives. */
  readonly onChange: (listener: () => void) => void;
}

/** As the browser tells it of a page. */
export const pageSight = (page: Document): Sight => ({
  isSeen: () => page.visibilityState !== 'hidden',
  onChange: (listener) => page.addEventListener('visibilitychange', listener),
});
