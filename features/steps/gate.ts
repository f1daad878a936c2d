import { Given, Then, When } from '@cucumber/cucumber';
import type { Amount } from '@domain/money/amount';
import type { TanType } from '@domain/tan/tan-type';
import type { DepotwerkWorld } from '../support/world';

Given('eine angemeldete Kundin, deren Sitzung nicht freigegeben ist', function (this: DepotwerkWorld) {
  this.gate.closeSession();
});

Given('die Sitzung ist mit {tanart} freigegeben', function (this: DepotwerkWorld, type: TanType) {
  return this.gate.releaseSession(type);
});

When('sie die Sitzung mit {tanart} freigibt', function (this: DepotwerkWorld, type: TanType) {
  return this.gate.releaseSession(type);
});

When('sie eine falsche TAN für die Sitzung sendet', function (this: DepotwerkWorld) {
  return this.gate.sendWrongTans(1);
});

When(
  'sie {int} falsche TANs sendet, jede zu einer neuen Anforderung',
  function (this: DepotwerkWorld, count: number) {
    return this.gate.sendWrongTans(count);
  },
);

When('sie {int} TANs anfordert und keine nutzt', function (this: DepotwerkWorld, count: number) {
  return this.gate.requestOnly(count);
});

When('sie den Orderbereich öffnet', function (this: DepotwerkWorld) {
  return this.gate.enter();
});

When('sie ihn mit {tanart} freigibt', function (this: DepotwerkWorld, type: TanType) {
  return this.gate.authorise(type);
});

When(
  'eine Order mit {int} Stück und Limit {betrag} geprüft und mit {int} Stück und Limit {betrag} freigegeben wird',
  function (this: DepotwerkWorld, checked: number, checkedAt: Amount, released: number, releasedAt: Amount) {
    return this.gate.checkAndRelease(
      { quantity: String(checked), limit: checkedAt },
      { quantity: String(released), limit: releasedAt },
    );
  },
);

Then('ist die Sitzung freigegeben', function (this: DepotwerkWorld) {
  this.gate.expectSession(true);
});

Then('ist die Sitzung nicht freigegeben', function (this: DepotwerkWorld) {
  this.gate.expectSession(false);
});

Then('es bleiben {int} Versuche', function (this: DepotwerkWorld, count: number) {
  this.gate.expectLeft('triesLeft', count);
});

Then('es bleiben {int} Anforderungen', function (this: DepotwerkWorld, count: number) {
  this.gate.expectLeft('challengesLeft', count);
});

Then(
  'verlangt die Bank die Freigabe mit {tanart} als Standard',
  function (this: DepotwerkWorld, favourite: TanType) {
    this.gate.expectDemand(favourite);
  },
);

Then('ist der Orderbereich offen', function (this: DepotwerkWorld) {
  this.gate.expectOpen();
});

Then('ist das TAN-Verfahren {sperrstand}', function (this: DepotwerkWorld, isLocked: boolean) {
  this.gate.expectLocked(isLocked);
});

Then('lehnt die Bank eine Anforderung mit {tanart} ab', function (this: DepotwerkWorld, type: TanType) {
  return this.gate.expectRefused(type);
});

Then('gibt es {int} Order', function (this: DepotwerkWorld, count: number) {
  this.gate.expectOrders(count);
});
