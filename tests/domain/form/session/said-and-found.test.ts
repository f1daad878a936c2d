import { settle } from '@adapters/fake/device/manual-scheduler';
import { findingOf } from '@domain/form/issue';
import { found, start } from './limited-form';
import { keys } from './order-like';

describe('what is found at a field', () => {
  it('is said once, however many find it', () => {
    const { session, nodes, say, issues } = start();
    expect(issues(nodes.amount)).toEqual(['amount required']);
    session.tell({ today: '2026-11-23' });
    say({ amount: '5' });
    say({ amount: '' });
    expect(issues(nodes.amount)).toEqual(['amount required']);
    say({ amount: 'x' });
    expect(issues(nodes.amount)).toEqual(['amount digits']);
    say({ amount: '23', venue: 'XETRA' });
    expect(issues(nodes.amount)).toEqual(['amount prime']);
  });

  it('stands at the form where nobody could see or mend it there', () => {
    const { session, nodes, say, issues } = start();
    session.tell({ today: '2026-11-23' });
    say({ amount: '13' });
    expect([keys(session.formIssues), issues(nodes.limit)]).toEqual([['- unlucky'], []]);
    session.field(nodes.isLimited).setValue(true);
    expect([keys(session.formIssues), issues(nodes.limit)]).toEqual([[], ['limit unlucky']]);
    session.field(nodes.isLimited).setValue(false);
    expect(keys(session.formIssues)).toEqual(['- unlucky']);
    say({ amount: '17' });
    expect([keys(session.formIssues), session.isValid]).toEqual([['- nowhere'], false]);
  });

  it('goes with the row that it was found in', () => {
    const { session, nodes } = start();
    const pairs = session.collection(nodes.pairs);
    const [first, second] = [pairs.add(), pairs.add()];
    if (first === undefined || second === undefined) throw new Error('They are there');
    for (const { nodes: row } of [first, second]) {
      session.field(row.one).setValue('a');
      session.field(row.other).setValue('b');
    }
    const shown = () => [
      ...session.layoutCell.get().places.flatMap(({ issueCell }) => keys(issueCell.get())),
      ...keys(session.formIssues),
    ];
    expect(shown()).toEqual(['amount required', 'pairs[1].other differs', 'pairs[2].other differs']);
    pairs.remove('1');
    expect(shown()).toEqual(['amount required', 'pairs[2].other differs']);
    pairs.putBack({ key: '1', index: 0 });
    expect(shown()).toEqual(['amount required', 'pairs[1].other differs', 'pairs[2].other differs']);
  });

  it('keeps the form from being sent as an error, and while a fact that is needed is waited for', () => {
    const { session, say } = start();
    say({ amount: '5' });
    expect([session.isValid, session.summary]).toEqual([false, []]);
    session.tell({ today: '2026-11-23' });
    expect(session.isValid).toBe(true);
    say({ amount: '19' });
    expect(session.isValid).toBe(true);
  });

  it('is no error of the summary where it is a hint', () => {
    const { session, nodes, say } = start();
    session.tell({ today: '2026-11-23' });
    say({ amount: '19' });
    session.field(nodes.amount).blur();
    expect([keys(session.shownCell.get()), session.summary]).toEqual([['amount hint'], []]);
  });
});

