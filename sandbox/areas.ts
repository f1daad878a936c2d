import { applicationArea } from '@sandbox/areas/application/application-area';
import { bankingArea } from '@sandbox/areas/banking/banking-area';
import { consentArea } from '@sandbox/areas/consent/consent-area';
import { controlArea } from '@sandbox/areas/control/control-area';
import { customerArea } from '@sandbox/areas/customer/customer-area';
import { documentArea } from '@sandbox/areas/document/document-area';
import { fundDepotArea } from '@sandbox/areas/fund-depot/fund-depot-area';
import { eventArea } from '@sandbox/areas/events/event-area';
import { firstSchema } from './first-schema';
import { intentMigrations } from './platform/intent/intent-migrations';
import { knowledgeArea } from '@sandbox/areas/knowledge/knowledge-area';
import type { Area } from '@sandbox/platform/area';
import { ledgerArea } from './ledger/ledger-area';
import { logArea } from '@sandbox/platform/log/log-area';
import { marketArea } from './market/market-area';
import { orderTemplateArea } from '@sandbox/areas/order-template/order-template-area';
import { orderArea } from '@sandbox/areas/order/order-area';
import { notificationArea } from '@sandbox/areas/notification/notification-area';
import { messageArea } from '@sandbox/areas/secure-message/message-area';
import { watchlistArea } from '@sandbox/areas/watchlist/watchlist-area';
import { pagesArea } from './pages/pages-area';
import { savingsPlanArea } from '@sandbox/areas/savings-plan/savings-plan-area';
import { sessionArea } from '@sandbox/areas/session/session-area';
import { taxArea } from '@sandbox/areas/tax/tax-area';
import { tanArea } from '@sandbox/areas/tan/tan-area';

/** Every area of the bank, in the order in which schema, seed and background work build on each other. */
export const AREAS: readonly Area[] = [
  { name: 'first schema', migrations: firstSchema },
  sessionArea,
  tanArea,
  customerArea,
  marketArea,
  ledgerArea,
  taxArea,
  orderArea,
  bankingArea,
  documentArea,
  { name: 'intent', migrations: intentMigrations },
  orderTemplateArea,
  consentArea,
  knowledgeArea,
  watchlistArea,
  messageArea,
  notificationArea,
  savingsPlanArea,
  fundDepotArea,
  applicationArea,
  eventArea,
  logArea,
  controlArea,
  pagesArea,
];
