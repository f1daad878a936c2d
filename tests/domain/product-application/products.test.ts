import { fc } from '@tests/support/properties';
import { FlowSession, type AskBank } from '@domain/form/flow/flow-session';
import { FormSession } from '@domain/form/session/form-session';
import { calendarDay } from '@domain/time/local-date';
import type { Compiled } from '@domain/product-application/engine/compile';
import { compile } from '@tests/support/compile';
import type { Application } from '@domain/product-application/engine/description';
import { products, type Product } from '@domain/product-application/engine/product';
import { wireNameOf } from '@domain/product-application/catalogue/catalogue';
import { applicationFor } from '@domain/product-application/products/products';
import { may, must, section } from '@domain/product-application/products/fields';
import { application, ask, ending, says } from '@domain/product-application/engine/description';
import * as E from 'fp-ts/Either';
import { filledIn } from './filled-in';

const groups = ['group-1', 'group-2', 'group-3'];
const today = calendarDay('2026-11-23');
const nobodyObjects: AskBank = () => () => Promise.resolve([]);

function compiled(of: Application): Compiled {
  const made = compile(of);
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  return made.right;
}

function opened(of: Application, askBank: AskBank = nobodyObjects) {
  const made = compiled(of);
  const session = new FormSession(made.form);
  session.tell({ today });
  return { made, session, flow: new FlowSession(made.flow, session, { askBank }) };
}

