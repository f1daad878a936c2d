import { settle } from '@adapters/fake/device/manual-scheduler';
import { flow, step, submit, type Step } from '@domain/form/flow/flow';
import { FlowSession, type AskBank } from '@domain/form/flow/flow-session';
import { form } from '@domain/form/form';
import { errorFinding, issueAt, type Issue } from '@domain/form/issue';
import { flag } from '@domain/form/kinds/flag';
import { plainText } from '@domain/form/kinds/text';
import { is } from '@domain/form/nodes/condition';
import { field } from '@domain/form/nodes/field';
import { rule } from '@domain/form/nodes/rule';
import { FormSession } from '@domain/form/session/form-session';

const interview = form(() => {
  const side = field(plainText, { required: true });
  const paper = field(plainText, { required: true });
  const amount = field(plainText, { required: true });
  const isLimited = field(flag);
  const limit = field(plainText, { when: is(isLimited, true), required: true });
  const note = field(plainText);
  const blank = rule({ note }, ({ note: said }) =>
    said === '?' ? issueAt('note', errorFinding('no-note', ''), 'rule') : undefined,
  );
  return { side, paper, amount, isLimited, limit, note, blank };
});
const { nodes } = interview;

type Name = 'side' | 'paper' | 'amount' | 'limit' | 'send' | 'thanks';
const stepsOf: readonly Step<Name>[] = [
  step('side', [nodes.side], { skipsPrevalidation: true }),
  step('paper', [nodes.paper], { skipsPrevalidation: true }),
  step('amount', [nodes.amount, nodes.isLimited], { skipsPrevalidation: true }),
  step('limit', [nodes.limit, nodes.note], { when: is(nodes.isLimited, true), excludeIfSkipped: true }),
  submit('send', [nodes.note]),
  step('thanks', [nodes.amount], { notPartOfForm: true, skipsPrevalidation: true }),
];

function start(
  life: { readonly skipsDone?: true } = { skipsDone: true },
  done: readonly Name[] = [],
  askBank?: AskBank,
) {
  const session = new FormSession(interview);
  const say = (said: Partial<Record<'side' | 'paper' | 'amount' | 'limit' | 'note', string>>): void => {
    for (const [name, entry] of Object.entries(said)) session.field(nodes[name as 'side']).setValue(entry);
  };
  const enter = (resumes = false) =>
    new FlowSession(
      flow(interview, () => stepsOf, life),
      session,
      { done, resumes, ...(askBank && { askBank }) },
    );
  return { session, say, enter };
}
const all = { side: 'BUY', paper: 'SAP', amount: '5' };

describe('where a customer comes in, with steps that a link or a draft has said', () => {
  it.each<[string, readonly Name[] | 'was-here', Readonly<Record<string, string>>, Name]>([
    ['nothing is said', [], {}, 'side'],
    ['the first is right', ['side'], { side: 'BUY' }, 'paper'],
    ['one that is wrong is met first', ['side', 'paper', 'amount'], { side: 'BUY', amount: '5' }, 'paper'],
    ['all that is said is right', ['side', 'paper', 'amount'], all, 'send'],
    ['the first of them is wrong', ['side', 'paper'], { paper: 'SAP' }, 'side'],
    ['who was here comes back to the last that was said', 'was-here', all, 'amount'],
    ['unless what stands before is wrong', 'was-here', { side: 'BUY', amount: '5' }, 'paper'],
    ['or nothing was said', 'was-here', {}, 'side'],
  ])('%s', (_, known, said, at) => {
    const { say, enter } = start({ skipsDone: true }, known === 'was-here' ? [] : known);
    say(said);
    expect(enter(known === 'was-here').at).toBe(at);
  });

  it('steps beyond one that is open are not done', () => {
    const { say, enter } = start({ skipsDone: true }, ['side', 'paper', 'amount']);
    say({ side: 'BUY', amount: '5' });
    const at = enter();
    expect([at.stateOf('side'), at.stateOf('paper'), at.stateOf('amount')]).toEqual([
      'completed',
      'current',
      'open',
    ]);
  });

  it('needs a step at least, and knows no other than its own', () => {
    const { session } = start();
    expect(
      () =>
        new FlowSession(
          flow(interview, () => []),
          session,
        ),
    ).toThrow('A flow has at least one step');
    const two = new FlowSession(
      flow(interview, () => [step<string>('one', []), submit<string>('two')]),
      session,
    );
    expect(() => two.step('three')).toThrow('The flow has no step three');
  });
});

describe('where going on leads, where done steps are skipped', () => {
  it('to the next that is open, behind this first, then before it, then to the submit step', async () => {
    const { say, enter } = start({ skipsDone: true }, ['side', 'paper', 'amount']);
    say(all);
    const at = enter();
    expect(at.at).toBe('send');
    at.goTo('paper');
    expect([at.at, at.nextCell.get()]).toEqual(['paper', 'send']);
    // A step is done as long as nothing is wrong in it, and nothing is missing.
    say({ side: '', amount: '' });
    expect(at.nextCell.get()).toBe('amount');
    await at.goOn();
    expect(at.at).toBe('amount');
    expect(at.nextCell.get()).toBe('side');
    say({ amount: '6' });
    await at.goOn();
    expect([at.at, at.nextCell.get()]).toEqual(['side', 'send']);
    say({ side: 'SELL' });
    await at.goOn();
    expect(at.at).toBe('send');
  });

  it('one after the other, where they are not skipped', async () => {
    const { say, enter } = start({}, ['side', 'paper', 'amount']);
    say(all);
    const at = enter();
    at.goTo('side');
    await at.goOn();
    expect(at.at).toBe('paper');
  });

  it('from the submit step on, and nowhere beyond the last', async () => {
    const { say, enter } = start({ skipsDone: true }, ['side', 'paper', 'amount']);
    say(all);
    const at = enter();
    expect(at.nextCell.get()).toBe('thanks');
    await at.goOn();
    expect([at.at, at.nextCell.get()]).toEqual(['thanks', 'thanks']);
    await at.goOn();
    expect(at.at).toBe('thanks');
    at.goBack();
    expect(at.at).toBe('send');
  });

  it('to the first open step, where the one it stood at is there no more', () => {
    const { session, say, enter } = start({ skipsDone: true }, ['side', 'paper', 'amount']);
    session.field(nodes.isLimited).setValue(true);
    say({ ...all, paper: 'SAP' });
    const at = enter();
    expect(at.at).toBe('limit');
    say({ side: '' });
    session.field(nodes.isLimited).setValue(false);
    expect(at.at).toBe('side');
  });
});

