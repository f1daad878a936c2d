import { compile } from '@tests/support/compile';
import {
  abroad,
  application,
  ask,
  ending,
  proposing,
  said,
  says,
  unless,
  type FieldConfig,
  type StepDraft,
} from '@domain/product-application/engine/description';
import { hidden, may, must, section } from '@domain/product-application/products/fields';
import * as E from 'fp-ts/Either';

const asking = (...fields: readonly FieldConfig[]): StepDraft => ask('produkt', [section('product', fields)]);

const problemsOf = (...steps: readonly StepDraft[]): readonly string[] =>
  E.match(
    (problems: readonly string[]) => problems,
    () => [],
  )(compile(application({ product: 'depot', signIn: 'optional' }, steps)));

const problemsIn = (...fields: readonly FieldConfig[]): readonly string[] =>
  problemsOf(asking(...fields), ...ending());

describe('a field whose start cannot be is refused [APP-02] [APP-03]', () => {
  it('hidden and required, where nothing fills it', () => {
    expect(problemsIn({ formFieldName: 'PERSON.KUNDEN_ID_I1', isHidden: true })).toEqual([
      'depot: PERSON.KUNDEN_ID_I1 in produkt is hidden and required, and nothing fills it',
    ]);
  });

  it.each<[string, FieldConfig]>([
    ['it starts with something', { formFieldName: 'DEPOT.DEPOT', isHidden: true, default: true }],
    ['the bank fills it in', { formFieldName: 'PERSON.KUNDEN_ID_I1', isHidden: true, prefilled: true }],
    [
      'it is carried along',
      { formFieldName: 'ANLAGEDEPOT_STAMM.STRATEGIE', isHidden: true, isCarried: true },
    ],
    ['it may be left out', hidden('PERSON.KUNDEN_ID_I1')],
  ])('but not hidden where %s', (_, config) => {
    expect(problemsIn(config)).toEqual([]);
  });

  it('but not where it names the condition of a term', () => {
    const condition = {
      formFieldName: 'FESTGELD.KONDITION_ID',
      isHidden: true,
      conditionOf: 'FESTGELD.LAUFZEIT',
    } as const;
    expect(problemsIn(must('FESTGELD.LAUFZEIT'), condition)).toEqual([]);
  });

  it.each([
    ['FESTGELD.LAUFZEIT', '7', 'does not offer'],
    ['FESTGELD.LAUFZEIT', true, 'does not offer'],
    ['POST.LAND_I1', 'Deutschland', 'does not offer'],
    ['PRODUKT.ART', 'KPX', 'does not offer'],
    ['DEPOT.DEPOT', 'JA', 'cannot read'],
    ['ZUSTIMMUNG.BEDINGUNGEN_I1', false, 'cannot read'],
    ['FESTGELD.ANLAGEBETRAG', '4999', 'cannot read'],
    ['FESTGELD.ANLAGEBETRAG', '5.000', 'cannot read'],
    ['PERSON.GEBURTSDATUM_I1', '2000-01-01', 'cannot read'],
    ['TELEKOM.VORWAHL_I1_1', '0049', undefined],
    ['FESTGELD.ANLAGEBETRAG', '5000', undefined],
    ['POST.LAND_I1', 'DE', undefined],
    ['DEPOT.DEPOT', false, undefined],
    ['PERSON.VORNAME_I1', '', 'cannot read'],
    ['PERSON.VORNAME_I1', true, 'cannot read'],
  ] as const)('%s that starts with %j', (name, start, problem) => {
    const told = problem && [`depot: ${name} in produkt starts with ${String(start)}, which it ${problem}`];
    expect(problemsIn(must(name, { default: start }))).toEqual(told ?? []);
    expect(problemsIn(hidden(name, start))).toEqual(told ?? []);
  });
});

describe('a rule that no day keeps is refused [APP-02] [APP-03]', () => {
  it.each([
    [['adult', 'child'], 'adult and child'],
    [['future', 'past'], 'past and future'],
    [['future', 'adult'], 'adult and future'],
    [['child', 'future'], 'child and future'],
    [['past', 'adult'], undefined],
    [['past', 'child'], undefined],
  ] as const)('%j', (syncValidators, both) => {
    expect(problemsIn(must('PERSON.GEBURTSDATUM_I1', { syncValidators }))).toEqual(
      both ? [`depot: PERSON.GEBURTSDATUM_I1 in produkt is to be ${both}, which no day is`] : [],
    );
  });

  it('of a field that holds no day, but of a month not', () => {
    expect(problemsIn(must('PERSON.NAME_I1', { syncValidators: ['past'] }))).toEqual([
      'depot: PERSON.NAME_I1 in produkt is to be past, which only a day can be',
    ]);
    const since = must('WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1', { syncValidators: ['past'] });
    expect(problemsIn(since)).toEqual([]);
  });
});