describe.each(products)('the application for %s', (product: Product) => {
  it('compiles, with forty product groups as with none [APP-13]', () => {
    expect(compile(applicationFor(product, []))).toMatchObject({ _tag: 'Right' });
    const forty = Array.from({ length: 40 }, (_, index) => `group-${index + 1}`);
    expect(compile(applicationFor(product, forty))).toMatchObject({ _tag: 'Right' });
  });

  it('is sent as a change exactly where it is one [APP-13]', () => {
    // brokerage.md 7: "POST or PATCH {base} to create"; api.md 9: PATCH for karte, adresse.
    expect(applicationFor(product, []).isChange === true).toBe(['karte', 'adresse'].includes(product));
  });

  it('ends in a valid payload or a named error, however it is walked [APP-05] [APP-13]', async () => {
    const draw = fc.array(fc.nat(1_000_000), { minLength: 300, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(draw, async (choices) => {
        const { made, session, flow } = opened(applicationFor(product, groups));
        const last = made.application.steps.at(-1)?.name;
        let at = 0;
        const next = (): number => choices[at++ % choices.length] ?? 0;
        for (let walked = 0; walked < 4 * made.steps.size; walked += 1) {
          if (flow.at === last) break;
          if (next() % 7 === 0) flow.goBack();
          const isLazy = next() % 5 === 0;
          for (const name of flow.step(flow.at).layoutCell.get().paths) {
            filledIn(made, session, name, isLazy ? 0 : 1 + next());
            if (/LAND_/.test(name) && next() % 4 === 0) filledIn(made, session, name, 'AT');
          }
          const before = flow.at;
          const going = await flow.goOn();
          if (going.kind === 'stayed' && going.at === before)
            expect(
              flow
                .step(before)
                .issueCell.get()
                .map(({ key }) => key),
            ).not.toEqual([]);
        }
        // Anyone who fills in everything comes to the end.
        while (flow.at !== last) {
          for (const name of flow.step(flow.at).layoutCell.get().paths) filledIn(made, session, name, 1);
          const going = await flow.goOn();
          expect(going).toMatchObject({ kind: 'went' });
        }
        const { fields } = flow.sent();
        expect(fields.length).toBeGreaterThan(0);
        expect(fields.filter(({ path }) => wireNameOf(path) === undefined)).toEqual([]);
        expect(session.isValid).toBe(true);
      }),
      { numRuns: 20, seed: 11 },
    );
  });
});

describe('an application that cannot work', () => {
  const head = { product: 'depot', signIn: 'optional' } as const;
  const problemsOf = (of: Application, hasWords?: (name: string) => boolean): readonly string[] => {
    const made = compile(of, hasWords ? { hasWords } : {});
    return E.isLeft(made) ? made.left : [];
  };
  const married = section('person', [must('PERSON.VERHEIRATET_I1')]);

  it('is refused for an unknown field [APP-02]', () => {
    // @ts-expect-error The compiler says so first.
    const unknown = must('PERSON.SPITZNAME_I1');
    expect(
      problemsOf(application(head, [ask('produkt', [section('person', [unknown])]), ...ending()])),
    ).toEqual(['depot: produkt asks for PERSON.SPITZNAME_I1, which nobody knows']);
  });

  it('is refused for a field that is asked twice [APP-02]', () => {
    expect(
      problemsOf(application(head, [ask('produkt', [married]), ask('steuer', [married]), ...ending()])),
    ).toEqual(['depot: PERSON.VERHEIRATET_I1 is asked twice']);
  });

  it('is refused for a step that nobody reaches [APP-02]', () => {
    const never = ask('steuer', [], {
      transitionHandler: { kind: 'all', of: [says('PRODUKT.ART', 'KPE'), says('PRODUKT.ART', 'KPG')] },
    });
    const chosen = ask('produkt', [section('product', [must('PRODUKT.ART')])]);
    expect(problemsOf(application(head, [chosen, never, ...ending()]))).toEqual([
      'depot: nobody reaches the step steuer',
    ]);
  });

  it('is refused for a way that ends nowhere [APP-02]', () => {
    expect(problemsOf(application(head, [ask('produkt', [married])]))).toEqual([
      'depot: there is a way that ends without a submit step',
    ]);
  });

  it('is refused for a condition on a later answer [APP-02]', () => {
    const early = ask('produkt', [section('person', [may('PERSON.TITEL_I1')])], {
      transitionHandler: says('PERSON.VERHEIRATET_I1', true),
    });
    expect(problemsOf(application(head, [early, ask('steuer', [married]), ...ending()]))).toEqual([
      'depot: the step produkt depends on PERSON.VERHEIRATET_I1, which is no earlier answer',
    ]);
  });

  it('is refused for a required field in a step that may be skipped [APP-02]', () => {
    const maybe = ask('steuer', [section('person', [must('PERSON.VORNAME_I1')])], {
      transitionHandler: says('PERSON.VERHEIRATET_I1', true),
    });
    expect(problemsOf(application(head, [ask('produkt', [married]), maybe, ...ending()]))).toEqual([
      'depot: PERSON.VORNAME_I1 can be required where no step asks for it',
    ]);
  });

  it('is refused for missing words [APP-02]', () => {
    const made = application(head, [ask('produkt', [married]), ...ending()]);
    expect(problemsOf(made, (name) => name.startsWith('step.z') || name === 'step.fertig')).toEqual([
      'depot: its title has no words',
      'depot: the step produkt has no words',
      'depot: the section person in produkt has no words',
      'depot: PERSON.VERHEIRATET_I1 in produkt has no words',
    ]);
  });
});

describe('what an application sends', () => {
  it('has the second holder of a joint depot alone, and no empty answers [APP-08] [APP-09]', async () => {
    const { made, session, flow } = opened(applicationFor('depot', groups));
    const walk = async (art: string): Promise<readonly string[]> => {
      while (flow.at !== 'fertig') {
        for (const name of flow.step(flow.at).layoutCell.get().paths) filledIn(made, session, name, 1);
        filledIn(made, session, 'PRODUKT.ART', art);
        await flow.goOn();
      }
      return flow.sent().fields.map(({ path }) => path);
    };
    const single = await walk('KPE');
    expect(single).toContain('PERSON.VORNAME_I1');
    expect(single.filter((name) => name.includes('_I2'))).toEqual([]);
    expect(single).not.toContain('PERSON.GEBURTSNAME_I1');
    session.change(() => filledIn(made, session, 'PRODUKT.ART', 'KPG'));
    flow.goTo('person-i2');
    expect(flow.visible).toContain('person-i2');
  });

  it('jumps to the earliest step that the bank refuses [APP-05]', async () => {
    const askBank: AskBank = (step) => () =>
      Promise.resolve(
        step === 'zusammenfassung'
          ? [
              {
                severity: 'ERROR',
                key: 'x',
                args: {},
                fallback: '',
                field: 'AUSZAHLUNG_KONTO.KONTO_ID',
                source: 'server',
              },
              {
                severity: 'ERROR',
                key: 'y',
                args: {},
                fallback: '',
                field: 'PERSON.NAME_I1',
                source: 'server',
              },
            ]
          : [],
      );
    const { made, session, flow } = opened(applicationFor('depot', groups), askBank);
    while (flow.at !== 'zusammenfassung') {
      for (const name of flow.step(flow.at).layoutCell.get().paths) filledIn(made, session, name, 1);
      await flow.goOn();
    }
    expect(await flow.goOn()).toEqual({ kind: 'stayed', at: 'person-i1' });
    expect(flow.at).toBe('person-i1');
  });
});
