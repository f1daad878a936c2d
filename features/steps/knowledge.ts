import { Given, Then, When } from '@cucumber/cucumber';
import { experiences, type LearningStatus } from '@domain/knowledge/group-progress';
import { deepStrictEqual, strictEqual } from 'node:assert';
import type { DepotwerkWorld } from '../support/world';

const STATUS: Readonly<Record<string, LearningStatus>> = {
  'nicht nachgewiesen': 'UNVERIFIED',
  begonnen: 'PROGRESS',
  nachgewiesen: 'VERIFIED',
  gesperrt: 'LOCKED',
};

const said = async (world: DepotwerkWorld, name: string, text: string): Promise<void> => {
  const experience = experiences.find((each) => each === text);
  if (experience === undefined) throw new Error(`${text} ist keine Erfahrung.`);
  await world.knowledge.sayExperience(name, experience);
};
const verified = async (world: DepotwerkWorld, known: number, all: number): Promise<void> =>
  deepStrictEqual(await world.knowledge.verified(), { known, all });
const standsAt = async (world: DepotwerkWorld, name: string, status: string): Promise<void> =>
  strictEqual((await world.knowledge.group(name)).progress.status, STATUS[status]);

Given(
  'der Kunde hat für {string} die Erfahrung {string} genannt',
  function (this: DepotwerkWorld, name: string, text: string) {
    return said(this, name, text);
  },
);

Given('er hat {int} Fragen falsch beantwortet', function (this: DepotwerkWorld, wrong: number) {
  return this.knowledge.answer(wrong, 0);
});

When(
  'der Kunde für {string} die Erfahrung {string} nennt',
  function (this: DepotwerkWorld, name: string, text: string) {
    return said(this, name, text);
  },
);

When(
  'er {int} Fragen falsch und danach {int} Fragen richtig beantwortet',
  function (this: DepotwerkWorld, wrong: number, right: number) {
    return this.knowledge.answer(wrong, right);
  },
);

When('er dieselbe falsche Antwort {int} Mal sendet', function (this: DepotwerkWorld, times: number) {
  return this.knowledge.repeatWrong(times);
});

When('{int} Stunden vergehen', function (this: DepotwerkWorld, hours: number) {
  return this.knowledge.wait(hours);
});

Then(
  'sind {int} von {int} Produktgruppen nachgewiesen',
  function (this: DepotwerkWorld, known: number, all: number) {
    return verified(this, known, all);
  },
);

Then(
  'es sind {int} von {int} Produktgruppen nachgewiesen',
  function (this: DepotwerkWorld, known: number, all: number) {
    return verified(this, known, all);
  },
);

Then(
  'die Produktgruppe {string} ist {string}',
  function (this: DepotwerkWorld, name: string, status: string) {
    return standsAt(this, name, status);
  },
);

Then(
  'ist die Produktgruppe {string} {string}',
  function (this: DepotwerkWorld, name: string, status: string) {
    return standsAt(this, name, status);
  },
);

Then(
  /^(?:im Quiz bleiben|bleiben im Quiz) (\d+) Versuche$/,
  async function (this: DepotwerkWorld, tries: string) {
    strictEqual(await this.knowledge.triesLeft(), Number(tries));
  },
);
