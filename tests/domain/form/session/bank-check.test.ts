import { fc } from '@tests/support/properties';
import { ManualScheduler, settle } from '@adapters/fake/device/manual-scheduler';
import { errorFinding, issueAt, type Issue } from '@domain/form/issue';
import { open, orderLike } from './order-like';

const { nodes } = orderLike;

/** A bank that answers when the test says so; it refuses every quantity and names it. */
function openForm() {
  const asked: { readonly quantity: string; readonly answer: () => void }[] = [];
  const scheduler = new ManualScheduler();
  const session = open();
  const { quantity, type, manual } = nodes;
  session.check({
    watches: [quantity, type, manual],
    question: nodes.request.parts,
    after: (milliseconds, task) => scheduler.after(milliseconds, task),
    ask: () => () =>
      new Promise<readonly Issue[]>((resolve) => {
        const { value } = session.field(quantity);
        const issue = issueAt('quantity', errorFinding('refused', '', { quantity: value }), 'async');
        asked.push({ quantity: value, answer: () => resolve([issue]) });
      }),
  });
  const said = () =>
    session
      .field(quantity)
      .view.issues.filter(({ source }) => source === 'async')
      .map(({ args }) => args['quantity']);
  return { session, scheduler, asked, said, type: (text: string) => session.field(quantity).setValue(text) };
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

  it('ask nothing about what is not dirty, nor about what may be empty and is [APP-06]', async () => {
    const { scheduler, asked, type, session } = openForm();
    type('1');
    type('');
    await scheduler.advance(300);
    expect(asked).toEqual([]);
    session.field(nodes.type).setValue('LIMIT');
    await scheduler.advance(300);
    expect(asked).toHaveLength(1);
  });

  it('ask nothing about what was filled in, may be empty, and was emptied [APP-06]', async () => {
    const { scheduler, asked, type, session } = openForm();
    session.field(nodes.quantity).prefill('5');
    await scheduler.advance(300);
    type('');
    expect(session.field(nodes.quantity).isDirty).toBe(true);
    await scheduler.advance(300);
    expect(asked).toEqual([]);
    type('6');
    await scheduler.advance(300);
    expect(asked.map(({ quantity }) => quantity)).toEqual(['6']);
  });

  it('say that the bank is being asked', async () => {
    const { scheduler, asked, type, session } = openForm();
    type('1');
    await scheduler.advance(300);
    expect(session.askingCell.get()).toBe(1);
    asked[0]?.answer();
    await settle();
    expect(session.askingCell.get()).toBe(0);
  });

  it('drop what comes too late, in whatever order answers come [APP-06]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 2, maxLength: 5 }),
        fc.infiniteStream(fc.nat()),
        async (quantities, picks) => {
          const { scheduler, asked, said, type } = openForm();
          for (const quantity of quantities) {
            type(String(quantity));
            await scheduler.advance(300);
          }
          const open = [...asked];
          while (open.length > 0) {
            const [answered] = open.splice((picks.next().value ?? 0) % open.length, 1);
            answered?.answer();
            await settle();
          }
          expect(said()).toEqual([String(quantities.at(-1))]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('answer nothing any more once the form was left [APP-04]', async () => {
    const { scheduler, asked, said, type, session } = openForm();
    type('1');
    await scheduler.advance(300);
    session.dispose();
    asked[0]?.answer();
    await settle();
    expect(said()).toEqual([]);
    type('2');
    session.dispose();
    await scheduler.advance(300);
    expect(asked).toHaveLength(1);
  });
});
