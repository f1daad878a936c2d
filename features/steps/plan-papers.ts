import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { deepStrictEqual, ok } from 'node:assert';
import type { DepotwerkWorld } from '../support/world';

/** No TAN of the fake bank. */
const WRONG_TAN = '999999';

Given('der Kunde hat den Sparplan {string} angelegt', function (this: DepotwerkWorld, name: string) {
  return this.planPapers.make(name);
});

When('der Kunde {string} aussetzt', function (this: DepotwerkWorld, name: string) {
  return this.planPapers.suspend(name);
});

When('der Kunde {string} fortsetzt', function (this: DepotwerkWorld, name: string) {
  return this.planPapers.resume(name);
});

When('der Kunde {string} beendet', function (this: DepotwerkWorld, name: string) {
  return this.planPapers.end(name);
});

When('der Kunde {string} mit einer falschen TAN beenden will', function (this: DepotwerkWorld, name: string) {
  return this.planPapers.tryToEnd(name, WRONG_TAN);
});

When(
  'der Kunde bei {string} das Dokument {string} herunterlädt',
  function (this: DepotwerkWorld, plan: string, name: string) {
    return this.planPapers.open(plan, name);
  },
);

Then(
  'liegen bei {string} diese Dokumente, das neueste zuerst:',
  async function (this: DepotwerkWorld, plan: string, table: DataTable) {
    deepStrictEqual(await this.planPapers.namesOf(plan), table.raw().flat());
  },
);

Then('ist {string} im Postfach ungelesen', async function (this: DepotwerkWorld, name: string) {
  ok(!(await this.planPapers.isReadInPostbox(name)));
});

Then('ist {string} im Postfach gelesen', async function (this: DepotwerkWorld, name: string) {
  ok(await this.planPapers.isReadInPostbox(name));
});
