import type { ConsentTables } from '@sandbox/areas/consent/consent-tables';
import type { LedgerTables } from '@sandbox/ledger/ledger-tables';
import type { MarketTables } from '@sandbox/market/market-tables';
import type { OrderTemplateTables } from '@sandbox/areas/order-template/order-template-tables';
import type { OrderTables } from '@sandbox/areas/order/store/order-tables';
import type { QuoteTables } from '@sandbox/areas/order/quote/quote-tables';
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
