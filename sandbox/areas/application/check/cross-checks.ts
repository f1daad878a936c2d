import type { LocalDate } from '@domain/time/local-date';
import { localDate } from '@domain/time/local-date';
import * as O from 'fp-ts/Option';
import { ageOn } from '../field/date-checks';
import { fieldName } from '../field/field-catalogue';
import { ROLES, type Role } from '../field/field-group';
import { messageOf, problem } from '../field/field-problem';
import type { Answers } from './answers';
import type { Check } from './check-facts';
import { belonging } from './belongs';
import { changedCards } from './changed-cards';
import { depositCondition } from '../open/deposit-rates';
import { proposalCheck } from './proposal-check';
import { planChecks } from './plan-checks';
import { numbersTo } from './plan-of-answers';

/** From which age somebody acts for themselves. */
const OF_AGE = 18;

const birthday = (answers: Answers, role: Role): LocalDate | undefined =>
  O.toUndefined(localDate(answers.of('PERSON', 'GEBURTSDATUM', role)));

/** Adults apply; what is for minors is for nobody else. */
const ages: Check = (answers, { isJunior }, { today }) =>
  ROLES.flatMap((role) => {
    const born = birthday(answers, role);
    if (born === undefined || born > today) return [];
    const isChild = isJunior && role === 'I1';
    const isAdult = ageOn(today, born) >= OF_AGE;
    if (isAdult !== isChild) return [];
    const key = isChild ? 'fehler-nicht-minderjaehrig' : 'fehler-nicht-volljaehrig';
    return [messageOf(problem(key), fieldName('PERSON', 'GEBURTSDATUM', role))];
  });

/** Two persons are two: name, first name and birthday are not all the same, nor is the tax id. */
const twoPersons: Check = (answers) => {
  const identity = (role: Role): string =>
    ['VORNAME', 'NAME', 'GEBURTSDATUM']
      .map((field) => answers.of('PERSON', field, role).toLowerCase())
      .join('|');
  return (
    [
      ['I1', 'I2'],
      ['E1', 'E2'],
      ['I1', 'E1'],
      ['I1', 'E2'],
    ] as const
  ).flatMap(([first, second]) => {
    const isNamed = answers.of('PERSON', 'NAME', second) !== '' && answers.of('PERSON', 'NAME', first) !== '';
    const taxId = answers.of('PERSON', 'STEUER_ID', second);
    return [
      ...(isNamed && identity(first) === identity(second)
        ? [messageOf(problem('fehler-personen-gleich'), fieldName('PERSON', 'NAME', second))]
        : []),
      ...(taxId !== '' && taxId === answers.of('PERSON', 'STEUER_ID', first)
        ? [messageOf(problem('fehler-personen-gleich'), fieldName('PERSON', 'STEUER_ID', second))]
        : []),
    ];
  });
};

const HOME = 'DE';

/** A previous address is in Germany, or it is not. */
const previousAddress: Check = (answers) =>
  ROLES.flatMap((role) => {
    const name = fieldName('WIRTSCHAFTSDATEN', 'VORANSCHRIFT_INLAND', role);
    const country = answers.of('POST', 'VORHER_LAND', role);
    if (answers.get(name) === '' || country === '') return [];
    return answers.isYes(name) === (country === HOME)
      ? []
      : [messageOf(problem('fehler-angabe-widerspruch'), name)];
  });

/** Product groups are those of the bank, each once a person. */
const productGroups: Check = (answers, _product, { productGroupIds }) =>
  ROLES.flatMap((role) => {
    const seen = new Set<string>();
    return numbersTo(40).flatMap((index) => {
      const name = fieldName('WP_PRODUKTGRUPPE', 'UUID', role, index);
      const id = answers.get(name);
      if (id === '') return [];
      if (!productGroupIds.has(id)) return [messageOf(problem('fehler-produktgruppe-unbekannt'), name)];
      if (seen.has(id)) return [messageOf(problem('fehler-produktgruppe-mehrfach'), name)];
      seen.add(id);
      return [];
    });
  });

/** Modules that are valid today, and bundles there are. */
const modules: Check = (answers, _product, { isModule, isBundle }) => {
  const ids = (name: string): readonly string[] =>
    answers
      .get(name)
      .split(',')
      .filter((id) => id !== '');
  return [
    ...(ids('PRODUKT.MODULE').every(isModule)
      ? []
      : [messageOf(problem('fehler-modul-ungueltig'), 'PRODUKT.MODULE')]),
    ...(ids('PRODUKT.BUENDEL').every(isBundle)
      ? []
      : [messageOf(problem('fehler-paket-unbekannt'), 'PRODUKT.BUENDEL')]),
  ];
};

