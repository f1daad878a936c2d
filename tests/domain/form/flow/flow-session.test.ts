import { errorFinding, issueAt, type Issue } from '@domain/form/issue';
import { is } from '@domain/form/nodes/condition';
import type { FieldNode } from '@domain/form/nodes/node';
import { flow, step, submit } from '@domain/form/flow/flow';
import { FlowSession, type AskBank } from '@domain/form/flow/flow-session';
import { progressAt } from '@domain/form/flow/progress';
import type { Sent } from '@domain/form/session/sent';
import { open, openingLike } from '../session/opening-like';

const opening = flow(openingLike, ({ account, persons, knowledge, positions, privacy, code }) => [
  step('account', [account]),
  step('holder', [persons.I1]),
  step('second', [persons.I2], { when: is(account, 'KPG') }),
  step('knowledge', [knowledge], { when: is(account, 'KPE'), excludeIfSkipped: true }),
  step('plan', [positions], { skipsPrevalidation: true }),
  submit('release', [privacy]),
  step('done', [code], { notPartOfForm: true }),
]);
const { nodes } = openingLike;

/** A bank that finds what the test tells it to, when the test lets it answer. */
function start() {
  const session = open();
  const asked: { readonly step: string; readonly sent: Sent }[] = [];
  let finds: readonly (readonly [path: string | undefined, key: string])[] = [];
  let hold: Promise<void> | undefined;
  const askBank: AskBank = (name, sent) => async () => {
    asked.push({ step: name, sent });
    const found = finds;
    await hold;
    return found.map(([path, key]): Issue => issueAt(path, errorFinding(key, key), 'server'));
  };
  const at = new FlowSession(opening, session, { askBank });
  const fill = (): void => {
    session.field(nodes.account).setValue('KPE');
    session.field(nodes.persons.I1.name).setValue('Erika');
    session.field(nodes.persons.I1.postcode).setValue('10115');
    session.field(nodes.privacy).setValue(true);
  };
  return {
    session,
    flow: at,
    asked,
    fill,
    find: (...found: readonly (readonly [string | undefined, string])[]) => (finds = found),
    holdBack: () => {
      let answer = (): void => undefined;
      hold = new Promise((resolve) => (answer = resolve));
      return answer;
    },
  };
}

async function walk(flowAt: ReturnType<typeof start>['flow'], steps: number) {
  for (let index = 0; index < steps; index += 1) await flowAt.goOn();
}

describe('the order of steps', () => {
  it('leaves out what is not visible, forward and back [APP-05]', async () => {
    const { flow: at, fill, session } = start();
    fill();
    expect(at.visible).toEqual(['account', 'holder', 'knowledge', 'plan', 'release', 'done']);
    await walk(at, 2);
    expect(at.at).toBe('knowledge');
    at.goBack();
    expect(at.at).toBe('holder');
    session.field(nodes.account).setValue('KPG');
    await at.goOn();
    expect(at.at).toBe('second');
  });

  it('goes to the step before where the one it stands at is there no more', async () => {
    const { flow: at, fill, session } = start();
    fill();
    await walk(at, 2);
    session.field(nodes.account).setValue('KPG');
    expect(at.at).toBe('second');
  });

  it('tells how far it is: (step + 1) / count, 0.1 without count [APP-01]', async () => {
    const { flow: at, fill } = start();
    fill();
    expect(at.progress).toBeCloseTo(1 / 6);
    await at.goOn();
    expect(at.progress).toBeCloseTo(2 / 6);
    expect(progressAt(0, 0)).toBe(0.1);
  });
});

