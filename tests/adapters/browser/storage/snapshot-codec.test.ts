import * as E from 'fp-ts/Either';
import { snapshotCodec } from '@adapters/browser/storage/snapshot-codec';
import { salvage } from '@adapters/browser/storage/record/salvage';
import { form } from '@domain/form/form';
import { plainText } from '@domain/form/kinds/text';
import { field } from '@domain/form/nodes/field';
import { openingLike } from '../../../domain/form/session/opening-like';

const codec = snapshotCodec(openingLike);
const read = (fields: object, rows: object = {}) =>
  salvage({ codec, isSalvaged: true }, { version: 1, fields, rows });

describe('the codec of what is kept of a form', () => {
  it('reads what each kind of field keeps, rows by any key [ORD-30]', () => {
    const fields = {
      account: 'KPG',
      privacy: true,
      'persons.I1.name': 'Erika',
      'knowledge[FUNDS].media': ['PDF', 'VIDEO'],
      'positions[7].rate': 'not a number',
    };
    expect(read(fields, { positions: ['7', '2'] })).toEqual(
      E.right({ value: { version: 1, fields, rows: { positions: ['7', '2'] } }, lost: [] }),
    );
  });

  it.each<[string, object, object, readonly string[]]>([
    ['a code there is not', { account: 'XXX' }, {}, ['fields.account']],
    ['a text for a tick', { privacy: 'yes' }, {}, ['fields.privacy']],
    [
      'one code of many that there is not',
      { 'knowledge[A].media': ['PDF', 'FILM'] },
      {},
      ['fields.knowledge[A].media'],
    ],
    ['a field that is never kept', { code: '123456' }, {}, ['fields.code']],
    ['a field that there is not', { gone: 'x' }, {}, ['fields.gone']],
    ['rows that there are not', {}, { gone: ['1'] }, ['rows.gone']],
    ['rows that are no keys', {}, { positions: [1] }, ['rows.positions']],
  ])('leaves out %s and says so', (_, fields, rows, lost) => {
    const left = read({ 'persons.I1.name': 'Erika', ...fields }, rows);
    expect(E.isRight(left) && left.right.lost.map((path) => path.replace(/\.\d+$/, ''))).toEqual(lost);
    expect(E.isRight(left) && left.right.value.fields['persons.I1.name']).toBe('Erika');
  });

  it('reads an older version where its paths stand now', () => {
    const moved = [{ since: 2, paths: { town: 'address.city' } }];
    const now = form(() => ({ address: { city: field(plainText) } }), { version: 2, moved });
    expect(snapshotCodec(now).decode({ version: 1, fields: { town: 'Ulm' }, rows: {} })).toEqual(
      E.right({ version: 2, fields: { 'address.city': 'Ulm' }, rows: {} }),
    );
  });
});
