import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { pieces, sap, xetra } from '@adapters/fake/bank/fake-market';
import { mainAccount, mainDepot } from '@adapters/fake/bank/fake-world';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { FakeOrderRelease } from '@adapters/fake/order/fake-order-release';
import { orderDraftName } from '@domain/order/draft/order-draft-name';
import { orderRegistration } from '@application/order/order-registration';
import type { ReleaseRequest } from '@application/release/release-request';
import type { Challenged } from '@application/release/request-release';
import { tabId } from '@domain/codes/tab-id';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import type { Order } from '@domain/order/open/order';
import type { LimitOrder, OrderRequest } from '@domain/order/order-request';
import { ReleasePage, type KindBench } from '../release/release-page';

export { challenged, kindOf } from '../release/release-page';

/** Buys SAP at a limit. */
export const buySap = (quantity = '10'): LimitOrder => ({
  depotId: mainDepot,
  settlementAccountId: mainAccount,
  side: 'BUY',
  instrumentId: sap.id,
  venueId: xetra.id,
  quantity: pieces(quantity),
  validity: { type: 'GFD' },
  orderType: 'LIMIT',
  limit: amount('230.00', EUR),
});

/** An order as the page of a tab asks for its release. */
export const asked = (content: OrderRequest = buySap(), tab = 'tab-1'): ReleaseRequest<OrderRequest> => ({
  content,
  words: 'Kauf von SAP',
  draft: orderDraftName(tabId(tab), 'STANDARD'),
});

/** New orders at a bank in memory. */
export const orderKind = (bank = new FakeBank()): KindBench<OrderRequest, Order> => ({
  bank,
  register: () => orderRegistration(new FakeOrderRelease(bank)),
  request: asked(),
  other: asked(buySap('11')),
  done: () => bank.orders.all.length,
  refuse: () => {
    bank.world.balances = bank.world.balances.map((balance) => ({
      ...balance,
      availableCash: { ...balance.availableCash, value: { units: 1n, scale: 0 } },
    }));
    return 'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag';
  },
  calls: { validate: 'validate', create: 'create', outcomeOf: 'intentOutcome', void: 'voidIntent' },
});

/** One order page of the portal. */
export class OrderPage extends ReleasePage<OrderRequest, Order> {
  readonly gateway = new FakeOrderGateway(this.bank);

  override reload(): OrderPage {
    return new OrderPage(this.kind, this.storage, this.identifiers);
  }

  override otherTab(): OrderPage {
    const { storage, identifiers, locks } = super.otherTab();
    return new OrderPage(this.kind, storage, identifiers, locks);
  }

  /** Asks for the release of an order typed in this tab. */
  place(order: OrderRequest = buySap(), wantsTwin = false) {
    return this.release.request(asked(order, this.identifiers.tab()), { type: 'M_TAN', wantsTwin })();
  }

  /** The release step of an order with a challenge. */
  challengeOf(order?: OrderRequest): Promise<Challenged<OrderRequest>> {
    return this.challenge(asked(order, this.identifiers.tab()));
  }
}

/** A page of a customer with a well filled depot. */
export const orderPage = (bank?: FakeBank): OrderPage => new OrderPage(orderKind(bank));
