import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { LocalDate } from '@domain/time/local-date';
import { emptyDraft } from '@domain/order/draft/order-draft';
import type { Side } from '@domain/order/side';
import type { Venue, VenueHours } from '@domain/instrument/venue';
import { hundred, type Decimal } from '@domain/money/decimal';
import type { Question } from '@domain/order/interview/interview-flow';
import { validityWords } from '../support/order-words';
import type { DepotwerkWorld } from '../support/world';

Given('noch ist nichts eingegeben', function (this: DepotwerkWorld) {
  this.order.clear();
});

Given('alle Fragen des Interviews sind beantwortet', function (this: DepotwerkWorld) {
  this.interview.answerAll();
});

When('aus dem Kauf ein {seite-der-order} wird', function (this: DepotwerkWorld, side: Side) {
  this.order.take(side);
});

When('stattdessen {ort} gehandelt wird', function (this: DepotwerkWorld, venue: Venue) {
  this.order.tradeAt(venue);
});

When('das Interview beginnt', function (this: DepotwerkWorld) {
  this.interview.begin();
});

When('es im Interview weitergeht', function (this: DepotwerkWorld) {
  this.interview.goOn();
});

When('es im Interview zurückgeht', function (this: DepotwerkWorld) {
  this.interview.goBack();
});

Then('fragt das Interview: {fragen}', function (this: DepotwerkWorld, questions: readonly Question[]) {
  this.interview.expectPlan(questions);
});

Then('ist die Frage {frage} dran', function (this: DepotwerkWorld, question: Question) {
  this.interview.expectAt(question);
});

Then('fragt das Interview noch einmal: {fragen}', function (this: DepotwerkWorld, open: readonly Question[]) {
  this.interview.expectOpen(open);
});

Then(
  'zeigt das Preisbild bei einem Kurs von {zahl}: {}',
  function (this: DepotwerkWorld, market: Decimal, lines: string) {
    assert.deepEqual(this.orderView.lines(market), lines.split(', '));
  },
);

Then('heißt es am {datum}: {string}', function (this: DepotwerkWorld, day: LocalDate, sentence: string) {
  assert.equal(this.orderView.sentence(Date.parse(`${day}T12:00:00Z`)), sentence);
});

When(
  'die Order als Vorlage gespeichert und am {datum} geladen wird',
  function (this: DepotwerkWorld, day: LocalDate) {
    this.orderView.keepAndLoad(day);
  },
);

Then(
  'steht im Formular Stop-Marke {string}, Abstand {string} und Limit {string}',
  function (this: DepotwerkWorld, triggerLimit: string, distance: string, limit: string) {
    const { draft } = this.order;
    assert.deepEqual([draft.triggerLimit, draft.distance, draft.limit], [triggerLimit, distance, limit]);
  },
);

Then(
  'gilt die geladene Order {string}, bis {string}',
  function (this: DepotwerkWorld, type: string, until: string) {
    const { validityType, validityDate } = this.order.draft;
    assert.deepEqual([validityType && validityWords[validityType], validityDate], [type, until]);
  },
);

Then('ist von Lastschrift und Bestätigung nichts geblieben', function (this: DepotwerkWorld) {
  const { directDebit, freeAmountConfirmed } = this.order.draft;
  assert.deepEqual([directDebit, freeAmountConfirmed], [emptyDraft.directDebit, false]);
});

Then('wird {handelszeit} gewarnt: {}', function (this: DepotwerkWorld, hours: VenueHours, warnings: string) {
  const said = this.order.warnings(hundred, 'FULL', hours).map(({ key }) => key);
  assert.deepEqual(said.length === 0 ? ['nichts'] : said, warnings.split(', '));
});
