import { sentOf } from '@domain/form/session/sent';
import { errorFinding, issueAt } from '@domain/form/issue';
import { open, openingLike } from './opening-like';
import { keys } from './order-like';

const { nodes } = openingLike;

function withRows(...rates: readonly string[]) {
  const session = open();
  const positions = session.collection(nodes.positions);
  rates.forEach((rate, index) => {
    const row = positions.rows[index] ?? positions.add();
    if (row === undefined) throw new Error('no more rows');
    session.field(row.nodes.instrument).setValue(`A${index}`);
    session.field(row.nodes.rate).setValue(rate);
  });
  const rateOf = (key: string) => {
    const row = positions.rows.find((each) => each.key === key);
    return row && session.field(row.nodes.rate);
  };
  return { session, positions, rateOf };
}

describe('a collection', () => {
  it('has at least as many rows as it must, and at most as many as it may', () => {
    const { positions } = withRows('1', '2', '3');
    expect([positions.keys, positions.canAdd, positions.add()]).toEqual([['1', '2', '3'], false, undefined]);
    positions.remove('1');
    positions.remove('2');
    expect([positions.keys, positions.canRemove, positions.remove('3')]).toEqual([['3'], false, undefined]);
  });

  it('keeps the key of a row when others come, go and move', () => {
    const { positions, rateOf } = withRows('10', '20', '30');
    positions.remove('2');
    positions.move('3', 0);
    const added = positions.add();
    expect(positions.keys).toEqual(['3', '1', '4']);
    expect(added?.key).toBe('4');
    expect([rateOf('3')?.value, rateOf('1')?.value, rateOf('4')?.value]).toEqual(['30', '10', '']);
  });

  it('puts a row back to where it stood, with what was typed', () => {
    const { positions, rateOf } = withRows('10', '20', '30');
    const removed = positions.remove('2');
    if (removed === undefined) throw new Error('not removed');
    positions.putBack(removed);
    expect(positions.keys).toEqual(['1', '2', '3']);
    expect(rateOf('2')?.value).toBe('20');
    positions.putBack(removed);
    expect(positions.keys).toEqual(['1', '2', '3']);
  });

  it('is read as a whole: what was said in its rows, refused as soon as one is wrong', () => {
    const { session, rateOf, positions } = withRows('10', '20', '');
    expect(session.value(nodes.total)).toBe(30);
    rateOf('2')?.setValue('x');
    expect(session.outcome(nodes.total).kind).toBe('refused');
    positions.remove('2');
    expect(session.value(nodes.total)).toBe(10);
  });

  it('has a place of its own, for its rules and for the bank', () => {
    const { session, positions, rateOf } = withRows('600', '500');
    expect(keys(positions.issueCell.get())).toEqual(['positions total-too-high']);
    rateOf('2')?.setValue('400');
    expect(positions.issueCell.get()).toEqual([]);
    session.hear(session.asked(), 'server', [issueAt('positions', errorFinding('too-many', ''), 'server')]);
    expect(keys(session.summary)).toEqual(['positions too-many']);
    positions.remove('2');
    expect(positions.issueCell.get()).toEqual([]);
  });

  it('drops an answer for a row that is gone, and takes one for a row that has moved', () => {
    const { session, positions, rateOf } = withRows('10', '20', '30');
    const asked = session.asked();
    positions.remove('2');
    positions.move('3', 0);
    session.hear(asked, 'server', [
      issueAt('positions[2].rate', errorFinding('gone', ''), 'server'),
      issueAt('positions[3].rate', errorFinding('too-small', ''), 'server'),
    ]);
    expect(session.formIssues).toEqual([]);
    expect(keys(rateOf('3')?.view.issues ?? [])).toEqual(['positions[3].rate too-small']);
  });

  it('runs only what depends on it when a row is added: nothing of another row', () => {
    const { session, positions, rateOf } = withRows('10', '20');
    const [first] = positions.rows;
    if (first === undefined) throw new Error('no row');
    const [all, own] = [session.runs(), session.runs(first.nodes.rate)];
    positions.add();
    expect(session.runs(first.nodes.rate)).toBe(own);
    // The new rate, the list of the rates, those that say something; their sum came out the same list.
    expect(session.runs() - all).toBe(3);
    rateOf('3')?.setValue('5');
    expect(session.value(nodes.total)).toBe(35);
  });
});

