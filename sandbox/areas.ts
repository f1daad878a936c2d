import { consentArea } from './consent/consent-area';
import { controlArea } from './control/control-area';
import { costArea } from './cost/cost-area';
import { customerArea } from './customer/customer-area';
import { eventArea } from './events/event-area';
import type { Area } from './foundation/area';
import { coreArea } from './foundation/core-area';
import { ledgerArea } from './ledger/ledger-area';
import { logArea } from './log/log-area';
import { marketArea } from './market/market-area';
import { orderTemplateArea } from './order-template/order-template-area';
import { orderArea } from './order/order-area';
import { pagesArea } from './pages/pages-area';
import { quoteArea } from './quote/quote-area';
import { sessionArea } from './session/session-area';
import { tanArea } from './tan/tan-area';
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
