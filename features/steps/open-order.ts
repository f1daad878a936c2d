import { Given, Then, When } from '@cucumber/cucumber';
import type { ActionVerdict } from '@domain/order/open/action-verdict';
import type { Order } from '@domain/order/open/order';
import type { LifePhase } from '@domain/order/open/order-life';
import type { OrderStatus } from '@domain/order/open/order-status';
import type { ProtectionHindrance } from '@domain/order/prefill/protection';
import type { Decimal } from '@domain/money/decimal';
import type { EditedTerm } from '../support/open-order-words';
import type { DepotwerkWorld } from '../support/world';

type Combination = 'ONE_CANCELS_OTHER' | 'NEXT_ORDER';

Given(
  'eine offene Stop-Limit-Order über 10 Stück, davon 3 ausgeführt, Stop-Marke 90,00, Limit 89,50, gültig bis 27.11.2026',
  function (this: DepotwerkWorld) {
    this.openOrder.takeStopLimit();
  },
);

Given(
  'eine {kombination} aus zwei offenen Limit-Teilorders',
  function (this: DepotwerkWorld, kind: Combination) {
    this.openOrder.combine(kind, 'OPEN', 'OPEN');
  },
);

Given(
  'eine {kombination} mit den Teilorders im Status {status} und {status}',
  function (this: DepotwerkWorld, kind: Combination, first: OrderStatus, second: OrderStatus) {
    this.openOrder.combine(kind, first, second);
  },
);

Given('eine Folgeorder, deren Folge eine OCO-Order ist', function (this: DepotwerkWorld) {
  this.openOrder.takeNextWithOco();
});

When(
  'der Kunde {angabe} auf {string} ändert',
  function (this: DepotwerkWorld, { field }: EditedTerm, text: string) {
    this.openOrder.edit(field, text);
  },
);

When(
  'die Antwort auf eine Änderung des Limits auf 89,00 verloren geht und die Order {fassung} zeigt',
  function (this: DepotwerkWorld, after: Partial<Order>) {
    this.openOrder.loseAnswer(after);
  },
);

When('der Kunde {gestrichenes} streicht', function (this: DepotwerkWorld, part: string) {
  this.openOrder.cancel(part);
});

When(
  'der Kunde {zahl} Stück bei einem Kurs von {zahl} EUR mit der Stop-Marke {zahl} EUR absichert',
  function (this: DepotwerkWorld, quantity: Decimal, price: Decimal, stop: Decimal) {
    this.protection.protect(quantity, price, stop);
  },
);

When(
  'eine Position {absicherbarkeit} ist und {zahl} Stück davon frei sind',
  function (this: DepotwerkWorld, hedgeable: boolean, free: Decimal) {
    this.protection.look(hedgeable, free);
  },
);

Then('ändert sich nur {angabe}', function (this: DepotwerkWorld, { term }: EditedTerm) {
  this.openOrder.expectOnlyChanged(term);
});

Then('heißt es zur Änderung {string}', function (this: DepotwerkWorld, text: string) {
  this.openOrder.expectHint(text);
});

Then('bleibt bei der {stelle} nur die Menge fest', function (this: DepotwerkWorld, index: number) {
  this.openOrder.expectQuantityFixed(index);
});

Then(
  'gilt eine neue Gültigkeit der {stelle} {geltung}',
  function (this: DepotwerkWorld, index: number, isShared: boolean) {
    this.openOrder.expectSharedValidity(index, isShared);
  },
);

Then('ist die Änderung {ankunft}', function (this: DepotwerkWorld, verdict: ActionVerdict) {
  this.openOrder.expectVerdict(verdict);
});

Then(/^enden damit auch: (.+)$/, function (this: DepotwerkWorld, parts: string) {
  this.openOrder.expectEnded(parts === 'nichts' ? [] : parts.split(', '));
});

Then('ist die zweite Teilorder {lage}', function (this: DepotwerkWorld, phase: LifePhase) {
  this.openOrder.expectPhase(phase);
});

Then(/^steht bei der zweiten Teilorder als Grund: (.+)$/, function (this: DepotwerkWorld, text: string) {
  this.openOrder.expectCause(text === 'keiner' ? undefined : text);
});

Then(
  'sichert er {zahl} EUR, das sind {zahl} Prozent',
  function (this: DepotwerkWorld, value: Decimal, percent: Decimal) {
    this.protection.expectKept(value, percent);
  },
);

Then(
  'ist die Absicherung {absicherung}',
  function (this: DepotwerkWorld, hindrance: ProtectionHindrance | undefined) {
    this.protection.expectHindrance(hindrance);
  },
);
