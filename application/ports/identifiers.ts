import type { TabId } from '@domain/codes/tab-id';

/** Fresh and remembered identifiers. */
export interface Identifiers {
  /** A new random UUID in its canonical form. */
  uuid(): string;
  /** This browser tab: the same after a reload, another one in a new tab. */
  tab(): TabId;
}
