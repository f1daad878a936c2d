import type { InstrumentType } from './instrument-table';

/** What a person of the United States is not sold, in an order as in a plan: shares in funds under European law. */
export const NOT_FOR_US: ReadonlySet<InstrumentType> = new Set(['FUND', 'ETF']);
