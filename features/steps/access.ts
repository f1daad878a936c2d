import { Given, Then, When } from '@cucumber/cucumber';
import { type AccessDecision, allowed } from '@domain/access/access-decision';
import type { Order } from '@domain/order/open/order';
import type { DepotwerkWorld } from '../support/world';

Given('niemand ist angemeldet', function (this: DepotwerkWorld) {
  this.access.signOut();
});

Given('jemand ist mit den Rollen {string} angemeldet', function (this: DepotwerkWorld, roles: string) {
  this.access.haveRoles('customer', roles);
});

Given(
  'im Bereich der Mitarbeitenden sind es die Rollen {string}',
  function (this: DepotwerkWorld, roles: string) {
    this.access.haveRoles('ihf', roles);
  },
);

Given(
  'das einzige Produkt ist {string} mit Unterart {string} und Verbindung {string}',
  function (this: DepotwerkWorld, type: string, subType: string, connection: string) {
    this.access.haveOnlyProduct(type, subType, connection);
  },
);

Given('die Depots sind {string}', function (this: DepotwerkWorld, types: string) {
  this.access.haveDepots(types);
});

Given('die Depotübersicht ist freigeschaltet {janein}', function (this: DepotwerkWorld, available: boolean) {
  this.access.offerOverview(available);
});

Given(
  'die Order {string} der Art {geprüfteOrderart} ist änderbar {janein} und streichbar {janein}',
  function (
    this: DepotwerkWorld,
    id: string,
    type: Order['orderType'],
    modifiable: boolean,
    deletable: boolean,
  ) {
    this.access.haveOrder(id, type, modifiable, deletable);
  },
);

Given('ihre Teilorder ist {string}', function (this: DepotwerkWorld, ability: string) {
  if (ability !== 'keine') this.access.addLeg(ability === 'änderbar', ability === 'streichbar');
});

Given(
  'die Bank antwortet auf die Frage nach {string} {int} Mal nicht',
  function (this: DepotwerkWorld, question: string, times: number) {
    this.access.stayUnanswered(question, times);
  },
);

Given(
  'die Bank beantwortet die Frage nach {string} mit einer abgelaufenen Sitzung',
  function (this: DepotwerkWorld, question: string) {
    this.access.answerWithEndedSession(question);
  },
);

When('{string} aufgerufen wird', async function (this: DepotwerkWorld, place: string) {
  await this.access.visit(place);
});

When(
  '{string} im Bereich der Mitarbeitenden aufgerufen wird',
  async function (this: DepotwerkWorld, place: string) {
    await this.access.visit(place, 'ihf');
  },
);

Then(
  'führt {string} {ziel}',
  async function (this: DepotwerkWorld, place: string, destination: AccessDecision) {
    await this.access.visit(place);
    this.access.expectDestination(destination);
  },
);

Then('öffnet sich die Seite', function (this: DepotwerkWorld) {
  this.access.expectDestination(allowed);
});

Then('geht es zur Fehlerseite', function (this: DepotwerkWorld) {
  this.access.expectErrorPage();
});

Then('sagt die Abmeldung, dass die Zeit abgelaufen ist', function (this: DepotwerkWorld) {
  this.access.expectSignedOut();
});

Then('geht es zur Anmeldung für {string}', function (this: DepotwerkWorld, rolle: string) {
  this.access.expectLogin('/login?');
  this.access.expectLoginRole(rolle);
});

Then('geht es zur Anmeldung der Mitarbeitenden', function (this: DepotwerkWorld) {
  this.access.expectLogin('/cp/login?');
});

Then('danach zurück zu {string}', function (this: DepotwerkWorld, place: string) {
  this.access.expectReturnTo(place);
});

Then('das Protokoll nennt den Fehler {string}', function (this: DepotwerkWorld, text: string) {
  this.access.expectLoggedError(text);
});

Then('das Protokoll nennt keinen Fehler', function (this: DepotwerkWorld) {
  this.access.expectNoLoggedError();
});

Then('die Fehlerseite kennt die Kennung des Fehlers', function (this: DepotwerkWorld) {
  this.access.expectRememberedErrorId();
});

Then('ist das gemerkte Depot das zweite', function (this: DepotwerkWorld) {
  this.access.expectRememberedDepot(2);
});

Then('darf nach {string} weitergeleitet werden', function (this: DepotwerkWorld, target: string) {
  this.access.expectRedirect(target, true);
});

Then('darf nach {string} nicht weitergeleitet werden', function (this: DepotwerkWorld, target: string) {
  this.access.expectRedirect(target, false);
});
