import { consent, flag } from '@domain/form/kinds/flag';
import { identifier } from '@domain/form/kinds/identifier';
import { manyOf } from '@domain/form/kinds/many-of';
import { choice, oneOf } from '@domain/form/kinds/one-of';
import { reference } from '@domain/form/kinds/reference';
import { plainText } from '@domain/form/kinds/text';
import type { FieldKind } from '@domain/form/nodes/node';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';

interface Paper {
  readonly isin: string;
}
const sap: Paper = { isin: 'DE0007164600' };
const codes = ['PDF', 'VIDEO'] as const;

/** Each kind of field, and how a draft holds it. */
const kinds = () => ({
  flag,
  consent,
  identifier: identifier((text) => `id ${text}`),
  manyOf: manyOf(codes),
  oneOf: oneOf(codes),
  choice: choice(codes, 'VIDEO'),
  reference: reference<Paper>('paper', ({ isin }) => isin),
  plainText,
});
type Name = keyof ReturnType<typeof kinds>;

const kindOf = (name: Name): FieldKind<unknown, unknown> => kinds()[name];

describe('a kind of field', () => {
  it.each<[Name, unknown, unknown]>([
    ['flag', { kind: 'flag' }, false],
    ['consent', { kind: 'flag' }, false],
    ['identifier', { kind: 'id' }, undefined],
    ['manyOf', { kind: 'codes', codes }, []],
    ['oneOf', { kind: 'code', codes }, undefined],
    ['choice', { kind: 'code', codes }, 'VIDEO'],
    ['reference', { kind: 'reference', to: 'paper' }, undefined],
    ['plainText', { kind: 'text' }, ''],
  ])('%s is stored as %j, and holds %j at first', (name, stored, empty) => {
    expect([kindOf(name).stored, kindOf(name).empty]).toEqual([stored, empty]);
  });

  it.each<[Name, unknown, unknown]>([
    // Yes and no are both answers, but for a consent.
    ['flag', true, true],
    ['flag', false, false],
    ['consent', true, true],
    ['identifier', 'a', 'a'],
    ['manyOf', ['PDF'], ['PDF']],
    ['oneOf', 'PDF', 'PDF'],
    ['choice', 'PDF', 'PDF'],
    ['reference', sap, sap],
    ['plainText', '  Ulm ', 'Ulm'],
  ])('%s reads %j as %j', (name, entry, value) => {
    expect(kindOf(name).read(entry)).toEqual(E.right(value));
  });

  it.each<[Name, unknown]>([
    ['consent', false],
    ['identifier', undefined],
    ['manyOf', []],
    ['oneOf', undefined],
    ['reference', undefined],
    ['plainText', '  '],
  ])('%s: %j says nothing', (name, entry) => {
    expect(kindOf(name).read(entry)).toBeUndefined();
  });

  it.each<[Name, unknown, unknown]>([
    ['flag', true, true],
    ['consent', false, false],
    ['identifier', 'a', 'a'],
    ['identifier', undefined, ''],
    ['manyOf', ['PDF'], ['PDF']],
    ['oneOf', 'PDF', 'PDF'],
    ['oneOf', undefined, ''],
    ['choice', 'PDF', 'PDF'],
    // Of a thing that was chosen its id: it is fetched again.
    ['reference', sap, 'DE0007164600'],
    ['reference', undefined, ''],
    ['plainText', '  Ulm ', '  Ulm '],
  ])('a draft holds of the %s %j: %j', (name, entry, kept) => {
    expect(kindOf(name).keep(entry)).toEqual(kept);
  });

  it.each<[Name, unknown, O.Option<unknown>]>([
    ['flag', false, O.some(false)],
    ['flag', 'false', O.none],
    ['consent', true, O.some(true)],
    ['identifier', 'a', O.some('id a')],
    ['identifier', '', O.some(undefined)],
    ['identifier', true, O.none],
    ['manyOf', ['VIDEO', 'PDF'], O.some(['VIDEO', 'PDF'])],
    ['manyOf', [], O.some([])],
    ['manyOf', ['PDF', 'FILM'], O.none],
    ['manyOf', 'PDF', O.none],
    ['oneOf', 'PDF', O.some('PDF')],
    ['oneOf', '', O.some(undefined)],
    ['oneOf', 'FILM', O.none],
    ['choice', 'PDF', O.some('PDF')],
    ['choice', '', O.none],
    ['reference', 'DE0007164600', O.none],
    ['plainText', 'x', O.some('x')],
    ['plainText', true, O.none],
  ])('%s takes from a draft that holds %j: %j', (name, kept, entry) => {
    expect(kindOf(name).restore(kept)).toEqual(entry);
  });
});