/** The condition of a fixed deposit is one that is offered, for the term that was chosen: there it is chosen again. */
const condition: Check = (answers) => {
  const [id, term] = [answers.get('FESTGELD.KONDITION_ID'), answers.get('FESTGELD.LAUFZEIT')];
  const found = depositCondition(id);
  if (id === '' || term === '' || found?.term === term) return [];
  const key = found === undefined ? 'fehler-kondition-unbekannt' : 'fehler-kondition-andere-laufzeit';
  return [messageOf(problem(key), 'FESTGELD.LAUFZEIT')];
};

/** Nothing of another bank is asked for without consent. */
const takeover: Check = (answers) => {
  const isNamed = ['VERTRAG_REFERENZ', 'PERSON_REFERENZ', 'LEGITIMATION'].some(
    (field) => answers.of('ONVISTA', field) !== '',
  );
  return isNamed && !answers.isYes('ONVISTA.EINWILLIGUNG')
    ? [messageOf(problem('fehler-einwilligung-fehlt'), 'ONVISTA.EINWILLIGUNG')]
    : [];
};

/** Who takes part in a bonus programme is known there by a number, and by none without its programme. */
const loyalty: Check = (answers, _product, _facts, scope) => {
  const [system, number] = ['KUNDENBINDUNG.SYSTEM_ID', 'KUNDENBINDUNG.TEILNEHMERNUMMER'] as const;
  if (scope === 'sent' && !(answers.isSent(system) && answers.isSent(number))) return [];
  const missing = answers.get(system) === '' ? system : number;
  return (answers.get(system) === '') === (answers.get(number) === '')
    ? []
    : [messageOf(problem('fehler_pflichtfeld_nicht_gesetzt'), missing)];
};

/** What makes somebody the person the bank knows already. */
const FIXED = ['KUNDEN_ID', 'VORNAME', 'NAME', 'GEBURTSDATUM'] as const;

/** A customer applies as the person the bank knows. */
const knownPerson: Check = (answers, { isJunior }, { known }) => {
  const role = isJunior ? 'E1' : 'I1';
  return FIXED.flatMap((field) => {
    const name = fieldName('PERSON', field, role);
    const [said, kept] = [answers.get(name), known.get(name) ?? ''];
    return said === '' || kept === '' || said === kept
      ? []
      : [messageOf(problem('fehler-angabe-weicht-ab'), name)];
  });
};

/** The number as it is dialled from anywhere, as far as it is sent. */
const dialled = (answers: Answers, role: Role, index: number): string =>
  ['VORWAHL', 'NUMMER'].map((field) => answers.of('TELEKOM', field, role, index)).join('');

/** A second number is another one. */
const secondNumber: Check = (answers) =>
  ROLES.flatMap((role) =>
    answers.of('TELEKOM', 'NUMMER', role, 2) !== '' && dialled(answers, role, 1) === dialled(answers, role, 2)
      ? [messageOf(problem('fehler-telefon-doppelt'), fieldName('TELEKOM', 'NUMMER', role, 2))]
      : [],
  );

/** Of two numbers one is called first, and one alone. */
const preferredNumber: Check = (answers, _product, _facts, scope) =>
  ROLES.flatMap((role) => {
    if (answers.of('TELEKOM', 'NUMMER', role, 2) === '') return [];
    const first = fieldName('TELEKOM', 'BEVORZUGT', role, 1);
    const second = fieldName('TELEKOM', 'BEVORZUGT', role, 2);
    if (scope === 'sent' && !(answers.isSent(first) && answers.isSent(second))) return [];
    return answers.isYes(first) === answers.isYes(second)
      ? [messageOf(problem('fehler-telefon-bevorzugt'), second)]
      : [];
  });

const ADDRESS = ['STRASSE', 'HAUSNUMMER', 'PLZ', 'ORT', 'LAND'] as const;
const REACH = [
  ...[1, 2].flatMap((index) =>
    ['VORWAHL', 'NUMMER', 'ART', 'BEVORZUGT'].map((field) => fieldName('TELEKOM', field, 'I1', index)),
  ),
  'MAILADRESSE.ADRESSE_I1',
];

/** A change of address changes something. */
const changedAddress: Check = (answers, { id }, { known }) => {
  if (id !== 'adresse' || known.size === 0) return [];
  const names = [...ADDRESS.map((field) => fieldName('POST', field, 'I1')), ...REACH];
  if (answers.get('POST.STRASSE_I1') === '' || answers.get('POST.PLZ_I1') === '') return [];
  const isSame = names.every((name) => answers.get(name) === (known.get(name) ?? ''));
  return isSame ? [messageOf(problem('fehler-anschrift-unveraendert'), 'POST.STRASSE_I1')] : [];
};

const checks: readonly Check[] = [
  ...belonging,
  ages,
  twoPersons,
  previousAddress,
  productGroups,
  ...planChecks,
  modules,
  condition,
  takeover,
  loyalty,
  proposalCheck,
  knownPerson,
  secondNumber,
  preferredNumber,
  changedAddress,
  changedCards,
];

/** What fields say together, where all of them say something. */
export const checkTogether: Check = (answers, product, facts, scope) =>
  checks.flatMap((check) => check(answers, product, facts, scope));
