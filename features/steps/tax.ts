import { Given, Then, When } from '@cucumber/cucumber';
import type { Decimal } from '@domain/money/decimal';
import type { DepotwerkWorld } from '../support/world';

Given(
  'der Kunde hält {zahl} Stück einer {string} zum Einstand von {zahl} EUR',
  function (this: DepotwerkWorld, quantity: Decimal, kind: string, cost: Decimal) {
    this.tax.hold(quantity, kind, cost);
  },
);

Given(
  'der Kunde hält {zahl} Stück einer {string} mit unbekanntem Einstand',
  function (this: DepotwerkWorld, quantity: Decimal, kind: string) {
    this.tax.hold(quantity, kind, undefined);
  },
);

Given(
  'der Freistellungsauftrag über {zahl} EUR ist noch ganz frei',
  function (this: DepotwerkWorld, ordered: Decimal) {
    this.tax.order(ordered);
  },
);

Given(
  'alles liegt im Depot eines Kindes, dessen Freistellungsauftrag über {zahl} EUR noch ganz frei ist',
  function (this: DepotwerkWorld, ordered: Decimal) {
    this.tax.lieWithChild(ordered);
  },
);

Given('die Kirchensteuer beträgt {zahl} %', function (this: DepotwerkWorld, percent: Decimal) {
  this.tax.belong(percent);
});

Given(
  'im Verlusttopf Aktien stehen {zahl} EUR, im Verlusttopf Sonstige {zahl} EUR',
  function (this: DepotwerkWorld, shares: Decimal, other: Decimal) {
    this.tax.lose(shares, other);
  },
);

When(
  'er {zahl} Stück zu {zahl} EUR verkaufen will',
  function (this: DepotwerkWorld, quantity: Decimal, price: Decimal) {
    this.tax.sell(quantity, price);
  },
);

Given(
  'außerdem {zahl} Stück einer {string} zum Einstand von {zahl} EUR',
  function (this: DepotwerkWorld, quantity: Decimal, kind: string, cost: Decimal) {
    this.tax.holdBesides(quantity, kind, cost);
  },
);

When(
  'danach {zahl} Stück der anderen zu {zahl} EUR',
  function (this: DepotwerkWorld, quantity: Decimal, price: Decimal) {
    this.tax.sellBesides(quantity, price);
  },
);

Then(
  'fallen zusammen {zahl} EUR Steuer an, und es bleiben ihm zusammen {zahl} EUR',
  function (this: DepotwerkWorld, tax: Decimal, arrives: Decimal) {
    this.tax.expectTogether(tax, arrives);
  },
);

Then('fallen {zahl} EUR Steuer an', function (this: DepotwerkWorld, tax: Decimal) {
  this.tax.expectTax(tax);
});

Then('es bleiben ihm {zahl} EUR', function (this: DepotwerkWorld, arrives: Decimal) {
  this.tax.expectArrival(arrives);
});

Then('sind {zahl} EUR zu versteuern', function (this: DepotwerkWorld, taxable: Decimal) {
  this.tax.expectTaxable(taxable);
});

Then('lassen sich {zahl} Stück ohne Steuer verkaufen', function (this: DepotwerkWorld, quantity: Decimal) {
  this.tax.expectFree(quantity);
});

Then('steht die Meldung {string} an der Menge', function (this: DepotwerkWorld, key: string) {
  this.tax.expectAtQuantity(key);
});
