import { ManualScheduler, settle } from '@adapters/fake/device/manual-scheduler';
import { form } from '@domain/form/form';
import { errorFinding, issueAt, type Issue } from '@domain/form/issue';
import { text } from '@domain/form/kinds/text';
import { field } from '@domain/form/nodes/field';
import { FormSession, type Submitted } from '@domain/form/session/form-session';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { registeredForms } from '../../../../scripts/forms/registered-forms';
import { completeForms, type CompleteForm } from '../../support/complete-forms';

const complete = Object.entries(completeForms).flatMap(([name, open]) =>
  open === 'sends nothing' ? [] : [[name, open] as const],
);

/** A form whose typed field the bank checks; it answers when the test says so, and each press is written down. */
function watched({ session, sent, typed, texts }: CompleteForm) {
  const scheduler = new ManualScheduler();
  const questions: ((isRefused: boolean) => void)[] = [];
  const presses: Submitted<unknown>[] = [];
  const issue = (): Issue => issueAt(undefined, errorFinding('refused', ''), 'async');
  session.check({
    watches: [typed],
    question: sent,
    after: (milliseconds, task) => scheduler.after(milliseconds, task),
    ask: () => () =>
      new Promise((resolve) => {
        questions.push((isRefused) => resolve(isRefused ? [issue()] : []));
      }),
  });
  let edits = 0;
  return {
    session,
    scheduler,
    questions,
    presses,
    edit: () => session.field(typed).setValue(texts[edits++ % texts.length] ?? texts[0]),
    press: () => void session.submitted(sent).then((submitted) => presses.push(submitted)),
    answer: async (isRefused: boolean) => {
      questions.at(-1)?.(isRefused);
      await settle();
    },
  };
}

const kinds = (presses: readonly Submitted<unknown>[]) => presses.map(({ kind }) => kind).sort();

describe('sending a form [kernel A4]', () => {
  it('is known of every form there is, so that none is left out below', () => {
    expect(Object.keys(completeForms).sort()).toEqual(registeredForms.map(({ name }) => name).sort());
  });

  describe.each(complete)('the form %s', (_, open) => {
    it('sends at once what the bank is not being asked about', async () => {
      const { press, presses } = watched(open());
      press();
      await settle();
      expect(kinds(presses)).toEqual(['read']);
    });

    it.each([
      ['in the pause after the last key', 0],
      ['while the bank is asked', 300],
    ])(
      'pressed %s, sends only after the answer, and only where that refuses nothing',
      async (_when, pause) => {
        await fc.assert(
          fc.asyncProperty(
            fc.record({ presses: fc.integer({ min: 1, max: 3 }), edits: fc.nat(2), isRefused: fc.boolean() }),
            async ({ presses: pressed, edits, isRefused }) => {
              const { session, scheduler, edit, press, presses, answer, questions } = watched(open());
              edit();
              await scheduler.advance(pause);
              for (let each = 0; each < pressed; each += 1) press();
              await settle();
              for (let each = 0; each < edits; each += 1) {
                edit();
                await settle();
                // Whatever the bank said of what stands there no more counts for nothing.
                questions.at(-2)?.(true);
                await settle();
              }
              expect(kinds(presses)).toEqual(Array.from({ length: pressed - 1 }, () => 'called-off'));
              await answer(isRefused);
              const last = isRefused ? 'refused' : 'read';
              expect(kinds(presses)).toEqual(
                [...Array.from({ length: pressed - 1 }, () => 'called-off'), last].sort(),
              );
              expect(session.summary.map(({ key }) => key)).toEqual(isRefused ? ['refused'] : []);
              session.dispose();
            },
          ),
          { numRuns: 25 },
        );
      },
    );

    it('asks once more about what was refused, and sends once the bank takes it', async () => {
      const { edit, scheduler, press, presses, answer, questions } = watched(open());
      edit();
      await scheduler.advance(300);
      await answer(true);
      press();
      await settle();
      expect([questions.length, kinds(presses)]).toEqual([2, []]);
      await answer(false);
      expect(kinds(presses)).toEqual(['read']);
    });

    it('sends nothing after the page was left', async () => {
      const { session, edit, press, presses, answer } = watched(open());
      edit();
      press();
      await settle();
      session.dispose();
      await answer(false);
      expect(kinds(presses)).toEqual(['called-off']);
    });
  });

  it('reads what was typed in a field that is read when it is left', async () => {
    const slow = form(() => ({
      name: field(
        text((typed) => E.right(typed)),
        { required: true, updateOn: 'blur' },
      ),
    }));
    const session = new FormSession(slow);
    session.field(slow.nodes.name).setValue('Erika');
    expect(session.value(slow.nodes.name)).toBeUndefined();
    expect(await session.submitted(slow.nodes.name)).toEqual({ kind: 'read', value: 'Erika' });
  });
});
