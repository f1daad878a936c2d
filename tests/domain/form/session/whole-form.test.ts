import { sentOf } from '@domain/form/session/sent';
import { start } from './limited-form';

describe('a form as a whole', () => {
  it('is dirty as soon as something in it is', () => {
    const { session, say } = start();
    expect(session.isDirty).toBe(false);
    say({ venue: 'XETRA' });
    expect(session.isDirty).toBe(true);
  });

  it('sends what takes no input only where it was filled in beforehand [APP-08]', () => {
    const { session, nodes, say } = start();
    say({ amount: '5', limit: '7' });
    const names = () => sentOf(session).fields.map(({ path }) => path);
    expect([names().includes('amount'), names().includes('fixed'), names().includes('limit')]).toEqual([
      true,
      false,
      false,
    ]);
    session.field(nodes.fixed).prefill('by the bank');
    expect(names()).toContain('fixed');
  });

  it('sends of its rows those in which something is said, counted', () => {
    const { session, nodes } = start();
    const pairs = session.collection(nodes.pairs);
    const said = [pairs.add(), pairs.add(), pairs.add()];
    const last = said[2];
    if (last === undefined) throw new Error('It is there');
    expect(sentOf(session).pathOf('pairs')).toBeUndefined();
    session.field(last.nodes.one).setValue('a');
    const sent = sentOf(session, { isExcluded: (path) => !path.startsWith('pairs') });
    expect(sent.fields.map(({ path, address }) => [path, address])).toEqual([
      ['pairs[3].one', 'pairs[0].one'],
    ]);
    expect([sent.pathOf('pairs'), sent.pathOf('pairs[0]'), sent.pathOf('pairs[1]')]).toEqual([
      'pairs',
      'pairs[3]',
      undefined,
    ]);
  });

  it('reads what is known of a fact, and each outcome as it is', () => {
    const { session, nodes } = start();
    expect(session.outcome(nodes.perhaps)).toEqual({ kind: 'read', value: undefined });
    expect(session.value(nodes.all)).toMatchObject({ amount: { kind: 'empty' }, today: { kind: 'waiting' } });
    session.tell({ today: '2026-11-23' });
    expect([session.value(nodes.perhaps), session.value(nodes.order.parts)]).toEqual([
      '2026-11-23',
      { today: '2026-11-23', venue: undefined },
    ]);
  });
});
