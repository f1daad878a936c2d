import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { DepotwerkWorld } from '../support/world';

Given('ein Konto mit diesen Umsätzen:', function (this: DepotwerkWorld, table: DataTable) {
  this.account.book(table.hashes());
});

When('der Kunde im Konto nach {string} sucht', function (this: DepotwerkWorld, words: string) {
  this.account.search(words);
});

Then('stehen die Monate so:', function (this: DepotwerkWorld, table: DataTable) {
  this.account.expectMonths(table.rows());
});

Then(/^zeigt das Konto: (.+)$/, function (this: DepotwerkWorld, purposes: string) {
  this.account.expectShown(purposes.split(', '));
});
