import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { FallBackReason } from '@domain/order/read/fall-back';
import type { Instrument } from '@domain/instrument/instrument';
import type { OrderField } from '@domain/order/draft/order-draft';
import type { EnterableOrderType, FollowOrderType } from '@domain/order/order-request';
import type { LimitExtension, TradingRestriction } from '@domain/order/order-type';
import type { Side } from '@domain/order/side';
import type { Venue } from '@domain/instrument/venue';
import type { Amount } from '@domain/money/amount';
import { distanceTexts } from '../support/order-words';
import type { DepotwerkWorld } from '../support/world';

Given('ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse', function (this: DepotwerkWorld) {
  this.order.begin();
});

Given('das Wertpapier ist {wertpapier}', function (this: DepotwerkWorld, instrument: Instrument) {
  this.order.choose(instrument);
});

Given('gehandelt wird {ort}', function (this: DepotwerkWorld, venue: Venue) {
  this.order.tradeAt(venue);
});

Given('es ist ein {seite-der-order}', function (this: DepotwerkWorld, side: Side) {
  this.order.take(side);
});

Given('der Live-Handel ist gewählt', function (this: DepotwerkWorld) {
  this.order.edit({ tradingSystem: 'QUOTE' });
});

When('als Limit {string} eingegeben wird', function (this: DepotwerkWorld, limit: string) {
  this.order.edit({ orderType: 'LIMIT', limit });
});

When('als Stop-Marke {string} eingegeben wird', function (this: DepotwerkWorld, triggerLimit: string) {
  this.order.edit({ orderType: 'STOP_MARKET', triggerLimit });
});

When('als Menge {string} eingegeben wird', function (this: DepotwerkWorld, quantity: string) {
  this.order.edit({ quantity });
});

When('der Entwurf durch den Link {string} geöffnet wird', function (this: DepotwerkWorld, link: string) {
  this.order.openBy(link);
});

When(
  'eine {orderart}-Order mit Stop-Marke {string}, Abstand {string} und Limit {string} eingegeben wird',
  function (
    this: DepotwerkWorld,
    orderType: EnterableOrderType,
    triggerLimit: string,
    distance: string,
    limit: string,
  ) {
    this.order.edit({ orderType, triggerLimit, limit, ...distanceTexts(distance) });
  },
);

When(
  'darauf eine {folgeart}-Order über {string} mit Stop-Marke {string}, Abstand {string} und Limit {string} folgt',
  function (
    this: DepotwerkWorld,
    orderType: FollowOrderType,
    quantity: string,
    triggerLimit: string,
    distance: string,
    limit: string,
  ) {
    this.order.follow({ orderType, quantity, triggerLimit, limit, ...distanceTexts(distance) });
  },
);

When(
  'der Limitzusatz {limitzusatz} gewählt wird',
  function (this: DepotwerkWorld, limitExtension: LimitExtension) {
    this.order.edit({ limitExtension });
  },
);

When(
  'die Handelsbeschränkung {handelsbeschränkung} gewählt wird',
  function (this: DepotwerkWorld, tradingRestriction: TradingRestriction) {
    this.order.edit({ tradingRestriction });
  },
);

Then('sind die Orderarten wählbar: {}', function (this: DepotwerkWorld, types: string) {
  this.order.expectSelectable(types.split(', '));
});

Then('entsteht eine {orderart}-Order', function (this: DepotwerkWorld, orderType: EnterableOrderType) {
  this.order.expectType(orderType);
});

Then('besteht die Order aus: {}', function (this: DepotwerkWorld, legs: string) {
  this.order.expectLegs(legs.split(', '));
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

Then('ist die Stop-Marke {betrag}', function (this: DepotwerkWorld, trigger: Amount) {
  this.order.expectTrigger(trigger);
});

Then('ist der Abstand {string}', function (this: DepotwerkWorld, distance: string) {
  this.order.expectDistance(distance);
});

Then('der Abstand ist {string}', function (this: DepotwerkWorld, distance: string) {
  this.order.expectDistance(distance);
});

Then('lautet die Order über {betrag}', function (this: DepotwerkWorld, quantity: Amount) {
  assert.deepEqual(this.order.lead.quantity, quantity);
});

Then('kommt die Order auf {betrag}', function (this: DepotwerkWorld, value: Amount) {
  this.order.expectValue(value);
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
    assert.equal(this.order.lead.limitExtension, extension);
  },
);

Then('hat die Order keinen Limitzusatz', function (this: DepotwerkWorld) {
  assert.equal(this.order.lead.limitExtension, undefined);
});

Then(
  'hat die Order die Handelsbeschränkung {handelsbeschränkung}',
  function (this: DepotwerkWorld, restriction: TradingRestriction) {
    assert.equal(this.order.lead.tradingRestriction, restriction);
  },
);

Then('hat die Order keine Handelsbeschränkung', function (this: DepotwerkWorld) {
  assert.equal(this.order.lead.tradingRestriction, undefined);
});

Then('steht am Feld {feld} {string}', function (this: DepotwerkWorld, field: OrderField, text: string) {
  this.order.expectHint(field, text);
});
