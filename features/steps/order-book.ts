import { Given, Then, When } from '@cucumber/cucumber';
import type { DenialReason } from '@domain/order/open/order-permission';
import type { OrderStatus } from '@domain/order/open/order-status';
import type { DepotwerkWorld } from '../support/world';

When('die Bank eine Order als {status} meldet', function (this: DepotwerkWorld, status: OrderStatus) {
  this.orderBook.setStatus(status);
});

Given(
  'eine {freigegeben} streichbare und {freigegeben} änderbare Order',
  function (this: DepotwerkWorld, deletable: boolean, modifiable: boolean) {
    this.orderBook.take(deletable, modifiable);
  },
);

Given('eine streichbare Teilorder', function (this: DepotwerkWorld) {
  this.orderBook.addDeletableLeg();
});

Given('sie ist eine Zeichnung', function (this: DepotwerkWorld) {
  this.orderBook.makeSubscription();
});

Given('sie hat den Status {status}', function (this: DepotwerkWorld, status: OrderStatus) {
  this.orderBook.setStatus(status);
});

Then('zeigt das Orderbuch {string}', function (this: DepotwerkWorld, text: string) {
  this.orderBook.expectStatusText(text);
});

Then('daneben steht {string}', function (this: DepotwerkWorld, text: string) {
  this.orderBook.expectReasonText(text);
});

Then('ist das Streichen {möglichkeit}', function (this: DepotwerkWorld, possible: boolean) {
  this.orderBook.expectCancellable(possible);
});

Then('ist das Ändern {möglichkeit}', function (this: DepotwerkWorld, possible: boolean) {
  this.orderBook.expectChangeable(possible);
});

Then(
  'ist das Streichen nicht möglich, denn {hinderung}',
  function (this: DepotwerkWorld, reason: DenialReason) {
    this.orderBook.expectNotCancellable(reason);
  },
);
