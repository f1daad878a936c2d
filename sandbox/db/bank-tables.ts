import type { ConsentTables } from '../consent/consent-tables';
import type { LedgerTables } from '../ledger/ledger-tables';
import type { MarketTables } from '../market/market-tables';
import type { OrderTemplateTables } from '../order-template/order-template-tables';
import type { OrderTables } from '../order/order-tables';
import type { QuoteTables } from '../quote/quote-tables';
import type { CoreTables } from './core-tables';
import type { WorldTables } from './world-tables';

/** Every table of the bank; each area adds its own type here. */
export type BankTables = CoreTables &
  WorldTables &
  MarketTables &
  LedgerTables &
  OrderTables &
  QuoteTables &
  OrderTemplateTables &
  ConsentTables;
