import { Given, Then, When } from '@cucumber/cucumber';
import type { FundFindingKey } from '@domain/fund-depot/form/fund-finding';
import { deepStrictEqual } from 'node:assert';
import type { DepotwerkWorld } from '../support/world';

Given(
  'ein Fondsdepot im Wert von 10.000 EUR und ein Konto mit 12.480,55 EUR',
  function (this: DepotwerkWorld) {
    this.fundDepot.open();
  },
);

When('der Kunde einmalig {string} EUR einzahlen will', function (this: DepotwerkWorld, amount: string) {
  this.fundDepot.deposit(amount);
});

When(
  'der Kunde einmalig {string} EUR vom Referenzkonto einzahlen will',
  function (this: DepotwerkWorld, amount: string) {
    this.fundDepot.depositFromElsewhere(amount);
  },
);

When(
  'der Kunde ab dem {string} regelmäßig {string} EUR einzahlen will',
  function (this: DepotwerkWorld, start: string, amount: string) {
    this.fundDepot.depositRegularly(amount, start);
  },
);

When(/^der Kunde ([\d.,]+) EUR auszahlen will$/, function (this: DepotwerkWorld, amount: string) {
  this.fundDepot.withdraw('AMOUNT', amount);
});

When(/^der Kunde ([\d,]+) Prozent auszahlen will$/, function (this: DepotwerkWorld, percent: string) {
  this.fundDepot.withdraw('PERCENT', percent);
});

When('der Kunde alles auszahlen will', function (this: DepotwerkWorld) {
  this.fundDepot.withdraw('ALL');
});

When('der Kunde alles auszahlen und das Depot auflösen will', function (this: DepotwerkWorld) {
  this.fundDepot.close();
});

Then(
  'beanstandet das Formular nur {fondsstelle}, dass {fondsmangel}',
  function (this: DepotwerkWorld, field: string, key: FundFindingKey) {
    const found = this.fundDepot.complaints.map((issue) => [issue.field, issue.key]);
    deepStrictEqual(found, [[field, key]]);
  },
);

Then('beanstandet das Formular am Auftrag nichts', function (this: DepotwerkWorld) {
  deepStrictEqual(this.fundDepot.complaints, []);
});
