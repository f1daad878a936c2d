import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { deepStrictEqual, strictEqual } from 'node:assert';
import type { DepotwerkWorld } from '../support/world';

Given('ein Kunde beantragt {string}', function (this: DepotwerkWorld, product: string) {
  this.application.begin(product);
});

When('er im Feld {string} {string} wählt', function (this: DepotwerkWorld, field: string, said: string) {
  this.application.say(field, said);
});

When(
  'er in das Feld {string} {string} eingibt',
  function (this: DepotwerkWorld, field: string, said: string) {
    this.application.say(field, said);
  },
);

Then('ist der Schritt {string} sichtbar', function (this: DepotwerkWorld, step: string) {
  strictEqual(this.application.isVisible(step), true);
});

Then('ist der Schritt {string} nicht sichtbar', function (this: DepotwerkWorld, step: string) {
  strictEqual(this.application.isVisible(step), false);
});

Then('wird {string} gefragt', function (this: DepotwerkWorld, field: string) {
  strictEqual(this.application.isAsked(field), true);
});

Then('wird {string} nicht gefragt', function (this: DepotwerkWorld, field: string) {
  strictEqual(this.application.isAsked(field), false);
});

Then('liest er bei {string} {string}', function (this: DepotwerkWorld, field: string, text: string) {
  strictEqual(this.application.saidAt(field), text);
});

Then('liest er bei {string} nichts', function (this: DepotwerkWorld, field: string) {
  strictEqual(this.application.saidAt(field), undefined);
});

Then('wird {string} als {string} gesendet', function (this: DepotwerkWorld, name: string, value: string) {
  strictEqual(this.application.sent(name), value);
});

Then('wird {string} nicht gesendet', function (this: DepotwerkWorld, name: string) {
  strictEqual(this.application.sent(name), undefined);
});

Given('ein Kunde hat im Portfolioplaner nur mutige Antworten gegeben', function (this: DepotwerkWorld) {
  this.application.answerBoldly();
});

Then('ist seine Risikoklasse {int}', function (this: DepotwerkWorld, riskClass: number) {
  strictEqual(this.application.riskClass, riskClass);
});

Then('steht im Antrag für sein Depot', function (this: DepotwerkWorld, table: DataTable) {
  const said = table.rows().map(([field = '']) => [field, this.application.plannedFor(field)]);
  deepStrictEqual(said, table.rows());
});

When('er den Antrag auf einem anderen Gerät fortsetzt', async function (this: DepotwerkWorld) {
  await this.application.goOnElsewhere();
});

Then('steht in {string} {string}', function (this: DepotwerkWorld, field: string, said: string) {
  strictEqual(this.application.standsIn(field), said);
});

Then(
  'steht in der Zusammenfassung bei {string} {string}',
  function (this: DepotwerkWorld, label: string, said: string) {
    strictEqual(this.application.summed(label), said);
  },
);

Then('steht in der Zusammenfassung nichts bei {string}', function (this: DepotwerkWorld, label: string) {
  strictEqual(this.application.summed(label), undefined);
});
