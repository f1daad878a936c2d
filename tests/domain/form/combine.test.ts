import { chained, mapped, orNothing, together } from '@domain/form/combine';
import { errorFinding, issueAt, type Issue } from '@domain/form/issue';
import { empty, outcomeOf, read, refused, waiting, type Outcome } from '@domain/form/outcome';
import { form } from '@domain/form/form';
import { plainText } from '@domain/form/kinds/text';
import type { FactNodes } from '@domain/form/nodes/facts';
import { derive } from '@domain/form/nodes/derive';
import { field } from '@domain/form/nodes/field';
import { filled, rows } from '@domain/form/nodes/rows';
import { FormSession } from '@domain/form/session/form-session';
import * as E from 'fp-ts/Either';

const issue = (key: string): Issue => issueAt('at', errorFinding(key, ''), 'rule');
const [wrong, lacking] = [issue('wrong'), issue('lacking')];

describe('outcomes together', () => {
  it.each<[string, Readonly<Record<string, Outcome<unknown>>>, Outcome<unknown>]>([
    ['all that was read', { a: read(1), b: read(undefined) }, read({ a: 1, b: undefined })],
    ['nothing of nothing', {}, read({})],
    [
      'waits for all facts, each once',
      { a: waiting('x', 'y'), b: waiting('y'), c: read(1) },
      waiting('x', 'y'),
    ],
    ['is refused before it waits', { a: waiting('x'), b: refused([wrong]) }, refused([wrong])],
    [
      'needs each',
      { a: empty([lacking]), b: refused([wrong]), c: refused([wrong]) },
      refused([lacking, wrong]),
    ],
  ])('%s', (_, outcomes, whole) => {
    expect(together(outcomes)).toEqual(whole);
  });

  it.each<[Outcome<number>, Outcome<number>, Outcome<number>]>([
    [read(2), read(4), refused([wrong])],
    [empty([lacking]), empty([lacking]), empty([lacking])],
    [waiting('x'), waiting('x'), waiting('x')],
  ])('%j is changed to %j, and read further to %j', (outcome, doubled, further) => {
    expect(mapped(outcome, (value) => value * 2)).toEqual(doubled);
    expect(chained(outcome, () => refused([wrong]))).toEqual(further);
  });

  it.each<[Outcome<number>, Outcome<number | undefined>]>([
    [empty([lacking]), read(undefined)],
    [read(1), read(1)],
    [refused([wrong]), refused([wrong])],
    [waiting('x'), waiting('x')],
  ])('%j may be nothing: %j', (outcome, expected) => {
    expect(orNothing(outcome)).toEqual(expected);
  });

  it.each<[Parameters<typeof outcomeOf<number>>[0], Outcome<number>]>([
    [E.right(1), read(1)],
    [E.left([wrong]), refused([wrong])],
    [waiting('x'), waiting('x')],
  ])('an answer %j is the outcome %j', (answer, outcome) => {
    expect(outcomeOf(answer)).toEqual(outcome);
  });
});

describe('the values of the rows in which something was said', () => {
  function start() {
    const made = form((fact: FactNodes<{ readonly rate: number }>) => {
      const cards = rows(() => {
        const amount = field(plainText);
        const inEuro = derive({ amount, rate: fact.rate }, ({ amount: said, rate }) =>
          said === 'x' || said === 'y' ? E.left([issue(said)]) : E.right(Number(said) * rate),
        );
        return { amount, inEuro };
      });
      return { cards, all: filled(cards, ({ inEuro }) => inEuro) };
    });
    const session = new FormSession(made);
    const { nodes } = session;
    const say = (...said: readonly string[]) => {
      for (const entry of said) {
        const card = session.collection(nodes.cards).add();
        if (card !== undefined) session.field(card.nodes.amount).setValue(entry);
      }
    };
    return { session, say, all: () => session.outcome(nodes.all) };
  }

  it('wait for a fact that one of them waits for, named once', () => {
    const { say, all } = start();
    say('1', '2');
    expect(all()).toEqual(waiting('rate'));
  });

  it('are those that were said, and none where nothing was', () => {
    const { session, say, all } = start();
    session.tell({ rate: 2 });
    expect(all()).toEqual(read([]));
    say('1', '', '3');
    expect(all()).toEqual(read([2, 6]));
  });

  it('are refused with all that is wrong in any, and nothing that is missing', () => {
    const { session, say, all } = start();
    session.tell({ rate: 2 });
    say('1', 'x', '', 'y');
    expect(all()).toEqual(refused([issue('x'), issue('y')]));
    expect(session.isValid).toBe(true);
  });
});
