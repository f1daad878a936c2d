import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { Interval } from '@domain/savings-plan/interval';
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import type { DepotwerkWorld } from '../support/world';

const intervals: Readonly<Record<string, Interval>> = {
  monatlich: 'MONTHLY',
  zweimonatlich: 'TWO_MONTHLY',
  vierteljährlich: 'QUARTERLY',
  halbjährlich: 'HALF_YEARLY',
  jährlich: 'YEARLY',
};

const severities = { Fehler: 'ERROR', Warnung: 'WARN', Hinweis: 'INFO' } as const;

/** A key that no catalogue has. */
const UNKNOWN = 'fehler-neu';

const severityOf = (word: string) =>
  word === 'Fehler' || word === 'Warnung' ? severities[word] : severities.Hinweis;

const intervalOf = (word: string): Interval => {
  const interval = intervals[word];
  if (interval === undefined) throw new Error(`${word} ist kein Abstand.`);
  return interval;
};

Given('ein leerer Sparplan', function (this: DepotwerkWorld) {
  return this.savingsPlan.open();
});

Given(
  'das {rang} Wertpapier ist {string} mit einer Rate von {string} EUR',
  function (this: DepotwerkWorld, place: number, name: string, rate: string) {
    this.savingsPlan.save(place, name, rate);
  },
);

Given(
  'eine Gesamtrate von {string} EUR mit diesen Anteilen',
  function (this: DepotwerkWorld, total: string, table: DataTable) {
    const shares = table.raw().map(([name = '', share = '']) => [name, share] as const);
    this.savingsPlan.shareTotal(total, shares);
  },
);

Given('bezahlt wird per Lastschrift von {string}', function (this: DepotwerkWorld, iban: string) {
  this.savingsPlan.payFrom(iban);
});

Given(
  'die Bank meldet zu jedem Plan als {word}, dass {planmeldung}',
  function (this: DepotwerkWorld, severity: string, key: string) {
    this.savingsPlan.bankSays(key, severityOf(severity), undefined);
  },
);

Given(
  'die Bank meldet über das {rang} Wertpapier jedes Plans als Fehler, dass {planmeldung}',
  function (this: DepotwerkWorld, row: number, key: string) {
    this.savingsPlan.bankSays(key, 'ERROR', undefined, [`instruments[${String(row - 1)}]`]);
  },
);

Given(
  'die Bank meldet zu jedem Plan einen Fehler, den das Portal nicht kennt: {string}',
  function (this: DepotwerkWorld, text: string) {
    this.savingsPlan.bankSays(UNKNOWN, 'ERROR', text);
  },
);

Given(
  'die Bank kündigt zu jedem Plan ein Mandat an, nach dem sie {einzug} einzieht',
  function (this: DepotwerkWorld, key: string) {
    this.savingsPlan.bankAnnounces(key, { creditorIdentifier: 'DE98ZZZ09999999999' });
  },
);

When('die Bank den Plan prüft', function (this: DepotwerkWorld) {
  return this.savingsPlan.check();
});

When(
  'die Bank den Plan prüft und der Kunde inzwischen das {rang} Wertpapier entfernt',
  function (this: DepotwerkWorld, row: number) {
    return this.savingsPlan.check(() => {
      this.savingsPlan.removeRow(row);
    });
  },
);

When(
  'die Bank den Plan prüft und der Kunde inzwischen das {rang} Wertpapier nach oben stellt',
  function (this: DepotwerkWorld, row: number) {
    return this.savingsPlan.check(() => {
      this.savingsPlan.moveRowUp(row);
    });
  },
);

Then('beanstandet das Formular nichts', function (this: DepotwerkWorld) {
  deepStrictEqual(this.savingsPlan.wrong, []);
});

Then(
  'beanstandet das Formular nur {planstelle}, dass {planmangel}',
  function (this: DepotwerkWorld, place: string | undefined, key: string) {
    deepStrictEqual(
      this.savingsPlan.wrong.map((issue) => [issue.field, issue.key]),
      [[place, key]],
    );
  },
);

