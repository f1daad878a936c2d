import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { LocalDate } from '@domain/time/local-date';
import { isTradingDay, maxValidity, ultimo } from '@domain/time/trading-calendar';
import type { DepotwerkWorld } from '../support/world';

Given('heute ist der {datum}', function (this: DepotwerkWorld, today: LocalDate) {
  this.order.setToday(today);
});

Given(
  'der Handelsplatz handelt am {datum} und am {datum} nicht',
  function (this: DepotwerkWorld, one: LocalDate, other: LocalDate) {
    this.order.closeOn([one, other]);
  },
);

When('die Order bis {string} gelten soll', function (this: DepotwerkWorld, text: string) {
  this.order.edit({ validityType: 'GTD', validityDate: text });
});

When(
  'die Bank das Datum {teil} auf den {datum} verschiebt',
  function (this: DepotwerkWorld, leg: number | undefined, date: LocalDate) {
    this.order.correctDate(date, leg);
  },
);

Then('gilt die Order bis zum {datum}', function (this: DepotwerkWorld, date: LocalDate) {
  assert.deepEqual(this.order.lead.validity, { type: 'GTD', date });
});

Then('hat die Order keine Gültigkeit', function (this: DepotwerkWorld) {
  assert.equal(this.order.lead.validity, undefined);
});

Then(
  'steht im Formular {teil} der {datum}',
  function (this: DepotwerkWorld, leg: number | undefined, date: LocalDate) {
    this.order.expectCorrection(date, leg);
  },
);

Then('ist am {datum} {handel}', function (day: LocalDate, trades: boolean) {
  assert.equal(isTradingDay(day), trades);
});

Then('ist Ultimo zum {datum} der {datum}', function (day: LocalDate, expected: LocalDate) {
  assert.equal(ultimo(day), expected);
});

Then(
  'endet die längste Gültigkeit einer Order vom {datum} am {datum}',
  function (entry: LocalDate, expected: LocalDate) {
    assert.equal(maxValidity(entry), expected);
  },
);
