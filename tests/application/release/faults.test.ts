import { orderKind } from '../order/order-portal';
import { describeFaults } from './describe-faults';
import { cancellationKind, changeKind } from './open-order-kinds';
import { quoteOrderKind, quoteTicketKind } from './quote-kinds';
import { testKind } from './test-kind';

describeFaults('an order', orderKind);
describeFaults('an order at a dealer’s price', quoteOrderKind, 'no TAN');
describeFaults('a request for quotes', quoteTicketKind);
describeFaults('a change', changeKind);
describeFaults('a cancellation', cancellationKind);
describeFaults('a kind added by the guide', testKind);
describeFaults('a kind that wants no proof', () => testKind({ wantsProof: false }), 'no TAN');
