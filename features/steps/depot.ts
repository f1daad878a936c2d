import { type DataTable, Given, Then } from '@cucumber/cucumber';
import type { Amount } from '@domain/money/amount';
import type { DepotwerkWorld } from '../support/world';

Given('ein Depot mit diesen Positionen:', function (this: DepotwerkWorld, table: DataTable) {
  this.depot.hold(table.hashes());
});

Given(
  'eine weitere Position {string} ist {betrag} wert',
  function (this: DepotwerkWorld, name: string, value: Amount) {
    this.depot.add(name, value);
  },
);

Then('ist das Depot {betrag} wert', function (this: DepotwerkWorld, value: Amount) {
  this.depot.expectValue(value);
});

Then('der Gewinn seit Kauf ist {betrag}', function (this: DepotwerkWorld, gain: Amount) {
  this.depot.expectGain(gain);
});

Then('was dafür bezahlt wurde, ist unbekannt', function (this: DepotwerkWorld) {
  this.depot.expectUnknownPurchaseValue();
});

Then('ist der Depotwert unbekannt', function (this: DepotwerkWorld) {
  this.depot.expectUnknownValue();
});

Then(
  /^stehen die Positionen nach "([^"]+)" (absteigend|aufsteigend) so: (.+)$/,
  function (this: DepotwerkWorld, column: string, direction: string, names: string) {
    this.depot.expectOrder(column, direction === 'absteigend', names.split(', '));
  },
);

Then('ist das Depot so aufgeteilt:', function (this: DepotwerkWorld, table: DataTable) {
  this.depot.expectParts(table.hashes());
});

Then(
  'steht in der CSV-Datei mit den Spalten {string}:',
  function (this: DepotwerkWorld, columns: string, table: DataTable) {
    this.depot.expectFile(
      columns.split(', '),
      table.raw().map(([line = '']) => line),
    );
  },
);

Given(
  'diese Konten, das Depot rechnet über {int} ab:',
  function (this: DepotwerkWorld, settling: number, table: DataTable) {
    this.depot.settle(`${settling}`, table.hashes());
  },
);

Then(/^stehen die Konten so: (.+)$/, function (this: DepotwerkWorld, numbers: string) {
  this.depot.expectAccounts(numbers.split(', '));
});

Then('ist der Kontoschlüssel {string} ein Fehler', function (this: DepotwerkWorld, key: string) {
  this.depot.expectUnknownAccountType(key);
});