describe('what a customer may turn to', () => {
  it.each<[Name, Name]>([
    ['side', 'side'],
    // The first that is open, and nothing beyond it.
    ['paper', 'paper'],
    ['amount', 'side'],
    ['send', 'side'],
    // It is not there.
    ['limit', 'side'],
  ])('%s: stands at %s', (to, at) => {
    const { say, enter } = start({ skipsDone: true }, ['side']);
    say({ side: 'BUY' });
    const walk = enter();
    walk.goTo('side');
    walk.goTo(to);
    expect(walk.at).toBe(at);
  });

  it('the earliest step at which an error is shown, and stays where none is [APP-05]', () => {
    const { session, say, enter } = start({ skipsDone: true }, ['side', 'paper', 'amount']);
    say(all);
    const walk = enter();
    walk.goToError();
    expect(walk.at).toBe('send');
    const issue = (field: string, severity: 'WARN' | 'ERROR'): Issue => ({
      ...issueAt(field, errorFinding('refused', ''), 'server'),
      severity,
    });
    session.hear(session.asked(), 'server', [
      issue('side', 'WARN'),
      issue('amount', 'ERROR'),
      issue('note', 'ERROR'),
    ]);
    walk.goToError();
    expect(walk.at).toBe('amount');
  });

  it.each([
    ['paper', 'paper'],
    ['note', 'send'],
    ['limit', undefined],
    ['nowhere', undefined],
    [undefined, undefined],
  ])('what stands at %s is mended in the step %s', (path, name) => {
    expect(start().enter().stepAt(path)).toBe(name);
  });
});

describe('what a flow with steps that share a field sends [APP-02]', () => {
  it.each([
    [true, ['side', 'paper', 'amount', 'isLimited', 'limit', 'note']],
    // The note is asked in the submit step as well; the amount is more than a part of the thanks.
    [false, ['side', 'paper', 'amount', 'isLimited', 'note']],
  ])('what is asked in a step that is there, limited: %s', (isLimited, paths) => {
    const { session, say, enter } = start();
    session.field(nodes.isLimited).setValue(isLimited);
    say({ ...all, limit: '9', note: 'x' });
    expect(
      enter()
        .sent()
        .fields.map(({ path }) => path),
    ).toEqual(paths);
  });

  it('at a step what is asked there, at the submit step all [APP-04]', async () => {
    const asked: (readonly string[])[] = [];
    const askBank: AskBank = (_, sent) => () => {
      asked.push(sent.fields.map(({ path }) => path));
      return Promise.resolve([]);
    };
    const { session, say, enter } = start({ skipsDone: true }, ['side', 'paper', 'amount'], askBank);
    session.field(nodes.isLimited).setValue(true);
    say({ ...all, limit: '9', note: 'x' });
    const walk = enter();
    await walk.goOn();
    await walk.goOn();
    expect(asked).toEqual([
      ['limit', 'note'],
      ['side', 'paper', 'amount', 'isLimited', 'limit', 'note'],
    ]);
  });

  it('a press while the bank is asked calls the one before off [APP-04]', async () => {
    const answers: (() => void)[] = [];
    const askBank: AskBank = () => () => new Promise((resolve) => answers.push(() => resolve([])));
    const { say, enter } = start({ skipsDone: true }, ['side', 'paper', 'amount'], askBank);
    say(all);
    const walk = enter();
    const one = walk.goOn();
    await settle();
    const other = walk.goOn();
    await settle();
    for (const answer of answers) answer();
    expect(await Promise.all([one, other])).toEqual([{ kind: 'called-off' }, { kind: 'went', to: 'thanks' }]);
    expect(answers).toHaveLength(2);
  });

  it('a warning of the bank holds nobody back, nor sends them to another step [APP-05]', async () => {
    const warning = { ...issueAt('side', errorFinding('careful', ''), 'server'), severity: 'WARN' } as const;
    const refused = issueAt('amount', errorFinding('refused', ''), 'server');
    let finds: readonly Issue[] = [warning];
    const { session, say, enter } = start(
      { skipsDone: true },
      ['side', 'paper', 'amount'],
      () => () => Promise.resolve(finds),
    );
    say(all);
    const walk = enter();
    expect(await walk.goOn()).toEqual({ kind: 'went', to: 'thanks' });
    walk.goBack();
    finds = [warning, refused];
    expect(await walk.goOn()).toEqual({ kind: 'stayed', at: 'amount' });
    expect(session.field(nodes.amount).view.issues).toEqual([refused]);
  });
});
