import { form } from '@domain/form/form';
import { plainText } from '@domain/form/kinds/text';
import type { FactNodes } from '@domain/form/nodes/facts';
import { field } from '@domain/form/nodes/field';
import { rows, rowsOf } from '@domain/form/nodes/rows';
import { restoreInto } from '@domain/form/session/restore';
import { snapshotOf } from '@domain/form/session/snapshot';
import { FormSession } from '@domain/form/session/form-session';
import { open, openingLike } from './opening-like';
import { open as openOrder, orderLike, sap } from './order-like';

const { nodes } = openingLike;

describe('a draft', () => {
  it('survives as text, codes and rows by path [ORD-30]', () => {
    const session = open();
    session.tell({ productGroups: ['FUNDS'] });
    session.field(nodes.account).setValue('KPG');
    session.field(nodes.privacy).setValue(true);
    const positions = session.collection(nodes.positions);
    const second = positions.add();
    const group = session.collection(nodes.knowledge).rows[0];
    if (second === undefined || group === undefined) throw new Error('no row');
    session.field(second.nodes.rate).setValue('not a number');
    session.field(group.nodes.media).setValue(['PDF', 'VIDEO']);
    positions.remove('1');
    const kept = snapshotOf(session);
    expect(kept).toEqual({
      version: 1,
      fields: {
        account: 'KPG',
        'knowledge[FUNDS].media': ['PDF', 'VIDEO'],
        'positions[2].rate': 'not a number',
        privacy: true,
      },
      rows: { positions: ['2'] },
    });
    const restored = open();
    restored.tell({ productGroups: ['FUNDS'] });
    expect(restoreInto(restored, JSON.parse(JSON.stringify(kept)))).toEqual({ unread: [], wanted: [] });
    expect(snapshotOf(restored)).toEqual(kept);
    expect(restored.collection(nodes.positions).add()?.key).toBe('3');
  });

  it('keeps nothing that is not to be kept, and only what the customer said', () => {
    const session = open();
    session.tell({ cityOfPostcode: 'Berlin' });
    session.field(nodes.code).setValue('1234');
    expect(snapshotOf(session).fields).toEqual({});
  });

  it('waits for rows that a fact gives later', () => {
    const session = open();
    const restored = restoreInto(session, {
      version: 1,
      fields: { 'knowledge[FUNDS].trades': '7' },
      rows: {},
    });
    expect(restored.unread).toEqual([]);
    session.tell({ productGroups: ['BONDS', 'FUNDS'] });
    const funds = session.collection(nodes.knowledge).rows[1]?.nodes.trades;
    expect(funds && session.value(funds)).toBe(7);
  });

  it.each(['at once', 'later'])('puts rows back into rows, where those around them are there %s', (when) => {
    const build = (fact: FactNodes<{ holders: readonly string[] }>) => {
      const country = () => ({ code: field(plainText), tins: rows(() => ({ tin: field(plainText) })) });
      return { persons: rowsOf(fact.holders, () => ({ countries: rows(country) })) };
    };
    const tax = form(build);
    const kept = {
      version: 1,
      fields: { 'persons[I2].countries[3].code': 'CH', 'persons[I2].countries[3].tins[1].tin': '756' },
      rows: { 'persons[I2].countries': ['3'], 'persons[I2].countries[3].tins': ['1'] },
    };
    const session = new FormSession(tax);
    if (when === 'at once') session.tell({ holders: ['I1', 'I2'] });
    expect(restoreInto(session, kept).unread).toEqual([]);
    session.tell({ holders: ['I1', 'I2'] });
    expect(snapshotOf(session)).toEqual(kept);
    const [, second] = session.collection(tax.nodes.persons).rows;
    const countries = second && session.collection(second.nodes.countries);
    countries?.add();
    session.tell({ holders: ['I2'] });
    expect(countries?.keys).toEqual(['3', '4']);
  });

  it('has a chosen thing fetched again by its id', () => {
    const session = openOrder();
    session.field(orderLike.nodes.instrument).setValue(sap);
    const restored = openOrder();
    expect(restoreInto(restored, snapshotOf(session)).wanted).toEqual([
      { path: 'instrument', to: 'paper', id: sap.isin },
    ]);
  });

  it.each([
    ['a field that there is no more', { fields: { gone: 'x' } }, ['gone']],
    ['a code that is none', { fields: { account: 'XXX' } }, ['account']],
    ['a text where a tick belongs', { fields: { privacy: 'yes', 'persons.I1.city': 'Ulm' } }, ['privacy']],
    ['codes of which one is none', { fields: { 'knowledge[X].media': ['PDF', 'FILM'] } }, []],
    ['a row that is not there', { fields: { 'positions[9].rate': '5' } }, ['positions[9].rate']],
  ])('that is old or damaged gives what can be read and says what not: %s', (_, kept, unread) => {
    expect(restoreInto(open(), { version: 1, rows: {}, ...kept }).unread).toEqual(unread);
  });

  it('of an older version is read where its paths stand now', () => {
    const moved = [
      { since: 2, paths: { town: 'city' } },
      { since: 3, paths: { city: 'address.city' } },
    ];
    const build = () => ({ address: { city: field(plainText) } });
    const session = new FormSession(form(build, { version: 3, moved }));
    const city = session.field(session.nodes.address.city);
    for (const [version, path] of [
      [1, 'town'],
      [2, 'city'],
      [3, 'address.city'],
    ] as const) {
      expect(
        restoreInto(session, { version, fields: { [path]: `Ulm ${version}` }, rows: {} }).unread,
      ).toEqual([]);
      expect(city.value).toBe(`Ulm ${version}`);
    }
  });
});
