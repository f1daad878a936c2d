import application from './en/application.json';
import banking from './en/banking.json';
import common from './en/common.json';
import costNote from './en/cost-note.json';
import depot from './en/depot.json';
import errorCodes from './en/error-codes.json';
import errors from './en/errors.json';
import fundDepot from './en/fund-depot.json';
import hyperlinks from './en/hyperlinks.json';
import knowledge from './en/knowledge.json';
import order from './en/order/order.json';
import orderBook from './en/order/order-book.json';
import orderCancellation from './en/order/order-cancellation.json';
import orderChange from './en/order/order-change.json';
import orderAction from './en/order/order-action.json';
import orderEntry from './en/order/order-entry.json';
import orderParts from './en/order/order-parts.json';
import orderProtection from './en/order/order-protection.json';
import orderReceipts from './en/order/order-receipts.json';
import orderInterview from './en/order/order-interview.json';
import message from './en/message.json';
import orderSentence from './en/order/order-sentence.json';
import orderTemplate from './en/order/order-template.json';
import postbox from './en/postbox.json';
import pricePicture from './en/price-picture.json';
import release from './en/release.json';
import savingsPlan from './en/savings-plan.json';
import notification from './en/notification.json';
import security from './en/security.json';
import watchlist from './en/watchlist.json';
import session from './en/session.json';
import palette from './en/palette.json';
import person from './en/person.json';
import shell from './en/shell.json';
import start from './en/start.json';
import tan from './en/tan.json';
import tax from './en/tax.json';

/** All English texts; tests show that every German key has its English one. */
export const englishTexts = {
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
