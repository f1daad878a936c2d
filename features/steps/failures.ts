import { Given, Then, When } from '@cucumber/cucumber';
import type { FailurePlace } from '@domain/access/failure-route';
import { namedValues } from '../support/named-values';
import type { DepotwerkWorld } from '../support/world';

Given('auf der Sperrliste stehen {string}', function (this: DepotwerkWorld, keys: string) {
  this.failures.block(keys.split(/, */));
});

When('die Bank mit Status {int} antwortet', function (this: DepotwerkWorld, status: number) {
  this.failures.answer({ status });
});

When(
  'die Bank mit Status {int} und Schlüssel {string} antwortet',
  function (this: DepotwerkWorld, status: number, key: string) {
    this.failures.answer({ status, key });
  },
);

When(
  'die Bank mit Status {int} und Schlüssel {string} und den Angaben {string} antwortet',
  function (this: DepotwerkWorld, status: number, key: string, values: string) {
    this.failures.answer({ status, key, args: namedValues(values) });
  },
);

When(
  'die Bank mit Status {int} und Abmeldeadresse {string} antwortet',
  function (this: DepotwerkWorld, status: number, logoutUrl: string) {
    this.failures.answer({ status, logoutUrl });
  },
);

When(
  'die Bank mit Status {int} und Fehleradresse {string} antwortet',
  function (this: DepotwerkWorld, status: number, errorUri: string) {
    this.failures.answer({ status, errorUri });
  },
);

When(
  'die Bank {fehlerort} mit Status {int} antwortet',
  function (this: DepotwerkWorld, place: FailurePlace, status: number) {
    this.failures.answer({ status }, place);
  },
);

When(
  'die Bank {fehlerort} mit einer Seite statt JSON antwortet',
  function (this: DepotwerkWorld, place: FailurePlace) {
    this.failures.answerWithPage(place);
  },
);

Then('zeigt die Seite den Fehler selbst', function (this: DepotwerkWorld) {
  this.failures.expectShownInPlace();
});

Then('öffnet sich {string}', function (this: DepotwerkWorld, path: string) {
  this.failures.expectRoute(path);
});

Then('geht es nach {string}', function (this: DepotwerkWorld, path: string) {
  this.failures.expectLeftFor(path);
});

Then('zeigt die Fehlerseite den Fehler {string}', function (this: DepotwerkWorld, code: string) {
  this.failures.expectErrorPage(code);
});

Then('die Fehlerseite kennt nur die Angaben {string}', function (this: DepotwerkWorld, values: string) {
  this.failures.expectRememberedArguments(values);
});

Then('wird abgemeldet', function (this: DepotwerkWorld) {
  this.failures.expectSignedOut('bank');
});

Then('wird abgemeldet, weil die Zeit abgelaufen ist', function (this: DepotwerkWorld) {
  this.failures.expectSignedOut('zeit');
});

Then('wird über {string} abgemeldet', function (this: DepotwerkWorld, logoutUrl: string) {
  this.failures.expectSignedOut('zeit', logoutUrl);
});

Given(
  'die Bank setzt bei einem lesenden Aufruf {int} Mal aus',
  async function (this: DepotwerkWorld, times: number) {
    await this.repetition.read(503, times);
  },
);

Given(
  'die Bank beantwortet einen lesenden Aufruf mit Status {int}',
  async function (this: DepotwerkWorld, status: number) {
    await this.repetition.read(status, Infinity);
  },
);

Given(
  'die Bank setzt bei einem schreibenden Aufruf, der etwas anlegt, {int} Mal aus',
  async function (this: DepotwerkWorld, times: number) {
    await this.repetition.write(false, times);
  },
);

Given(
  'die Bank setzt bei einem schreibenden Aufruf, der wiederholbar ist, {int} Mal aus',
  async function (this: DepotwerkWorld, times: number) {
    await this.repetition.write(true, times);
  },
);

Then('wird der Aufruf {int} Mal gesendet', function (this: DepotwerkWorld, times: number) {
  this.repetition.expectSent(times);
});

Then('er {ende}', function (this: DepotwerkWorld, isSuccess: boolean) {
  this.repetition.expectSuccess(isSuccess);
});

Then(
  'liegen die Aufrufe {int} und {int} Millisekunden auseinander',
  function (this: DepotwerkWorld, first: number, second: number) {
    this.repetition.expectPauses(first, second);
  },
);
