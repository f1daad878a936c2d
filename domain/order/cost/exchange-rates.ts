import type { AccountBalance } from '@domain/depot/account';
import type { ExchangeRate } from '@domain/money/exchange-rate';
import type { CostIndication } from './cost-indication';

/** The rates that have been told, of each currency the newest first: with the price, the account and the cost note. */
export const exchangeRatesOf = (
  ofPrice: ExchangeRate | undefined,
  account: AccountBalance | undefined,
  indication: CostIndication | undefined,
): readonly ExchangeRate[] =>
  [ofPrice, account?.exchangeRate, indication && rateOfNote(indication)].filter((rate) => rate !== undefined);

/** The note tells the side of the rate that its order is changed at. */
export const rateOfNote = ({ tradingCurrency, exchangeRate }: CostIndication): ExchangeRate | undefined =>
  exchangeRate && { currency: tradingCurrency, bid: exchangeRate, ask: exchangeRate };
