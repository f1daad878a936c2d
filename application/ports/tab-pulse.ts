import type { Pulse } from '@domain/session/pulse';
import type { Unsubscribe } from './unsubscribe';

/** What all tabs of this browser know together about the session; moments only, nothing personal. */
export interface TabPulse {
  /** What was written last by any tab; undefined when nothing was, or it cannot be read. */
  read(): Pulse | undefined;
  write(pulse: Pulse): void;
  /** Tells that another tab has written; the own writing is not told. */
  listen(onOther: () => void): Unsubscribe;
}
