import application from './de/application.json';
import banking from './de/banking.json';
import common from './de/common.json';
import costNote from './de/cost-note.json';
import depot from './de/depot.json';
import errorCodes from './de/error-codes.json';
import errors from './de/errors.json';
import fundDepot from './de/fund-depot.json';
import hyperlinks from './de/hyperlinks.json';
import knowledge from './de/knowledge.json';
import order from './de/order/order.json';
import orderBook from './de/order/order-book.json';
import orderCancellation from './de/order/order-cancellation.json';
import orderChange from './de/order/order-change.json';
import orderAction from './de/order/order-action.json';
import orderEntry from './de/order/order-entry.json';
import orderParts from './de/order/order-parts.json';
import orderProtection from './de/order/order-protection.json';
import orderReceipts from './de/order/order-receipts.json';
import orderInterview from './de/order/order-interview.json';
import message from './de/message.json';
import orderSentence from './de/order/order-sentence.json';
import orderTemplate from './de/order/order-template.json';
import postbox from './de/postbox.json';
import pricePicture from './de/price-picture.json';
import release from './de/release.json';
import savingsPlan from './de/savings-plan.json';
import notification from './de/notification.json';
import security from './de/security.json';
import watchlist from './de/watchlist.json';
import session from './de/session.json';
import palette from './de/palette.json';
import person from './de/person.json';
import shell from './de/shell.json';
import start from './de/start.json';
import tan from './de/tan.json';
import tax from './de/tax.json';

/** All German texts, one area a file; the build writes the same tree to assets/i18n/de.json. */
export const germanTexts = {
  application,
  banking,
  common,
  costNote,
  depot,
  'error-codes': errorCodes,
  errors,
  fundDepot,
  hyperlinks,
  knowledge,
  message,
  order,
  orderBook,
  orderCancellation,
  orderChange,
  orderAction,
  orderEntry,
  orderParts,
  orderProtection,
  orderReceipts,
  orderInterview,
  orderSentence,
  orderTemplate,
  postbox,
  pricePicture,
  release,
  savingsPlan,
  notification,
  security,
  watchlist,
  session,
  palette,
  person,
  shell,
  start,
  tan,
  tax,
};
