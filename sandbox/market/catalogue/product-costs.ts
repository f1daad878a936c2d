import { decimal, type Decimal } from '@domain/money/decimal';
import type { InstrumentType } from './instrument-table';

/** What funds and the like cost a year, as a part of their value; the fund company's own costs. */
export const PRODUCT_COSTS: Readonly<Partial<Record<InstrumentType, Decimal>>> = {
  FUND: decimal('0.0145'),
  ETF: decimal('0.0020'),
  CERTIFICATE: decimal('0.0080'),
  PROFIT_PART_CERTIFICATE: decimal('0.0010'),
};
