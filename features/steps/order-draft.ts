import { Given, Then, When } from '@cucumber/cucumber';
import type { FallBackReason } from '@domain/order/fall-back';
import type { OrderField } from '@domain/order/order-draft';
import type { EnterableOrderType } from '@domain/order/order-request';
import type { LimitExtension } from '@domain/order/order-type';
import type { Amount } from '@domain/shared/amount';
import type { DepotwerkWorld } from '../support/world';

Given('ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse', function (this: DepotwerkWorld) {
  this.order.begin();
});

Given('das Wertpapier ist die Anleihe', function (this: DepotwerkWorld) {
  this.order.chooseBond();
});

Given('gehandelt wird bei der Fondsgesellschaft', function (this: DepotwerkWorld) {
  this.order.tradeAtFundCompany();
});

When('als Limit {string} eingegeben wird', function (this: DepotwerkWorld, text: string) {
  this.order.enterLimit(text);
});

When('als Stop-Marke {string} eingegeben wird', function (this: DepotwerkWorld, text: string) {
  this.order.enterTrigger(text);
});

When('als Menge {string} eingegeben wird', function (this: DepotwerkWorld, text: string) {
  this.order.enterQuantity(text);
});

When(
  'der Limitzusatz {limitzusatz} gewählt wird',
  function (this: DepotwerkWorld, extension: LimitExtension) {
    this.order.chooseLimitExtension(extension);
  },
);

Then('entsteht eine {orderart}-Order', function (this: DepotwerkWorld, orderType: EnterableOrderType) {
  this.order.expectType(orderType);
});

Then('das Limit ist {betrag}', function (this: DepotwerkWorld, limit: Amount) {
  this.order.expectLimit(limit);
});

Then('ist das Limit {betrag}', function (this: DepotwerkWorld, limit: Amount) {
  this.order.expectLimit(limit);
});

Then('die Stop-Marke ist {betrag}', function (this: DepotwerkWorld, trigger: Amount) {
  this.order.expectTrigger(trigger);
});

Then('lautet die Order über {betrag}', function (this: DepotwerkWorld, quantity: Amount) {
  this.order.expectQuantity(quantity);
});

Then('vor dem Senden wird gesagt, dass {rückfall}', function (this: DepotwerkWorld, reason: FallBackReason) {
  this.order.expectFallBack(reason);
});

Then('es gibt nichts dazu zu sagen', function (this: DepotwerkWorld) {
  this.order.expectFallBack(undefined);
});

Then(
  'hat die Order den Limitzusatz {limitzusatz}',
  function (this: DepotwerkWorld, extension: LimitExtension) {
    this.order.expectLimitExtension(extension);
  },
);

Then('hat die Order keinen Limitzusatz', function (this: DepotwerkWorld) {
  this.order.expectLimitExtension(undefined);
});

Then('steht am Feld {feld} {string}', function (this: DepotwerkWorld, field: OrderField, text: string) {
  this.order.expectHint(field, text);
});
