import * as fc from 'fast-check';
import { ManualScheduler, settle } from '@adapters/fake/device/manual-scheduler';
import { errorFinding, issueAt, type Issue } from '@domain/form/issue';
import type { FormDefinition } from '@domain/form/form-definition';
import { FormModel } from '@ui/forms/form-model';

interface Values {
  readonly quantity: string;
  readonly note: string;
}

/** A bank that answers when the test says so; it refuses every value and names it. */
function openForm() {
  const asked: { readonly quantity: string; readonly answer: () => void }[] = [];
  const definition: FormDefinition<Values, undefined> = {
    fields: { quantity: { initial: '' }, note: { initial: '' } },
    asyncRules: [
      {
        watches: ['quantity'],
        when: ({ values }) => values.quantity !== '13',
        check:
          ({ values: { quantity } }) =>
          () =>
            new Promise<readonly Issue[]>((resolve) => {
              const issue = issueAt('quantity', errorFinding('refused', '', { quantity }), 'async');
              asked.push({ quantity, answer: () => resolve([issue]) });
            }),
      },
    ],
  };
  const scheduler = new ManualScheduler();
  const form = new FormModel(definition, { facts: () => undefined, scheduler });
  const said = () => form.field('quantity').issues.map(({ args }) => args['quantity']);
  return { form, scheduler, asked, said, type: form.field('quantity').setValue };
}

describe('checks by the bank while typing', () => {
  it('ask once, 300 ms after the last key [APP-06]', async () => {
    const { scheduler, asked, type } = openForm();
    type('1');
    await scheduler.advance(299);
    type('12');
    await scheduler.advance(299);
    expect(asked).toEqual([]);
    await scheduler.advance(1);
    expect(asked.map(({ quantity }) => quantity)).toEqual(['12']);
  });

  it('show what the bank said at the field, until it is edited [APP-06]', async () => {
    const { form, scheduler, asked, said, type } = openForm();
    type('12');
    await scheduler.advance(300);
    expect(form.isAsking).toBe(true);
    asked[0]?.answer();
    await settle();
    expect(form.isAsking).toBe(false);
    expect(said()).toEqual(['12']);
    type('1');
    expect(said()).toEqual([]);
  });

  it.each([
    ['', 'an optional field without a value'],
    ['13', 'the rule does not apply'],
  ])('do not ask about %j: %s [APP-06]', async (value) => {
    const { scheduler, asked, type } = openForm();
    type('1');
    type(value);
    await scheduler.advance(300);
    expect(asked).toEqual([]);
  });

  it('do not ask about fields the rule does not watch, nor once the form is submitted or gone', async () => {
    const { form, scheduler, asked, type } = openForm();
    form.field('note').setValue('x');
    await scheduler.advance(300);
    type('1');
    form.submit();
    await scheduler.advance(300);
    type('2');
    form.dispose();
    await scheduler.advance(300);
    expect(asked).toEqual([]);
  });

  it('drop every answer but the one to the present value, in whatever order they come [APP-06]', async () => {
    const values = fc.array(fc.constantFrom('1', '2', '3', '4'), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(values, fc.infiniteStream(fc.nat()), async (typed, order) => {
        const { scheduler, asked, said, type, form } = openForm();
        for (const value of typed) {
          type(value);
          await scheduler.advance(300);
        }
        const waiting = [...asked];
        while (waiting.length > 0) {
          const [next] = waiting.splice((order.next().value ?? 0) % waiting.length, 1);
          next?.answer();
          await settle();
          expect(said().every((quantity) => quantity === form.values.quantity)).toBe(true);
        }
        expect(said()).toEqual([form.values.quantity]);
      }),
      { numRuns: 60 },
    );
  });
});
