/** Each instrument type with the two-letter code that stands for it in the documents (api.md 5). */
const codes = {
  SHARE: 'AK',
  SUBSCRIPTION_RIGHT: 'BE',
  FUND: 'FO',
  WARRANT: 'OS',
  BONDS: 'AN',
  NOT_AVAILABLE: 'XX',
  CERTIFICATE: 'ZE',
  ETF: 'ET',
  PROFIT_PART_CERTIFICATE: 'GE',
} as const;

/** What kind of security it is. */
export type InstrumentType = keyof typeof codes;

/** All kinds of securities. */
export const instrumentTypes = [
  'SHARE',
  'SUBSCRIPTION_RIGHT',
  'FUND',
  'WARRANT',
  'BONDS',
  'NOT_AVAILABLE',
  'CERTIFICATE',
  'ETF',
  'PROFIT_PART_CERTIFICATE',
] as const satisfies readonly InstrumentType[];

/** Understands the names and the two-letter codes alike; what it does not know is NOT_AVAILABLE. */
export const instrumentTypeOf = (text: string): InstrumentType =>
  instrumentTypes.find((type) => type === text || codes[type] === text) ?? 'NOT_AVAILABLE';

/** Whether it counts as a fund: investment funds and exchange-traded ones (brokerage.md 3). */
export const isFund = (type: InstrumentType): boolean => type === 'FUND' || type === 'ETF';