describe('a field that refers to what is not there is refused [APP-02] [APP-03]', () => {
  const condition = { ...hidden('FESTGELD.KONDITION_ID'), conditionOf: 'FESTGELD.LAUFZEIT' } as const;

  it.each([
    ['to a later term', [condition, must('FESTGELD.LAUFZEIT')]],
    ['to one nobody asks for', [condition]],
  ])('for the condition of the bank %s', (_, fields) => {
    expect(problemsIn(...fields)).toEqual([
      'depot: FESTGELD.KONDITION_ID in produkt names the condition of FESTGELD.LAUFZEIT, which is no earlier answer',
    ]);
  });

  it('for what it is checked together with, of which a later one is there', () => {
    const postal = must('POST.PLZ_I1', { crossValidationFormFieldNames: ['POST.LAND_I1', 'POST.ORT_I1'] });
    expect(problemsIn(postal, must('POST.LAND_I1'))).toEqual([
      'depot: POST.PLZ_I1 in produkt is checked together with POST.ORT_I1, which nobody asks for',
    ]);
  });

  it('where the bank could not tell it from another', () => {
    const both = [must('PERSON.NAME_J'), must('PERSON.NAME_I1'), must('PERSON.NAME_U')];
    expect(problemsIn(...both)).toEqual([
      'depot: PERSON.NAME_J and PERSON.NAME_I1 are both sent as PERSON.NAME_I1',
    ]);
    expect(problemsIn(must('PERSON_TIN_LAND.TIN_I1_1'), may('PERSON_TIN_LAND.TIN_J_1'))).toEqual([
      'depot: PERSON_TIN_LAND.TIN_I1_1 and PERSON_TIN_LAND.TIN_J_1 are both sent as PERSON_TIN_LAND.TIN_I1_1',
    ]);
  });

  it('but not where one of them is sent by nobody', () => {
    const child = ask('kind', [section('person', [must('PERSON.NAME_J')])], { notPartOfForm: true });
    expect(problemsOf(child, asking(must('PERSON.NAME_I1')), ...ending())).toEqual([]);
  });
});

describe('a situation that never comes about is refused [APP-02] [APP-03]', () => {
  const earlier = [
    must('PRODUKT.ART'),
    must('GIRO.DISPO'),
    must('GIRO.DISPO_BETRAG'),
    must('POST.LAND_I1'),
    must('PERSON.NAME_I1'),
    must('PERSON.GEBURTSDATUM_I1'),
    must('WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1'),
    must('ZUSTIMMUNG.BEDINGUNGEN_I1'),
    must('AUSZAHLUNG_KONTO.KONTO_ID'),
  ];
  const place = 'depot: PERSON.TITEL_I1 in produkt';
  const never = (name: string, value: string) =>
    `${place} waits until ${name} says ${value}, which it never does`;

  it.each([
    [says('PRODUKT.ART', 'KPG', 'KGP'), [never('PRODUKT.ART', 'KGP')]],
    [says('PRODUKT.ART', true), [never('PRODUKT.ART', 'true')]],
    [says('PRODUKT.ART'), [`${place} compares PRODUKT.ART with nothing`]],
    [says('GIRO.DISPO', 'true'), [never('GIRO.DISPO', 'true')]],
    [says('GIRO.DISPO', false), []],
    [says('GIRO.DISPO_BETRAG', '500'), [never('GIRO.DISPO_BETRAG', '500')]],
    [unless(says('POST.LAND_I1', 'GER')), [never('POST.LAND_I1', 'GER')]],
    [says('POST.LAND_I1', 'AT'), []],
    [says('PERSON.NAME_I1', 'Muster'), []],
    [says('PERSON.NAME_I1', true), [never('PERSON.NAME_I1', 'true')]],
    [says('PERSON.GEBURTSDATUM_I1', '2000-01-01'), []],
    [says('PERSON.GEBURTSDATUM_I1', '01.01.2000'), [never('PERSON.GEBURTSDATUM_I1', '01.01.2000')]],
    [says('WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1', '2000-01'), []],
    [
      says('WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1', '01.2000'),
      [never('WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1', '01.2000')],
    ],
    [says('ZUSTIMMUNG.BEDINGUNGEN_I1', false), [never('ZUSTIMMUNG.BEDINGUNGEN_I1', 'false')]],
    [abroad('AUSZAHLUNG_KONTO.KONTO_ID'), []],
    [abroad('PERSON.NAME_I1'), [`${place} asks whether PERSON.NAME_I1 needs a BIC, which is no account`]],
    [
      { kind: 'all', of: [said('PRODUKT.ART'), says('PRODUKT.ART', 'kpe')] } as const,
      [never('PRODUKT.ART', 'kpe')],
    ],
  ])('%j', (conditions, problems) => {
    expect(problemsIn(...earlier, may('PERSON.TITEL_I1', { conditions }))).toEqual(problems);
  });

  it('of a step, and of a person in it', () => {
    const single = says('PRODUKT.ART', 'EINZEL');
    const second = ask('person-i2', [section('person', [may('PERSON.TITEL_I2')])], {
      transitionHandler: single,
      dependencies: [{ type: 'PERSON', instance: 'I2', dependsOn: single }],
    });
    const problem = 'depot: the step person-i2 waits until PRODUKT.ART says EINZEL, which it never does';
    expect(problemsOf(asking(must('PRODUKT.ART')), second, ...ending())).toEqual([problem, problem]);
  });
});

describe('an application that does not end where it is sent is refused [APP-02] [APP-05]', () => {
  const first = asking(must('PRODUKT.ART'));

  it('for a step behind that', () => {
    const late = ask('steuer', [section('tax', [must('PERSON.STEUER_ID_I1')])]);
    expect(problemsOf(first, ...ending(), late)).toEqual([
      'depot: the step steuer stands behind zusammenfassung, with which it is sent',
    ]);
  });

  it('for being sent twice', () => {
    expect(problemsOf(first, proposing, ...ending())).toEqual([
      'depot: it is sent more than once: vorschlag, zusammenfassung',
    ]);
  });
});
