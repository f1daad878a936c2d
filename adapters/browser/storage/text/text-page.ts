/**
 * What has become of texts that could not be read for want of the key: they still cannot, they can by now, or they can
 * and some were asked for meanwhile.
 */
export type Lateness = 'locked' | 'open' | 'missed';

/** A page that stands on texts of the device, and may stand before they can be read. */
export interface TextPage {
  hear(lateness: Lateness): void;
  /** Nobody has typed or pressed anything: what the page itself has filled in replaces nothing that was not read. */
  isUntouched?(): boolean;
}