Then(
  'wird {planstelle} gemeldet, dass {planmeldung}',
  function (this: DepotwerkWorld, place: string | undefined, key: string) {
    deepStrictEqual(this.savingsPlan.placesOf(key), [place]);
  },
);

Then(
  'wird bei {string} gemeldet, dass {planmeldung}',
  function (this: DepotwerkWorld, name: string, key: string) {
    deepStrictEqual(this.savingsPlan.placesOf(key), [this.savingsPlan.placeOfSecurity(name)]);
  },
);

Then('wird nirgends gemeldet, dass {planmeldung}', function (this: DepotwerkWorld, key: string) {
  deepStrictEqual(this.savingsPlan.placesOf(key), []);
});

Then(
  'steht beim Plan, dass {planmeldung}, und hält ihn nicht auf',
  function (this: DepotwerkWorld, key: string) {
    ok(this.savingsPlan.notices.includes(key));
    deepStrictEqual(this.savingsPlan.wrong, []);
  },
);

Then(
  'steht beim Plan ein Mandat des Gläubigers {string}, nach dem die Bank {einzug} einzieht',
  function (this: DepotwerkWorld, creditorIdentifier: string, key: string) {
    deepStrictEqual(this.savingsPlan.mandate, {
      isSingleInvestment: key.endsWith('_einzelanlage'),
      creditorIdentifier,
    });
  },
);

Then(
  'steht dieser Fehler über dem Plan mit seinem Text {string}',
  function (this: DepotwerkWorld, text: string) {
    deepStrictEqual(
      this.savingsPlan.said
        .filter(({ key }) => key === 'plan-unexpected')
        .map((issue) => [issue.field, issue.args['text']]),
      [[undefined, text]],
    );
  },
);

Then('ist der unerwartete Fehler protokolliert', function (this: DepotwerkWorld) {
  strictEqual(this.savingsPlan.logged.length, 1);
});

Then('sind die Raten {string}', function (this: DepotwerkWorld, rates: string) {
  deepStrictEqual(this.savingsPlan.rates, rates.split(' und '));
});

When(
  'ein Plan ab dem {string} {word} kauft',
  function (this: DepotwerkWorld, start: string, interval: string) {
    this.savingsPlan.schedule(intervalOf(interval), start, start, 3);
  },
);

When(
  'ein Plan ab dem {string} monatlich kauft und vom {string} bis {string} aussetzt',
  function (this: DepotwerkWorld, start: string, from: string, to: string) {
    this.savingsPlan.schedule('MONTHLY', start, start, 3, [from, to]);
  },
);

Then('kauft er am {string}', function (this: DepotwerkWorld, days: string) {
  deepStrictEqual(this.savingsPlan.days, days.split(', '));
});

Then(
  'ist eine Rate von {string} EUR bei {string} % Erhöhung nach {int} Jahren {string} EUR',
  function (this: DepotwerkWorld, rate: string, percent: string, years: number, raised: string) {
    strictEqual(this.savingsPlan.raised(rate, percent, years), raised);
  },
);

When(
  'eine Rate von {string} EUR mit {string} % Entgelt und {string} EUR weiteren Kosten kauft',
  function (this: DepotwerkWorld, rate: string, percent: string, other: string) {
    this.savingsPlan.buy(rate, percent, other);
  },
);

Then(
  'ist der gekaufte Wert {string} EUR, und die Kosten sind {string} EUR',
  function (this: DepotwerkWorld, value: string, costs: string) {
    deepStrictEqual([this.savingsPlan.bought, this.savingsPlan.costs], [value, costs]);
  },
);

Then('wird vor den Kosten gewarnt', function (this: DepotwerkWorld) {
  ok(this.savingsPlan.isWarned);
});

Then('wird vor den Kosten nicht gewarnt', function (this: DepotwerkWorld) {
  ok(!this.savingsPlan.isWarned);
});