describe('what the bank says', () => {
  it('of a value that the form itself refuses is left out, unless it was asked with the form', () => {
    const { say, hear, nodes, issues } = start();
    say({ amount: 'x' });
    hear('async', ['amount', 'typed']);
    hear('server', ['amount', 'sent']);
    expect(issues(nodes.amount)).toEqual(['amount digits', 'amount sent']);
  });

  it('stands until the same source says something else, at a field and at the form', () => {
    const { session, nodes, say, hear, issues } = start();
    say({ amount: '5' });
    hear('server', ['amount', 'sent'], [undefined, 'all']);
    hear('async', ['amount', 'typed'], [undefined, 'meanwhile']);
    expect([issues(nodes.amount), keys(session.formIssues)]).toEqual([
      ['amount sent', 'amount typed'],
      ['- all', '- meanwhile'],
    ]);
    hear('server', ['amount', 'again']);
    expect([issues(nodes.amount), keys(session.formIssues)]).toEqual([
      ['amount typed', 'amount again'],
      ['- meanwhile'],
    ]);
    session.reset();
    expect([issues(nodes.amount), session.formIssues]).toEqual([[], []]);
  });

  it('goes with what the customer takes back', () => {
    const { session, nodes, say, hear, issues } = start();
    say({ amount: '5' });
    hear('server', ['amount', 'sent']);
    session.field(nodes.amount).takeBack();
    expect(issues(nodes.amount)).toEqual(['amount required']);
  });

  it('is no correction where it says the same', () => {
    const { session, nodes, say } = start();
    say({ amount: '5' });
    session.correct(session.asked(), nodes.amount, '5');
    expect(session.field(nodes.amount).view.corrected).toBeUndefined();
  });

  it('asks for no confirmation any more where it is silent and none was given', () => {
    const { session, nodes, hear } = start();
    const question = () => session.field(nodes.confirmed).view.question?.key;
    hear('async', ['confirmed', 'sure']);
    expect(question()).toBe('sure');
    hear('async');
    expect(question()).toBeUndefined();
  });

  it('has its words where this portal has none', () => {
    const message = { severity: 'WARN', key: 'k', args: {}, origin: [] } as const;
    expect([findingOf(message).fallback, findingOf({ ...message, text: 'Achtung' }).fallback]).toEqual([
      '',
      'Achtung',
    ]);
  });

  it('is waited for until nothing is being asked any more', async () => {
    const { session, nodes, say } = start();
    const answers: (() => void)[] = [];
    for (const node of [nodes.amount, nodes.venue])
      session.check({
        watches: [node],
        question: node,
        ask: () => () => new Promise((resolve) => answers.push(() => resolve([]))),
        after: (_milliseconds, task) => {
          task();
          return () => undefined;
        },
      });
    say({ amount: '5', venue: 'XETRA' });
    let isAnswered = false;
    void session.answered().then(() => (isAnswered = true));
    answers[0]?.();
    await settle();
    expect(isAnswered).toBe(false);
    answers[1]?.();
    await settle();
    expect(isAnswered).toBe(true);
  });

  it('to one check stands while another is answered, and goes with an answer of its own [APP-06]', async () => {
    const { session, nodes, say, issues } = start();
    const finds = new Map<string, string>([['amount', 'too-low']]);
    for (const [name, node] of [
      ['amount', nodes.amount],
      ['venue', nodes.venue],
    ] as const)
      session.check({
        watches: [node],
        question: node,
        ask: () => () => {
          const key = finds.get(name);
          return Promise.resolve(key === undefined ? [] : [found(name, key, 'async')]);
        },
        after: (_milliseconds, task) => {
          task();
          return () => undefined;
        },
      });
    say({ amount: '5' });
    await settle();
    say({ venue: 'XETRA' });
    await settle();
    expect([issues(nodes.amount), issues(nodes.venue)]).toEqual([['amount too-low'], []]);
    finds.set('venue', 'closed').delete('amount');
    say({ venue: 'TRADEGATE' });
    await settle();
    expect([issues(nodes.amount), issues(nodes.venue)]).toEqual([['amount too-low'], ['venue closed']]);
    say({ amount: '8' });
    await settle();
    expect([issues(nodes.amount), issues(nodes.venue)]).toEqual([[], ['venue closed']]);
    session.reset();
    expect([issues(nodes.amount), issues(nodes.venue)]).toEqual([[], []]);
    // What was taken back is not said again by the answer to another check.
    finds.set('amount', 'too-high');
    say({ amount: '9' });
    await settle();
    expect([issues(nodes.amount), issues(nodes.venue)]).toEqual([['amount too-high'], []]);
  });

  it('of another field is taken back once there is nothing to ask about', async () => {
    const { session, nodes, say, issues } = start();
    const asked: string[] = [];
    session.field(nodes.isLimited).setValue(true);
    session.check({
      watches: [nodes.amount],
      question: nodes.amount,
      ask: (question) => () => {
        asked.push(question);
        return Promise.resolve([found('limit', 'too-low', 'async')]);
      },
      after: (_milliseconds, task) => {
        task();
        return () => undefined;
      },
    });
    say({ amount: '5' });
    await settle();
    expect(issues(nodes.limit)).toEqual(['limit too-low']);
    // What cannot be read is not asked about.
    say({ amount: 'x' });
    await settle();
    expect([issues(nodes.limit), asked]).toEqual([[], ['5']]);
  });
});