describe('going on', () => {
  it('stays where the form itself finds something, shows it, and does not ask the bank [APP-04]', async () => {
    const { flow: at, asked, session } = start();
    expect(await at.goOn()).toEqual({ kind: 'stayed', at: 'account' });
    expect(asked).toEqual([]);
    expect(session.summary.map(({ field }) => field)).toEqual(['account']);
  });

  it('asks the bank about each step but those that skip it [APP-02]', async () => {
    const { flow: at, asked, fill } = start();
    fill();
    await walk(at, 5);
    expect(asked.map(({ step: name }) => name)).toEqual(['account', 'holder', 'knowledge', 'release']);
    expect(at.at).toBe('done');
  });

  it('jumps to the earliest step at which the bank finds an error [APP-05]', async () => {
    const { flow: at, fill, find, session } = start();
    fill();
    await walk(at, 4);
    find(['privacy', 'unread'], ['persons.I1.postcode', 'no-such-place'], [undefined, 'general']);
    expect(await at.goOn()).toEqual({ kind: 'stayed', at: 'holder' });
    expect(session.summary.map(({ field, key }) => [field, key])).toEqual([
      ['persons.I1.postcode', 'no-such-place'],
      ['privacy', 'unread'],
      [undefined, 'general'],
    ]);
  });

  it('stays at an error that belongs to no step', async () => {
    const { flow: at, fill, find } = start();
    fill();
    find([undefined, 'busy']);
    expect(await at.goOn()).toEqual({ kind: 'stayed', at: 'account' });
  });

  /** A check of the account by the bank, which the customer's pause begins and the test answers. */
  function checked({ session }: ReturnType<typeof start>, node: FieldNode<unknown, unknown> = nodes.account) {
    const pauses: (() => void)[] = [];
    const answers: ((issues: readonly Issue[]) => void)[] = [];
    session.check({
      watches: [node],
      question: node,
      ask: () => () => new Promise((resolve) => answers.push(resolve)),
      after: (_milliseconds, task) => {
        pauses.push(task);
        return () => undefined;
      },
    });
    return {
      pause: () => pauses.at(-1)?.(),
      answer: (...paths: readonly string[]) =>
        answers.at(-1)?.(paths.map((path) => issueAt(path, errorFinding('unknown', ''), 'server'))),
    };
  }

  it.each([
    ['goes on once it has found nothing', [], { kind: 'went', to: 'holder' }, ['account']],
    ['stays once it has found something', ['account'], { kind: 'stayed', at: 'account' }, []],
  ] as const)(
    'waits for a check that is under way and %s [APP-04] [APP-06]',
    async (_, wrong, going, steps) => {
      const started = start();
      const { pause, answer } = checked(started);
      started.fill();
      pause();
      expect(started.session.askingCell.get()).toBe(1);
      const gone = started.flow.goOn();
      answer(...wrong);
      expect(await gone).toEqual(going);
      expect(started.asked.map(({ step: name }) => name)).toEqual(steps);
    },
  );

  it('waits for all checks that are under way, whichever is answered first [APP-06]', async () => {
    const started = start();
    const ofAccount = checked(started);
    const ofName = checked(started, nodes.persons.I1.name);
    started.fill();
    ofAccount.pause();
    ofName.pause();
    const gone = started.flow.goOn();
    ofName.answer();
    expect(started.session.askingCell.get()).toBe(1);
    ofAccount.answer('account');
    expect(await gone).toEqual({ kind: 'stayed', at: 'account' });
  });

  it('goes nowhere when the customer turned back while a check was under way', async () => {
    const started = start();
    const { pause, answer } = checked(started);
    started.fill();
    await started.flow.goOn();
    pause();
    const gone = started.flow.goOn();
    started.flow.goBack();
    answer();
    expect([await gone, started.flow.at]).toEqual([{ kind: 'called-off' }, 'account']);
  });

  it('drops an answer that comes after the customer went back', async () => {
    const { flow: at, fill, find, holdBack, session } = start();
    fill();
    await at.goOn();
    find(['account', 'late']);
    const answer = holdBack();
    const going = at.goOn();
    at.goBack();
    answer();
    expect(await going).toEqual({ kind: 'called-off' });
    expect([at.at, session.summary]).toEqual(['account', []]);
  });

  it('from a submit step checks the steps before it, and goes on only once it is sent', async () => {
    const { flow: at, fill, session, asked } = start();
    fill();
    await walk(at, 4);
    session.field(nodes.persons.I1.postcode).setValue('');
    expect(await at.goOn()).toEqual({ kind: 'stayed', at: 'release' });
    expect(at.at).toBe('holder');
    expect(asked.map(({ step: name }) => name)).not.toContain('release');
  });
});

describe('a step', () => {
  it('is done only for the values the bank found right', async () => {
    const { flow: at, fill, session } = start();
    fill();
    await walk(at, 2);
    expect([at.stateOf('account'), at.stateOf('holder'), at.stateOf('plan')]).toEqual([
      'completed',
      'completed',
      'open',
    ]);
    session.field(nodes.persons.I1.postcode).setValue('20095');
    expect(at.stateOf('holder')).toBe('open');
    session.field(nodes.persons.I1.postcode).setValue('10115');
    expect(at.stateOf('holder')).toBe('completed');
  });

  it('that was edited while the bank was asked is not done', async () => {
    const { flow: at, fill, holdBack, session } = start();
    fill();
    const answer = holdBack();
    const going = at.goOn();
    session.field(nodes.account).setValue('KPG');
    answer();
    expect(await going).toEqual({ kind: 'stayed', at: 'account' });
    expect(at.at).toBe('account');
  });

  it('can be gone to when it is done, or is the first that is not', async () => {
    const { flow: at, fill } = start();
    fill();
    await walk(at, 2);
    at.goTo('release');
    expect(at.at).toBe('knowledge');
    at.goTo('account');
    expect(at.at).toBe('account');
  });
});

describe('what a flow sends', () => {
  it('is nothing of a skipped step that says so, and nothing of what is no part of the form [APP-02]', () => {
    const { flow: at, fill, session } = start();
    fill();
    session.tell({ productGroups: ['FUNDS'] });
    const [row] = session.collection(nodes.knowledge).rows;
    if (row === undefined) throw new Error('no row');
    session.field(row.nodes.trades).setValue('5');
    session.field(nodes.code).setValue('thanks');
    const paths = () => at.sent().fields.map(({ path }) => path);
    expect(paths()).toContain('knowledge[FUNDS].trades');
    expect(paths()).not.toContain('code');
    session.field(nodes.account).setValue('KPG');
    expect(paths()).not.toContain('knowledge[FUNDS].trades');
    session.field(nodes.account).setValue('KPE');
    expect(paths()).toContain('knowledge[FUNDS].trades');
  });
});
