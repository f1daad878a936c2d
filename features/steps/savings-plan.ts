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
  'Zeile {int} kauft {string} für {string} EUR',
  function (this: DepotwerkWorld, row: number, name: string, rate: string) {
    this.savingsPlan.save(row, name, rate);
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
  'die Bank sagt zu jedem Plan {string} als {word}',
  function (this: DepotwerkWorld, key: string, severity: string) {
    this.savingsPlan.bankSays(key, severityOf(severity), undefined);
  },
);

Given(
  'die Bank sagt zu jedem Plan den unbekannten Fehler {string} mit dem Text {string}',
  function (this: DepotwerkWorld, key: string, text: string) {
    this.savingsPlan.bankSays(key, 'ERROR', text);
  },
);

When('die Bank den Plan prüft', function (this: DepotwerkWorld) {
  return this.savingsPlan.check();
});

When(
  'die Bank den Plan prüft und der Kunde inzwischen Zeile {int} entfernt',
  function (this: DepotwerkWorld, row: number) {
    return this.savingsPlan.check(() => {
      this.savingsPlan.removeRow(row);
    });
  },
);

Then('ist nichts zu berichtigen', function (this: DepotwerkWorld) {
  deepStrictEqual(this.savingsPlan.wrong, []);
});

Then('ist {string} zu berichtigen: {string}', function (this: DepotwerkWorld, place: string, key: string) {
  deepStrictEqual(
    this.savingsPlan.wrong.map((issue) => [issue.field, issue.key]),
    [[place, key]],
  );
});

Then('steht bei {string} {string}', function (this: DepotwerkWorld, place: string, key: string) {
  deepStrictEqual(
    this.savingsPlan.said.filter((issue) => issue.key === key).map(({ field }) => field),
    [place],
  );
});

Then('steht über dem Plan {string}', function (this: DepotwerkWorld, key: string) {
  deepStrictEqual(
    this.savingsPlan.said.filter((issue) => issue.key === key).map(({ field }) => field),
    [undefined],
  );
});

Then('steht nirgends {string}', function (this: DepotwerkWorld, key: string) {
  ok(!this.savingsPlan.said.some((issue) => issue.key === key));
});

Then('ist {string} ein Hinweis, der den Plan nicht aufhält', function (this: DepotwerkWorld, key: string) {
  ok(this.savingsPlan.notices.includes(key));
  deepStrictEqual(this.savingsPlan.wrong, []);
});

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
