import { membersOf } from '@domain/form/nodes/members';
import { FormSession } from '@domain/form/session/form-session';
import { compile } from '@tests/support/compile';
import {
  application,
  ask,
  ending,
  said,
  says,
  type StepDraft,
} from '@domain/product-application/engine/description';
import { askedWhen, fieldLife } from '@domain/product-application/engine/field-life';
import { allOf, conditionOf } from '@domain/product-application/engine/situation';
import { hidden, may, must, section } from '@domain/product-application/products/fields';
import { calendarDay } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';

const made = (steps: readonly StepDraft[]) =>
  compile(application({ product: 'depot', signIn: 'optional' }, [...steps, ...ending()]));

function formOf(steps: readonly StepDraft[]) {
  const compiled = made(steps);
  if (E.isLeft(compiled)) throw new Error(compiled.left.join('\n'));
  return compiled.right;
}

const problemsOf = (steps: readonly StepDraft[]): readonly string[] =>
  E.match(
    (problems: readonly string[]) => problems,
    () => [],
  )(made(steps));

const person = (...fields: Parameters<typeof section>[1]) => section('person', fields);

describe('an application that is compiled [APP-02]', () => {
  it('asks for each field under its group and name, which is its path', () => {
    const { form } = formOf([ask('produkt', [person(must('PERSON.NAME_I1'), must('POST.ORT_I1'))])]);
    expect(membersOf(form.nodes).map(({ path }) => path)).toEqual(['PERSON.NAME_I1', 'POST.ORT_I1']);
  });

  it('has a rule of the day for each day that needs one, and no other', () => {
    const { form } = formOf([
      ask('produkt', [
        person(
          must('PERSON.GEBURTSDATUM_I1', { syncValidators: ['past', 'adult'] }),
          must('PERSON.AUSWEIS_GUELTIG_BIS_I1', { syncValidators: ['future'] }),
          must('PERSON.AUSWEIS_AUSGESTELLT_I1'),
        ),
      ]),
    ]);
    expect(Object.keys(form.nodes['rules'] ?? {})).toEqual([
      'PERSON_GEBURTSDATUM_I1_past',
      'PERSON_GEBURTSDATUM_I1_adult',
      'PERSON_AUSWEIS_GUELTIG_BIS_I1_future',
    ]);
    const session = new FormSession(form);
    session.tell({ today: calendarDay('2026-11-23') });
    expect(session.isValid).toBe(false);
  });

  it.each([
    ['a country without its postal code', person(must('POST.LAND_I1')), []],
    ['both', person(must('POST.LAND_I1'), must('POST.PLZ_I1')), ['POST_LAND_I1_PLZ']],
    ['of two persons', person(must('POST.LAND_I1'), must('POST.PLZ_I2')), []],
    [
      'one number alone',
      person(must('TELEKOM.NUMMER_I1_1'), must('TELEKOM.VORWAHL_I1_1')),
      ['TELEKOM_VORWAHL_I1_1_NUMMER'],
    ],
    [
      'a second number without its code',
      person(must('TELEKOM.NUMMER_I1_1'), must('TELEKOM.VORWAHL_I1_1'), may('TELEKOM.NUMMER_I1_2')),
      ['TELEKOM_VORWAHL_I1_1_NUMMER'],
    ],
    [
      'two numbers, one of them without its code',
      person(must('TELEKOM.NUMMER_I1_1'), may('TELEKOM.NUMMER_I1_2'), may('TELEKOM.VORWAHL_I1_2')),
      ['TELEKOM_NUMMER_I1_2_VORWAHL_MIT', 'TELEKOM_VORWAHL_I1_2_NUMMER'],
    ],
    ['numbers without codes', person(must('TELEKOM.NUMMER_I1_1'), may('TELEKOM.NUMMER_I1_2')), []],
    [
      'two numbers',
      person(
        must('TELEKOM.NUMMER_I1_1'),
        must('TELEKOM.VORWAHL_I1_1'),
        may('TELEKOM.NUMMER_I1_2'),
        may('TELEKOM.VORWAHL_I1_2'),
      ),
      [
        'TELEKOM_NUMMER_I1_1_NUMMER_2',
        'TELEKOM_NUMMER_I1_2_VORWAHL_MIT',
        'TELEKOM_VORWAHL_I1_1_NUMMER',
        'TELEKOM_VORWAHL_I1_2_NUMMER',
      ],
    ],
    ['a preference without another', person(must('TELEKOM.BEVORZUGT_I1_1')), []],
    [
      'a preference of two',
      person(must('TELEKOM.BEVORZUGT_I1_1'), must('TELEKOM.BEVORZUGT_I1_2')),
      ['TELEKOM_BEVORZUGT_I1_1_BEVORZUGT_2'],
    ],
    ['a security without a rate', person(may('WERTPAPIERSPARPLAN.WKN_2')), []],
    [
      'a security that may be left out, with its rate',
      person(may('WERTPAPIERSPARPLAN.WKN_2'), may('WERTPAPIERSPARPLAN.SPARRATE_2')),
      ['WERTPAPIERSPARPLAN_SPARRATE_2_WKN_MIT', 'WERTPAPIERSPARPLAN_WKN_2_SPARRATE_MIT'],
    ],
    [
      'names alike in other groups',
      person(must('PERSON.NAME_I1'), must('AUSZAHLUNG_KONTO.NAME'), must('AUSZAHLUNG_KONTO.VORNAME')),
      [],
    ],
  ])('has rules between two fields where both are asked for: %s', (_, asked, rules) => {
    const { form } = formOf([ask('produkt', [asked])]);
    expect(Object.keys(form.nodes['rules'] ?? {}).toSorted()).toEqual(rules.toSorted());
  });

  it('names the step whose second person depends on a later answer', () => {
    const later = says('PERSON.VERHEIRATET_I1', true);
    expect(
      problemsOf([
        ask('produkt', [person(may('PERSON.TITEL_I2'))], {
          dependencies: [{ type: 'PERSON', instance: 'I2', dependsOn: later }],
        }),
        ask('steuer', [person(must('PERSON.VERHEIRATET_I1'))]),
      ]),
    ).toEqual(['depot: the step produkt depends on PERSON.VERHEIRATET_I1, which is no earlier answer']);
  });

  it('names each condition on what is asked later, however deep in it', () => {
    const deep = {
      kind: 'not',
      of: { kind: 'all', of: [said('PERSON.TITEL_I1'), says('GIRO.DISPO', true)] },
    } as const;
    expect(
      problemsOf([ask('produkt', [person(may('PERSON.GEBURTSNAME_I1', { conditions: deep }))])]),
    ).toEqual([
      'depot: PERSON.GEBURTSNAME_I1 depends on PERSON.TITEL_I1, which is no earlier answer',
      'depot: PERSON.GEBURTSNAME_I1 depends on GIRO.DISPO, which is no earlier answer',
    ]);
  });

  it('is refused where its words are missing, for the field by its name in the catalogue', () => {
    const asked: string[] = [];
    compile(
      application({ product: 'depot', signIn: 'optional' }, [
        ask('produkt', [person(may('PERSON_TIN_LAND.TIN_J_2'))]),
        ...ending(),
      ]),
      { hasWords: (name) => asked.push(name) > 0 },
    );
    expect(asked).toEqual([
      'title.depot',
      'step.produkt',
      'section.person',
      'PERSON_TIN_LAND.TIN',
      'step.zusammenfassung',
      'step.fertig',
    ]);
  });
});