describe('rows given by a fact', () => {
  it('come with the fact, keep what was typed while they are away, and take no adding', () => {
    const session = open();
    const groups = session.collection(nodes.knowledge);
    expect([groups.keys, groups.canAdd]).toEqual([[], false]);
    session.tell({ productGroups: ['BONDS', 'FUNDS'] });
    const funds = groups.rows[1]?.nodes.trades;
    if (funds === undefined) throw new Error('no row');
    session.field(funds).setValue('7');
    session.tell({ productGroups: ['FUNDS', 'ETF'] });
    expect(groups.keys).toEqual(['FUNDS', 'ETF']);
    expect(groups.rows[0]?.nodes.trades).toBe(funds);
    expect(session.field(funds).value).toBe('7');
  });

  it('are no more than there may be', () => {
    const session = open();
    session.tell({ productGroups: Array.from({ length: 41 }, (_, index) => `G${index}`) });
    expect(session.collection(nodes.knowledge).keys).toHaveLength(40);
  });
});

describe('roles', () => {
  it('ask for the fields of a role in its situation only, and keep what was typed [APP-09]', async () => {
    const session = open();
    session.field(nodes.account).setValue('KPG');
    const name = session.field(nodes.persons.I2.name);
    name.setValue('Erika');
    name.blur();
    expect(session.value(nodes.persons.I2.name)).toBe('Erika');
    session.field(nodes.account).setValue('KPE');
    expect(session.outcome(nodes.persons.I2.name)).toEqual({ kind: 'empty', missing: [] });
    await session.submitted(nodes.account);
    expect(session.summary.map(({ field }) => field)).not.toContain('persons.I2.postcode');
    session.field(nodes.account).setValue('KPG');
    expect(session.value(nodes.persons.I2.name)).toBe('Erika');
  });

  it('read a field that is checked on leaving only then [APP-09]', () => {
    const session = open();
    const name = session.field(nodes.persons.I1.name);
    name.setValue('E');
    expect([name.value, session.value(nodes.persons.I1.name)]).toEqual(['E', undefined]);
    name.blur();
    expect(session.value(nodes.persons.I1.name)).toBe('E');
  });
});

describe('what is sent', () => {
  it('counts the rows that are sent, and finds each back by its address [APP-08]', () => {
    const { session, positions } = withRows('10', '20', '30');
    const second = positions.rows[1];
    if (second === undefined) throw new Error('no row');
    session.field(second.nodes.instrument).setValue('');
    const sent = sentOf(session);
    expect(sent.fields.map(({ address, value }) => [address, value])).toEqual([
      ['positions[0].instrument', 'A0'],
      ['positions[0].rate', 10],
      ['positions[1].instrument', 'A2'],
      ['positions[1].rate', 30],
    ]);
    expect(sent.pathOf('positions[1].rate')).toBe('positions[3].rate');
    expect(sent.pathOf('positions[1]')).toBe('positions[3]');
    expect(sent.pathOf('positions')).toBe('positions');
    expect(sent.pathOf('positions[2].rate')).toBeUndefined();
  });

  it('leaves out what is empty, wrong, or not asked for [APP-08]', () => {
    const session = open();
    session.field(nodes.account).setValue('KPE');
    session.field(nodes.persons.I2.postcode).setValue('10115');
    session.field(nodes.code).setValue('  ');
    expect(sentOf(session).fields.map(({ path }) => path)).toEqual(['account']);
  });
});
