import { FlowSession } from '@domain/form/flow/flow-session';
import { FormSession } from '@domain/form/session/form-session';
import { calendarDay } from '@domain/time/local-date';
import type { Compiled } from '@domain/product-application/engine/compile';
import { compile } from '@tests/support/compile';
import {
  application,
  ask,
  ending,
  says,
  type Application,
  type StepDraft,
} from '@domain/product-application/engine/description';
import { products } from '@domain/product-application/engine/product';
import { must, section } from '@domain/product-application/products/fields';
import { applicationFor } from '@domain/product-application/products/products';
import * as E from 'fp-ts/Either';
import { filledIn } from './filled-in';

const married = section('person', [must('PERSON.VERHEIRATET_I1')]);
const named = section('person', [must('PERSON.VORNAME_I1')]);
const born = section('person', [must('PERSON.GEBURTSORT_I1')]);

/** An application of these steps, of which the second asks for a first name in a way of its own. */
const withName = (life: Parameters<typeof ask>[2]): Application =>
  application({ product: 'depot', signIn: 'optional' }, [
    ask('produkt', [married]),
    ask('person-i1', [named], life),
    ask('steuer', [born]),
    ...ending(),
  ]);

function compiled(described: Application): Compiled {
  const made = compile(described);
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  return made.right;
}

/** Goes through all of an application; tells which steps were shown, about which the bank was asked, and what is sent. */
async function walked(described: Application, isMarried = true) {
  const made = compiled(described);
  const session = new FormSession(made.form);
  session.tell({ today: calendarDay('2026-11-23') });
  const asked: string[] = [];
  const flow = new FlowSession(made.flow, session, {
    askBank: (step) => () => {
      asked.push(step);
      return Promise.resolve([]);
    },
  });
  const shown: string[] = [flow.at];
  while (flow.at !== 'fertig') {
    for (const name of flow.step(flow.at).layoutCell.get().paths) filledIn(made, session, name, 1);
    if (isMarried) filledIn(made, session, 'PERSON.VERHEIRATET_I1', 2);
    const going = await flow.goOn();
    if (going.kind !== 'went') throw new Error(`It stays at ${flow.at}`);
    shown.push(going.to);
  }
  return { shown, asked, sent: flow.sent().fields.map(({ path }) => path) };
}

describe('a step as data [APP-02]', () => {
  it('is asked, checked by the bank and sent where it says nothing else', async () => {
    expect(await walked(withName({}))).toEqual({
      shown: ['produkt', 'person-i1', 'steuer', 'zusammenfassung', 'fertig'],
      asked: ['produkt', 'person-i1', 'steuer', 'zusammenfassung'],
      sent: ['PERSON.VERHEIRATET_I1', 'PERSON.VORNAME_I1', 'PERSON.GEBURTSORT_I1'],
    });
  });

  it('that skips its prevalidation is checked by the form alone, and sent', async () => {
    const { asked, sent } = await walked(withName({ skipPrevalidation: true }));
    expect(asked).toEqual(['produkt', 'steuer', 'zusammenfassung']);
    expect(sent).toContain('PERSON.VORNAME_I1');
  });

  it('that is no part of the form is asked, and not sent', async () => {
    const { shown, sent } = await walked(withName({ notPartOfForm: true }));
    expect(shown).toContain('person-i1');
    expect(sent).toEqual(['PERSON.VERHEIRATET_I1', 'PERSON.GEBURTSORT_I1']);
  });

  it.each([
    [true, true],
    [false, false],
  ])('in the way of a situation (%s) is shown and sent in it alone', async (isMarried, isThere) => {
    const life = {
      transitionHandler: says('PERSON.VERHEIRATET_I1', true),
      excludeFieldsIfSkipped: true,
    } as const;
    const { shown, sent } = await walked(withName(life), isMarried);
    expect([shown.includes('person-i1'), sent.includes('PERSON.VORNAME_I1')]).toEqual([isThere, isThere]);
  });

  it.each([
    [true, true],
    [false, false],
  ])(
    'of a person who is part of it in a situation (%s) asks for them in it alone',
    async (isMarried, isThere) => {
      const dependsOn = says('PERSON.VERHEIRATET_I1', true);
      const { sent } = await walked(
        withName({ dependencies: [{ type: 'PERSON', instance: 'I1', dependsOn }] }),
        isMarried,
      );
      expect(sent.includes('PERSON.VORNAME_I1')).toBe(isThere);
    },
  );

  it('stands where its position says, in whatever order it was written down', async () => {
    const described = withName({});
    const { shown } = await walked({ ...described, steps: [...described.steps].reverse() });
    expect(shown).toEqual(['produkt', 'person-i1', 'steuer', 'zusammenfassung', 'fertig']);
  });

  it('has its position for itself', () => {
    const described = withName({});
    const steps = described.steps.map((step) => ({
      ...step,
      stepPosition: step.name === 'steuer' ? 1 : step.stepPosition,
    }));
    expect(compile({ ...described, steps })).toEqual(
      E.left(['depot: the steps person-i1 and steuer stand at one position']),
    );
  });
});

describe('the steps of the products', () => {
  const stepsOf = (found: (step: StepDraft) => boolean): readonly string[] =>
    products.flatMap((product) =>
      applicationFor(product, ['group-1'])
        .steps.filter(found)
        .map(({ name }) => `${product} ${name}`),
    );

  it('are narrow and without navigation where there is but one to fill in [APP-01]', () => {
    expect(stepsOf(({ layout }) => layout === 'slim')).toEqual([
      'karte karten',
      'karte zusammenfassung',
      'karte fertig',
      'adresse anschrift',
      'adresse zusammenfassung',
      'adresse fertig',
    ]);
  });

  it('ask the bank about all but ticks and what is over [APP-02]', () => {
    expect(stepsOf(({ skipPrevalidation, name }) => skipPrevalidation === true && name !== 'fertig')).toEqual(
      ['depot', 'girokonto', 'junior-depot', 'junior-konto', 'cfd', 'festgeld', 'tagesgeld'].map(
        (product) => `${product} zustimmung`,
      ),
    );
  });
});
