import type { Unsubscribe } from './unsubscribe';

/** What is heard of the customer at the device. */
export interface ActivityListener {
  /** Mouse, key, touch or scroll; as often as it happens. */
  readonly onSign: () => void;
  /** The page is looked at again: timers may have slept meanwhile. */
  readonly onSight: () => void;
}

/** Where signs of the customer come from (KIT-08). */
export interface ActivitySource {
  listen(listener: ActivityListener): Unsubscribe;
}
