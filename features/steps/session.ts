import { Given, Then, When } from '@cucumber/cucumber';
import type { IdleMinutes } from '@domain/session/idle-rule';
import type { IdleWatch } from '@domain/session/idle-watch';
import type { EndCause } from '../support/tasks/core/session-tasks';
import type { DepotwerkWorld } from '../support/world';

Given(
  'die Kundin hat {sitzungsdauer} als Sitzungsdauer gewählt',
  function (this: DepotwerkWorld, minutes: IdleMinutes | undefined) {
    this.session.choose(minutes);
  },
);

Given('das Weitermachen von selbst ist {schalter}', function (this: DepotwerkWorld, isOn: boolean) {
  this.session.resumeByItself(isOn);
});

Given('ein (weiteres )Fenster zeigt {seite}', function (this: DepotwerkWorld, path: string) {
  this.session.open(path);
});

Given('zwei Fenster zeigen {seite}', function (this: DepotwerkWorld, path: string) {
  this.session.open(path);
  this.session.open(path);
});

Given('ein Entwurf ist gesichert', async function (this: DepotwerkWorld) {
  await this.session.keepDraft();
});

When('{dauer} Minuten lang nichts geschieht', async function (this: DepotwerkWorld, time: number) {
  await this.session.pass(time);
});

When('der Laptop {int} Stunden lang schläft', function (this: DepotwerkWorld, hours: number) {
  this.session.sleep(hours * 3_600_000);
});

When(
  'die Kundin {dauer} Minuten lang in jeder Minute etwas tut',
  async function (this: DepotwerkWorld, time: number) {
    await this.session.work(time);
  },
);

When('die Kundin die Maus bewegt', function (this: DepotwerkWorld) {
  this.session.sign();
});

When('die Kundin im zweiten Fenster die Maus bewegt', function (this: DepotwerkWorld) {
  this.session.sign(1);
});

When('die Kundin angemeldet bleibt', async function (this: DepotwerkWorld) {
  await this.session.stay();
});

When('die Kundin sich abmeldet', async function (this: DepotwerkWorld) {
  await this.session.signOut();
});

When('die Sitzung endet, weil {anlass}', async function (this: DepotwerkWorld, cause: EndCause) {
  await this.session.end(cause);
});

Then('ist die Sitzung {sitzungsstand}', function (this: DepotwerkWorld, kind: IdleWatch['kind']) {
  this.session.expectState(kind);
});

Then(
  'ist die Sitzung in beiden Fenstern {sitzungsstand}',
  function (this: DepotwerkWorld, kind: IdleWatch['kind']) {
    this.session.expectEverywhere(kind);
  },
);

Then(
  'wird nach {dauer} Minuten gewarnt und nach {dauer} Minuten beendet',
  async function (this: DepotwerkWorld, warning: number, end: number) {
    await this.session.expectEnds(warning, end);
  },
);

Then(
  'wurden nacheinander {int} bis {int} Sekunden gemeldet',
  function (this: DepotwerkWorld, from: number, to: number) {
    this.session.expectCountdown(from, to);
  },
);

Then(
  'hat die Bank {int} Lebenszeichen erhalten, zuletzt mit einer Frist von {dauer} Minuten',
  function (this: DepotwerkWorld, count: number, limit: number) {
    this.session.expectPings(count, limit);
  },
);

Then('ist die Seite leer', function (this: DepotwerkWorld) {
  this.session.expectEmptyPage();
});

Then(
  'die Abmeldeseite nennt als Grund {word} und führt zurück {rückweg}',
  function (this: DepotwerkWorld, reason: string, back: string | undefined) {
    this.session.expectSignOutPage(reason, back);
  },
);

Then('der Entwurf ist {verbleib}', function (this: DepotwerkWorld, isThere: boolean) {
  this.session.expectDraft(isThere);
});
