/** Told the bank's time with every answer: `serverTime` from the Date header, the rest by the device's clock, all in ms. */
export interface ServerTimeObserver {
  observe(serverTime: number, sentAt: number, receivedAt: number): void;
}
