import { Given, Then, When } from '@cucumber/cucumber';
import type { DepotwerkWorld } from '../support/world';

Given(
  'das Portal hat für {string} die Worte {string}',
  function (this: DepotwerkWorld, key: string, words: string) {
    this.messages.know(key, words);
  },
);

Given(
  'der Verweis dazu heißt {string} und führt nach {string}',
  function (this: DepotwerkWorld, text: string, url: string) {
    this.messages.link(text, url);
  },
);

When(
  'die Bank {string} mit den Worten {string} meldet',
  function (this: DepotwerkWorld, key: string, words: string) {
    this.messages.report(key, words);
  },
);

Then('liest der Kunde {string}', function (this: DepotwerkWorld, words: string) {
  this.messages.expectRead(words);
});

Then('{string} ist {verweis}', function (this: DepotwerkWorld, text: string, isLink: boolean) {
  this.messages.expectLink(text, isLink);
});

Given('der Tab hat sich den Fehler {string} gemerkt', function (this: DepotwerkWorld, code: string) {
  this.errorPage.remember(code);
});

When('die Fehlerseite {string} geöffnet wird', function (this: DepotwerkWorld, address: string) {
  this.errorPage.open(address);
});

Then('lautet ihre Überschrift {string}', function (this: DepotwerkWorld, headline: string) {
  this.errorPage.expectHeadline(headline);
});

Then('führt ihr einziger Weg weiter nach {string}', function (this: DepotwerkWorld, target: string) {
  this.errorPage.expectWayOn(target);
});
