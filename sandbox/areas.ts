import { consentArea } from '@sandbox/areas/consent/consent-area';
import { controlArea } from '@sandbox/areas/control/control-area';
import { costArea } from '@sandbox/areas/order/cost/cost-area';
import { customerArea } from '@sandbox/areas/customer/customer-area';
import { eventArea } from '@sandbox/areas/events/event-area';
import type { Area } from '@sandbox/platform/area';
import { coreArea } from './foundation/core-area';
import { ledgerArea } from './ledger/ledger-area';
import { logArea } from '@sandbox/platform/log/log-area';
import { marketArea } from './market/market-area';
import { orderTemplateArea } from '@sandbox/areas/order-template/order-template-area';
import { orderArea } from '@sandbox/areas/order/order-area';
import { pagesArea } from './pages/pages-area';
import { quoteArea } from '@sandbox/areas/order/quote/quote-area';
import { sessionArea } from '@sandbox/areas/session/session-area';
import { tanArea } from '@sandbox/areas/tan/tan-area';
import { worldArea } from './world/world-area';

/** Every area of the bank, in the order in which schema, seed and background work build on each other. */
export const AREAS: readonly Area[] = [
  coreArea,
  worldArea,
  sessionArea,
  tanArea,
  customerArea,
  marketArea,
  ledgerArea,
  orderArea,
  quoteArea,
  orderTemplateArea,
  consentArea,
  eventArea,
  costArea,
  logArea,
  controlArea,
  pagesArea,
];