describe('in which situation a field is asked for [APP-03] [APP-09]', () => {
  const joint = says('PRODUKT.ART', 'KPG');
  const married = says('PERSON.VERHEIRATET_I1', true);
  const [step] = application({ product: 'depot', signIn: 'optional' }, [
    ask('steuer', [], { dependencies: [{ type: 'PERSON', instance: 'I2', dependsOn: joint }] }),
  ]).steps;
  const [skipped] = application({ product: 'depot', signIn: 'optional' }, [
    ask('steuer', [], { transitionHandler: married, excludeFieldsIfSkipped: true }),
  ]).steps;
  const [kept] = application({ product: 'depot', signIn: 'optional' }, [
    ask('steuer', [], { transitionHandler: married }),
  ]).steps;

  it.each([
    ['always, of the first person', must('PERSON.STEUER_ID_I1'), step, undefined],
    ['of the second where there is one', must('PERSON.STEUER_ID_I2'), step, joint],
    ['of the second by number', may('PERSON_TIN_LAND.TIN_I2_3'), step, joint],
    [
      'also in its own situation',
      may('PERSON.TITEL_I2', { conditions: married }),
      step,
      { kind: 'all', of: [joint, married] },
    ],
    ['where its step is there, if that leaves it out', must('PERSON.TITEL_I1'), skipped, married],
    ['though its step is skipped, if that does not', must('PERSON.TITEL_I1'), kept, undefined],
    ['always, of nobody in particular', must('GIRO.DISPO'), step, undefined],
  ])('%s', (_, config, within, when) => {
    if (within === undefined) throw new Error('It is there');
    expect(askedWhen(config, within)).toEqual(when);
  });

  it.each([
    [[], undefined],
    [[undefined, joint], joint],
    [[joint, undefined, married], { kind: 'all', of: [joint, married] }],
  ])('%j together are %j', (situations, whole) => {
    expect(allOf(situations)).toEqual(whole);
  });

  it('is a mistake of its author where the field is unknown, or not asked for before', () => {
    // @ts-expect-error The compiler says so first.
    const unknown = must('PERSON.SPITZNAME_I1');
    if (step === undefined) throw new Error('It is there');
    expect(() => fieldLife(unknown, step, new Map(), {})).toThrow(
      'Nobody knows the field PERSON.SPITZNAME_I1',
    );
    expect(() => conditionOf(joint, new Map())).toThrow('The application does not ask for PRODUKT.ART');
  });
});

describe('a field as a product asks for it [APP-03]', () => {
  it.each([
    ['must be said', must('PERSON.NAME_I1'), { formFieldName: 'PERSON.NAME_I1' }],
    ['may be left out', may('PERSON.TITEL_I1'), { formFieldName: 'PERSON.TITEL_I1', isOptional: true }],
    [
      'is sent, not shown, and has no value yet',
      hidden('PERSON.KUNDEN_ID_I1'),
      { formFieldName: 'PERSON.KUNDEN_ID_I1', isHidden: true, isOptional: true },
    ],
  ])('%s', (_, field, config) => {
    expect(field).toEqual(config);
  });

  it.each([true, false, 'STANDARD'])('is sent and not shown, with the value %j', (value) => {
    expect(hidden('GIRO.KONTO', value)).toEqual({
      formFieldName: 'GIRO.KONTO',
      isHidden: true,
      isOptional: true,
      default: value,
    });
  });
});
