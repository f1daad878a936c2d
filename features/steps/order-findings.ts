import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { LocalDate } from '@domain/time/local-date';
import type { LocalTime } from '@domain/time/local-time';
import type { Severity } from '@domain/message/severity';
import { fundDaysOf } from '@domain/instrument/fund-pricing';
import type { DirectDebitDraft, OrderField } from '@domain/order/draft/order-draft';
import type { InputScreenMode } from '@domain/order/draft/order-preferences';
import type { Amount } from '@domain/money/amount';
import type { Decimal } from '@domain/money/decimal';
import { orderFields } from '../support/order-words';
import type { DepotwerkWorld } from '../support/world';

Given(
  'im Direkthandel sind die Kursschritte ab {zahl} je {zahl}',
  function (this: DepotwerkWorld, from: Decimal, step: Decimal) {
    this.order.nameStep(from, step);
  },
);

Given(
  'ein Fonds mit Annahmeschluss {uhrzeit} und einem Preis {int} Bankarbeitstage später',
  function (this: DepotwerkWorld, cutOff: LocalTime, priceDay: number) {
    this.order.fundPricing = { cutOff, priceDay };
  },
);

When(
  'in die Lastschrift von {string} für {string} bis {string} eingewilligt wird',
  function (this: DepotwerkWorld, iban: string, accountHolderName: string, maxAmount: string) {
    this.order.edit({ directDebit: { hasConsent: true, iban, accountHolderName, maxAmount } });
  },
);

When('die Lastschrift von {string} ohne Einwilligung dasteht', function (this: DepotwerkWorld, iban: string) {
  const directDebit: DirectDebitDraft = { hasConsent: false, iban, accountHolderName: '', maxAmount: 'x' };
  this.order.edit({ directDebit });
});

When('die Bank {schlüssel} meldet', function (this: DepotwerkWorld, key: string) {
  this.order.hear(key, []);
});

When('die Bank {schlüssel} an {string} meldet', function (this: DepotwerkWorld, key: string, origin: string) {
  this.order.hear(key, origin === '' ? [] : [origin]);
});

When('der freie Betrag bestätigt wird', function (this: DepotwerkWorld) {
  this.order.edit({ freeAmountConfirmed: true });
});

Then('stehen Hinweise an: {}', function (this: DepotwerkWorld, names: string) {
  this.order.expectHintsAt(names.split(', ').map((name) => orderFields[name]));
});

Then(
  'wird bei einem Kurs von {zahl} gewarnt: {}',
  function (this: DepotwerkWorld, market: Decimal, warnings: string) {
    const said = this.order.warnings(market, 'FULL').map(({ field, key }) => `${field ?? ''} ${key}`);
    assert.deepEqual(said.length === 0 ? ['nichts'] : said, warnings.split(', '));
  },
);

Then(
  'ist die Warnung bei einem Kurs von {zahl} {eingabeart} {schwere}',
  function (this: DepotwerkWorld, market: Decimal, mode: InputScreenMode, severity: Severity) {
    assert.deepEqual(
      this.order.warnings(market, mode).map((warning) => warning.severity),
      [severity],
    );
  },
);

Then(
  'wird von {word} für {} bis {betrag} eingezogen',
  function (this: DepotwerkWorld, iban: string, accountHolderName: string, maxAmount: Amount) {
    assert.deepEqual(this.order.lead.directDebit, { iban, accountHolderName, maxAmount });
  },
);

Then(
  'wird von {word} für {} ohne Höchstbetrag eingezogen',
  function (this: DepotwerkWorld, iban: string, accountHolderName: string) {
    assert.deepEqual(this.order.lead.directDebit, { iban, accountHolderName });
  },
);

Then('wird nichts eingezogen', function (this: DepotwerkWorld) {
  assert.equal(this.order.lead.directDebit, undefined);
});

Then('gehört das zum Feld {feld}', function (this: DepotwerkWorld, field: OrderField) {
  this.order.expectBankIssueAt(field);
});

Then('trägt die Order die Bestätigung', function (this: DepotwerkWorld) {
  assert.equal(this.order.lead.freeAmountConfirmed, true);
});

Then('trägt die Order keine Bestätigung', function (this: DepotwerkWorld) {
  assert.equal(this.order.lead.freeAmountConfirmed, undefined);
});

Then(
  'gilt eine Order vom {datum} um {uhrzeit} für den {datum} zum Preis vom {datum}',
  function (this: DepotwerkWorld, day: LocalDate, time: LocalTime, orderDay: LocalDate, priceDay: LocalDate) {
    assert.deepEqual(fundDaysOf(this.order.fundPricing, day, time), { orderDay, priceDay });
  },
);
