import { Then, When } from '@cucumber/cucumber';
import type { DepotwerkWorld } from '../support/world';

When('die Zeile {string} getippt wird', function (this: DepotwerkWorld, line: string) {
  this.oneLine.type(line);
});

Then('ist das die Order {string}', function (this: DepotwerkWorld, order: string) {
  this.oneLine.expectOrder(order);
});

Then('sie sagt {string}', function (this: DepotwerkWorld, parts: string) {
  this.oneLine.expectParts(parts);
});

Then('danach folgt {string}', function (this: DepotwerkWorld, follow: string) {
  this.oneLine.expectFollow(follow);
});

Then('bleibt unverstanden {string}', function (this: DepotwerkWorld, words: string) {
  this.oneLine.expectNotUnderstood(words);
});

Then('ist das keine Order', function (this: DepotwerkWorld) {
  this.oneLine.expectNone();
});
