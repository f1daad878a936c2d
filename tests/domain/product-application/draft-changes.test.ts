import type { BegunApplication } from '@domain/product-application/begun-application';
import { changedLast, differences, merged, withChanges } from '@domain/product-application/draft-changes';
import { instant } from '@domain/time/instant';
import { fc } from '@tests/support/properties';

type Fields = Readonly<Record<string, string>>;

const typed = (fields: Fields, rows: Readonly<Record<string, readonly string[]>> = {}): BegunApplication => ({
  step: 'person-i1',
  snapshot: { version: 1, fields, rows },
});
const at = (before: BegunApplication | undefined, fields: Fields, now: number): BegunApplication =>
  withChanges(before, typed(fields), instant(now));
const fieldsOf = ({ snapshot }: BegunApplication) => snapshot.fields;

describe('what two devices typed [APP-15]', () => {
  const begun = at(undefined, { name: 'Neumann', ort: 'Hannover' }, 100);

  it.each<[string, Fields, number, Fields, number, Fields]>([
    [
      'each what it said alone',
      { name: 'Neumann', ort: 'Celle' },
      200,
      { name: 'Berger', ort: 'Hannover' },
      300,
      { name: 'Berger', ort: 'Celle' },
    ],
    [
      'of both the later, which is the first',
      { name: 'Alt', ort: 'Hannover' },
      300,
      { name: 'Neu', ort: 'Hannover' },
      200,
      { name: 'Alt', ort: 'Hannover' },
    ],
    [
      'of both the later, which is the other',
      { name: 'Alt', ort: 'Hannover' },
      200,
      { name: 'Neu', ort: 'Hannover' },
      300,
      { name: 'Neu', ort: 'Hannover' },
    ],
    [
      'nothing that was emptied',
      { name: 'Neumann' },
      200,
      { name: 'Neumann', ort: 'Hannover' },
      300,
      { name: 'Neumann' },
    ],
    [
      'an empty text that came later',
      { name: '', ort: 'Hannover' },
      300,
      { name: 'Alt', ort: 'Hannover' },
      200,
      { name: '', ort: 'Hannover' },
    ],
    [
      'what was said after it was emptied',
      { name: 'Neumann' },
      200,
      { name: 'Neumann', ort: 'Celle' },
      300,
      { name: 'Neumann', ort: 'Celle' },
    ],
  ])('keep %s', (_, one, then, other, thenOther, expected) => {
    const [a, b] = [at(begun, one, then), at(begun, other, thenOther)];
    expect(fieldsOf(merged(a, b))).toEqual(expected);
    expect(fieldsOf(merged(b, a))).toEqual(expected);
  });

  it('comes after what it has seen, also by a clock that is behind', () => {
    const later = at(begun, { name: 'Berger', ort: 'Hannover' }, 50);
    expect(fieldsOf(merged(begun, later))).toEqual({ name: 'Berger', ort: 'Hannover' });
  });

  it('without moments, as an older portal kept it, is older than what has one', () => {
    const old = typed({ name: 'Alt', mail: 'a@post.example' });
    expect(fieldsOf(merged(old, begun))).toEqual({
      name: 'Neumann',
      ort: 'Hannover',
      mail: 'a@post.example',
    });
    expect(fieldsOf(merged(old, typed({ name: 'Neu' })))).toEqual({ name: 'Alt', mail: 'a@post.example' });
  });

  it('keeps the rows of a collection as a field, and stands at the step of what was changed last', () => {
    const two = withChanges(undefined, typed({}, { banks: ['a', 'b'] }), instant(1));
    const one = withChanges(two, { ...typed({}, { banks: ['a'] }), step: 'produkt' }, instant(2));
    expect(merged(two, one)).toMatchObject({ step: 'produkt', snapshot: { rows: { banks: ['a'] } } });
    expect(differences(two, one)).toEqual(['banks']);
    expect([changedLast(one), changedLast(typed({}))]).toEqual([2, undefined]);
  });

  it('stands at the step of the first, unless the other was changed later', () => {
    const stood = (step: BegunApplication['step'], ...moments: readonly number[]): BegunApplication => ({
      ...typed({}),
      step,
      changedAt: Object.fromEntries(moments.map((moment, index) => [String(index), instant(moment)])),
    });
    const stepOf = (one: readonly number[], other: readonly number[]) =>
      merged(stood('produkt', ...one), stood('steuer', ...other)).step;
    expect([stepOf([2], [2]), stepOf([], []), stepOf([0], []), stepOf([], [0])]).toEqual([
      'produkt',
      'produkt',
      'produkt',
      'steuer',
    ]);
    // Of each what it changed last, not first.
    expect([stepOf([1, 5], [4]), stepOf([4], [1, 5])]).toEqual(['produkt', 'steuer']);
  });

  it('has what only one of them says, though no moment is known, and names no moment for it', () => {
    const kept = merged(typed({}), typed({ name: 'Neumann' }));
    expect([fieldsOf(kept), Object.keys(kept.changedAt ?? {})]).toEqual([{ name: 'Neumann' }, []]);
    expect(differences(undefined, typed({ name: 'Neumann' }))).toEqual(['name']);
  });

  it('emptied at no known moment is nothing, beside what was said at none', () => {
    const emptied: BegunApplication = { ...typed({}), changedAt: { name: instant(0) } };
    expect(fieldsOf(merged(emptied, typed({ name: 'Neumann' })))).toEqual({});
    expect(fieldsOf(merged(typed({ name: 'Neumann' }), emptied))).toEqual({ name: 'Neumann' });
  });

  /** A device types some things one after the other, each over what it had; no two devices at the same moment. */
  const history = (offset: number) =>
    fc
      .array(fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), fc.constantFrom('', '1', '2')), {
        maxLength: 4,
      })
      .map((all) =>
        all.reduce<BegunApplication>(
          (before, fields, index) => at(before, fields, 10 * index + offset),
          typed({}),
        ),
      );

  it('comes together the same in whatever order, and twice as once', () => {
    fc.assert(
      fc.property(history(1), history(2), history(3), (a, b, c) => {
        const held = ({ snapshot, changedAt = {} }: BegunApplication) => ({ snapshot, changedAt });
        expect(held(merged(a, b))).toEqual(held(merged(b, a)));
        expect(held(merged(merged(a, b), c))).toEqual(held(merged(a, merged(b, c))));
        expect(held(merged(a, a))).toEqual(held(a));
        expect(differences(merged(a, b), merged(merged(a, b), a))).toEqual([]);
      }),
    );
  });
});
