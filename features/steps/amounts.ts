import { Then, When } from '@cucumber/cucumber';
import type { Decimal } from '@domain/money/decimal';
import type { AmountProblem } from '@domain/money/german-amount';
import type { DepotwerkWorld } from '../support/world';

When('jemand den Betrag {string} eingibt', function (this: DepotwerkWorld, text: string) {
  this.amounts.enter(text);
});

When(
  'jemand den Betrag {string} mit bis zu {int} Nachkommastellen eingibt',
  function (this: DepotwerkWorld, text: string, maxDecimals: number) {
    this.amounts.enter(text, maxDecimals);
  },
);

When('der Betrag {zahl} geschrieben wird', function (this: DepotwerkWorld, value: Decimal) {
  this.amounts.write(value);
});

Then('wird {zahl} verstanden', function (this: DepotwerkWorld, expected: Decimal) {
  this.amounts.expectValue(expected);
});

Then('wird er zurückgewiesen, weil {einwand}', function (this: DepotwerkWorld, kind: AmountProblem['kind']) {
  this.amounts.expectRefusal(kind);
});

Then(
  'wird gefragt, ob {string} oder {string} gemeint ist',
  function (this: DepotwerkWorld, first: string, second: string) {
    this.amounts.expectOffers(first, second);
  },
);

Then('bricht das Programm ab mit {string}', function (this: DepotwerkWorld, text: string) {
  this.amounts.expectBug(text);
});

Then('steht da {string}', function (this: DepotwerkWorld, text: string) {
  this.amounts.expectText(text);
});
