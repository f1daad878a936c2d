import { flow, step, submit, type Step } from '@domain/form/flow/flow';
import { FlowSession, type AskBank } from '@domain/form/flow/flow-session';
import { form } from '@domain/form/form';
import { errorFinding, issueAt, type Issue } from '@domain/form/issue';
import { flag } from '@domain/form/kinds/flag';
import { plainText } from '@domain/form/kinds/text';
import { is } from '@domain/form/nodes/condition';
import type { FactNodes } from '@domain/form/nodes/facts';
import { derive } from '@domain/form/nodes/derive';
import { field } from '@domain/form/nodes/field';
import { FormSession } from '@domain/form/session/form-session';
import * as E from 'fp-ts/Either';

type Name = 'first' | 'second' | 'third' | 'send';

/** Written anew for each test: steps with a rule of their own, and two that are there together. */
function start(
  life: Pick<Step, 'skipsPrevalidation'> = {},
  askBank: AskBank = () => () => Promise.resolve([]),
) {
  const made = form((fact: FactNodes<{ readonly limit: string }>) => ({
    one: field(plainText),
    two: field(plainText),
    three: field(plainText),
    isLong: field(flag),
    limit: fact.limit,
  }));
  const session = new FormSession(made);
  const { nodes } = session;
  const withinLimit = derive({ one: nodes.one, limit: made.facts.limit }, ({ one, limit }) =>
    E.right(one.length > limit.length ? [issueAt('one', errorFinding('too-long', ''), 'rule')] : []),
  );
  const when = is(nodes.isLong, true);
  const walk = new FlowSession<typeof nodes, { readonly limit: string }, Name>(
    flow(made, () => [
      step('first', [nodes.one, nodes.isLong], { ...life, rules: [withinLimit] }),
      step('second', [nodes.two], { when }),
      step('third', [nodes.three], { when }),
      submit('send'),
    ]),
    session,
    { askBank },
  );
  return { session, nodes, walk };
}
const found = (path: string, key: string): Issue => issueAt(path, errorFinding(key, ''), 'server');

describe('a step and what comes after it', () => {
  it('is held by a rule of its own, once that can be told', async () => {
    const { session, nodes, walk } = start();
    session.field(nodes.one).setValue('abc');
    expect(walk.step('first').ruleCell.get()).toEqual([]);
    session.tell({ limit: 'ab' });
    expect(
      walk
        .step('first')
        .ruleCell.get()
        .map(({ key }) => key),
    ).toEqual(['too-long']);
    expect(await walk.goOn()).toEqual({ kind: 'stayed', at: 'first' });
    session.field(nodes.one).setValue('ab');
    expect(await walk.goOn()).toEqual({ kind: 'went', to: 'send' });
  });

  it('stands at the last that is there before it, where several are there no more', async () => {
    const { session, nodes, walk } = start();
    session.field(nodes.isLong).setValue(true);
    await walk.goOn();
    await walk.goOn();
    expect(walk.at).toBe('third');
    session.field(nodes.isLong).setValue(false);
    expect(walk.at).toBe('first');
  });

  it('has nothing before the first', () => {
    const { walk } = start();
    walk.goBack();
    expect(walk.at).toBe('first');
  });

  it('stays where nothing is wrong at any', async () => {
    const { session, nodes, walk } = start();
    session.field(nodes.isLong).setValue(true);
    await walk.goOn();
    walk.goToError();
    expect(walk.at).toBe('second');
  });

  it('holds here what the bank says about one that comes later [APP-05]', async () => {
    const { session, nodes, walk } = start({}, () => () => Promise.resolve([found('three', 'refused')]));
    session.field(nodes.isLong).setValue(true);
    expect(await walk.goOn()).toEqual({ kind: 'stayed', at: 'first' });
    expect(session.field(nodes.three).view.issues).toEqual([found('three', 'refused')]);
  });

  it.each<[string, Pick<Step, 'skipsPrevalidation'>, boolean]>([
    ['drops what the bank said before, since it is asked again', {}, true],
    ['keeps what the bank said before, since it is not', { skipsPrevalidation: true }, false],
  ])('%s [APP-04]', async (_, life, goes) => {
    const { session, nodes, walk } = start(life);
    session.hear(session.asked(), 'server', [found('one', 'refused')]);
    expect(await walk.goOn()).toEqual(goes ? { kind: 'went', to: 'send' } : { kind: 'stayed', at: 'first' });
    expect(session.field(nodes.one).view.issues.map(({ key }) => key)).toEqual(goes ? [] : ['refused']);
  });
});
