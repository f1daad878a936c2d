import type { OrderType } from '../order-type';

/** Whether orders are entered at fixed prices of an exchange or on a dealer's quote (brokerage.md 3). */
export type TradingSystem = 'STANDARD' | 'QUOTE';

/** All fields on one page, or one question at a time (ORD-01). */
export type InputScreenMode = 'FULL' | 'INTERVIEW';

/** The venue groups a customer can hide (ORD-04). */
export interface DisplayVenues {
  readonly domesticExchangesStandard: boolean;
  readonly domesticExchangesQuote: boolean;
  readonly foreignExchangesStandard: boolean;
  readonly otcStandard: boolean;
  readonly otcQuote: boolean;
}

/** How often a help is still shown by itself. */
export interface DisplayHelp {
  readonly venues: number;
  readonly preferences: number;
}

/** What a customer has chosen for order entry (ORD-27). */
export interface OrderPreferences {
  readonly lastUsedTradingSystem: TradingSystem;
  readonly inputScreenMode: InputScreenMode;
  readonly orderType: OrderType;
  readonly pushPrices: boolean;
  /** Where executions are reported to; absent when the customer wants no mail. */
  readonly executionMailAddress?: string;
  readonly displayVenues: DisplayVenues;
  readonly displayHelp: DisplayHelp;
}

/** What holds until the customer chooses otherwise (brokerage.md 9). */
export const defaultOrderPreferences: OrderPreferences = {
  lastUsedTradingSystem: 'STANDARD',
  inputScreenMode: 'INTERVIEW',
  orderType: 'MARKET',
  pushPrices: false,
  displayVenues: {
    domesticExchangesStandard: true,
    domesticExchangesQuote: true,
    foreignExchangesStandard: true,
    otcStandard: true,
    otcQuote: true,
  },
  displayHelp: { venues: 3, preferences: 3 },
};
