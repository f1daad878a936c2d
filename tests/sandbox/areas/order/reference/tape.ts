import { decimalText, type Decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import type { Listing } from '@sandbox/market/price/listing';
import { openQuoteAt, priceAt } from '@sandbox/market/price/price-model';

/** One second of trading: prices in hundred-thousandths of the currency, sizes in pieces. */
export interface Tick {
  readonly second: number;
  readonly last: number;
  readonly bid: number;
  readonly ask: number;
  readonly bidSize: number;
  readonly askSize: number;
  /** Everybody meets at one price. */
  readonly auction: boolean;
}

/** When auctions are held in Frankfurt, in seconds of the day; the last one is the close. */
export const AUCTIONS = { opening: 9 * 3_600, intraday: 13 * 3_600, closing: 17.5 * 3_600 } as const;

const EVERYTHING = 1_000_000;

/** In November the day in Frankfurt begins an hour before that of UTC. */
export const secondOfDay = (second: number): number => (second + 3_600) % 86_400;

const price = (value: Decimal): number => Math.round(Number(decimalText(value)) * 100_000);

/** Everything that is quoted from one second up to and including another, written down second by second. */
export function tapeOf(listing: Listing, from: number, to: number, holdsAuctions: boolean): readonly Tick[] {
  const tape: Tick[] = [];
  for (let second = from; second <= to; second++) {
    const moment = instant(second * 1_000);
    const isHalted = listing.halts.some(
      (halt) => moment >= halt.from && (halt.until === undefined || moment < halt.until),
    );
    if (isHalted) continue;
    const auction = holdsAuctions && Object.values<number>(AUCTIONS).includes(secondOfDay(second));
    if (auction) {
      const one = price(priceAt(listing, moment));
      tape.push({
        second,
        last: one,
        bid: one,
        ask: one,
        bidSize: EVERYTHING,
        askSize: EVERYTHING,
        auction,
      });
      continue;
    }
    const quote = openQuoteAt(listing, moment);
    if (quote === undefined) continue;
    const { last, bid, ask, bidSize, askSize } = quote;
    tape.push({
      second,
      last: price(last),
      bid: price(bid),
      ask: price(ask),
      bidSize: Number(decimalText(bidSize)),
      askSize: Number(decimalText(askSize)),
      auction,
    });
  }
  return tape;
}
