import { fc } from '@tests/support/properties';
import { email } from '@domain/form/validators/email';
import { max, min } from '@domain/form/validators/bounds';
import { confirmEmail, fieldsAreEqual } from '@domain/form/validators/fields-are-equal';
import { maxLength, minLength } from '@domain/form/validators/length';
import { pattern } from '@domain/form/validators/pattern';
import { tickMissing, valueMissing } from '@domain/form/validators/required';
import { passing, type Validator } from '@domain/form/validators/validator';
import type { Finding } from '@domain/form/issue';
import { form } from '@domain/form/form';
import { consent } from '@domain/form/kinds/flag';
import { plainText, text } from '@domain/form/kinds/text';
import { field } from '@domain/form/nodes/field';
import { rule } from '@domain/form/nodes/rule';
import { FormSession } from '@domain/form/session/form-session';

const digits = pattern(/\d+/);

const cases: readonly [
  rule: string,
  validator: Validator,
  value: string,
  key: string | undefined,
  reason: string,
][] = [
  ['min', min('25'), '24,99', 'min', 'the comma is the decimal mark'],
  ['min', min('25'), '25,00', undefined, 'the limit itself is allowed'],
  ['min', min('0.1'), '0.1', undefined, 'compared exactly, a point is understood too'],
  ['min', min('25'), '', undefined, "an empty field is the required rule's"],
  ['min', min('25'), 'abc', undefined, "no number is the pattern rule's"],
  ['max', max('0.3'), '0,30', undefined, 'equal in value, not in text'],
  ['max', max('0.3'), '0,3000000000000001', 'max', 'no floating point rounds this away'],
  ['minLength', minLength(3), 'ab', 'minLength', 'too short'],
  ['minLength', minLength(3), '', undefined, "an empty field is the required rule's"],
  ['minLength', minLength(3), 'äöü', undefined, 'umlauts count one each'],
  ['minLength', minLength(2), '😀', 'minLength', 'one character, though two code units'],
  ['maxLength', maxLength(3), 'abcd', 'maxLength', 'too long'],
  ['maxLength', maxLength(3), 'abc', undefined, 'just fits'],
  ['pattern', digits, '12a', 'pattern', 'the whole value must fit'],
  ['pattern', digits, '12\n', 'pattern', 'a line break is no digit'],
  ['pattern', digits, '', undefined, "an empty field is the required rule's"],
  ['pattern', pattern(/a|b/), 'ab', 'pattern', 'alternatives are bound to the whole value'],
  ['email', email(), 'jana@example.de', undefined, 'usual'],
  ['email', email(), 'jana@post.example.de', undefined, 'a host within a host'],
  ['email', email(), 'jana@müller.example', undefined, 'a host with an umlaut'],
  ['email', email(), 'jana@xn--mller-kva.example', undefined, 'the same as it goes over the wire'],
  ['email', email(), 'jana@-müller.example', 'email', 'a dash at the beginning'],
  ['email', email(), 'jana@example', 'email', 'a host has a dot'],
  ['email', email(), 'jana@@example.de', 'email', 'two at signs'],
  ['email', email(), 'ja na@example.de', 'email', 'a blank inside'],
  ['email', email(), 'jana@example..de', 'email', 'two dots'],
  ['email', email(), '.jana@example.de', 'email', 'a dot in front'],
  ['email', email(), 'jana.@example.de', 'email', 'a dot before the at sign'],
  ['email', email(), 'jana..m@example.de', 'email', 'two dots before the at sign'],
  ['email', email(), 'jana.m.a@example.de', undefined, 'single dots between others'],
  ['email', email(), 'jana@10.0.0.1', 'email', 'the last part of a host is no number'],
  ['email', email(), 'jana@example.1a', undefined, 'but may begin with one'],
];

describe('validators', () => {
  it.each(cases)('%s with %j %#: %j finds %j because %s [KIT-03]', (_name, validator, value, key) => {
    expect(validator(value)?.key).toBe(key);
  });

  it('reports what is missing where a value or a tick has to be there [KIT-03]', () => {
    const asked = form(() => ({
      name: field(plainText, { required: true, missing: valueMissing }),
      terms: field(consent, { required: true, missing: tickMissing }),
    }));
    const session = new FormSession(asked);
    const said = () => [session.field(session.nodes.name).view, session.field(session.nodes.terms).view];
    session.field(session.nodes.name).setValue('  ');
    expect(said().flatMap(({ issues }) => issues.map(({ fallback }) => fallback))).toEqual([
      'Bitte alle Pflichtfelder ausfüllen',
      'Bitte akzeptieren',
    ]);
    expect(said().every(({ required }) => required)).toBe(true);
    session.field(session.nodes.name).setValue('0');
    session.field(session.nodes.terms).setValue(true);
    expect(said().flatMap(({ issues }) => issues)).toEqual([]);
  });

  it('reads a text that all of them pass, else says what the first finds [KIT-03]', () => {
    const asked = form(() => ({ rate: field(text(passing(digits, min('25'), max('100')))) }));
    const session = new FormSession(asked);
    const found = ['x', '24', '25', '101'].map((typed) => {
      session.field(session.nodes.rate).setValue(typed);
      return session.value(session.nodes.rate) ?? session.field(session.nodes.rate).view.issues[0]?.key;
    });
    expect(found).toEqual(['pattern', 'min', '25', 'max']);
  });

  it('gives each error a key and a text for when the key is unknown [KIT-03]', () => {
    const found = cases.flatMap(([, validator, value]) => validator(value) ?? []);
    for (const finding of found) expect(finding.key).not.toBe('');
    expect(minLength(5)('abc')).toMatchObject({
      fallback: 'Bitte mindestens 5 Zeichen eingeben',
      args: { length: '5' },
    });
  });

  it.each<[string, () => Finding | undefined, Readonly<Record<string, string>>]>([
    ['Bitte mindestens 0,5 eingeben', () => min('0.5')('0,4'), { min: '0,5' }],
    ['Bitte höchstens 10 eingeben', () => max('10')(' 11 '), { max: '10' }],
    ['Bitte höchstens 3 Zeichen eingeben', () => maxLength(3)('abcd'), { length: '3' }],
    ['Bitte eine gültige E-Mail eingeben', () => email()('jana'), {}],
    ['Bitte alle Pflichtfelder ausfüllen', () => valueMissing, {}],
    ['Bitte akzeptieren', () => tickMissing, {}],
  ])('says %j, and with which figures [KIT-03]', (fallback, find, args) => {
    expect(find()).toMatchObject({ fallback, args });
  });

  it.each<[string, unknown, unknown, readonly string[]]>([
    ['the same', 'Jana@post.example', 'jana@POST.example', []],
    // The Kelvin sign is a k among small letters alone.
    ['the same letter in another case', '\u212Aarl@post.example', 'karl@post.example', []],
    ['another', 'jana@post.example', 'jan@post.example', ['E1916']],
    ['not said yet', 'jana@post.example', undefined, []],
    ['said first', undefined, 'jana@post.example', []],
    ['no text', 1, 2, []],
  ])('finds of an address that is repeated, and is %s: %j', (_, first, second, keys) => {
    const issue = confirmEmail()({ first, second }, { second: 'repeated' });
    expect([issue ?? []].flat().map(({ key }) => key)).toEqual(keys);
    expect(issue?.source ?? 'rule').toBe('rule');
  });

  it('looks at each value again, whatever the flags of a pattern [KIT-03]', () => {
    const validator = pattern(/ab/giy);
    const keys = ['AB', 'ab', 'aB', 'x'].map((value) => validator(value)?.key);
    expect(keys).toEqual([undefined, undefined, undefined, 'pattern']);
  });

  it('agrees with exact comparison in hundredths for any two amounts [KIT-03]', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const inGerman = (value: number) =>
      `${value < 0 ? '-' : ''}${Math.trunc(Math.abs(value) / 100)},${String(Math.abs(value) % 100).padStart(2, '0')}`;
    fc.assert(
      fc.property(cents, cents, (value, limit) => {
        const bar = inGerman(limit).replace(',', '.');
        expect(min(bar)(inGerman(value)) === undefined).toBe(value >= limit);
        expect(max(bar)(inGerman(value)) === undefined).toBe(value <= limit);
      }),
    );
  });
});

describe('rules over two fields', () => {
  const found = async (first: string, second: string, compare = fieldsAreEqual()) => {
    const repeated = form(() => {
      const nodes = { first: field(plainText), second: field(plainText) };
      return { ...nodes, same: rule(nodes, compare) };
    });
    const session = new FormSession(repeated);
    session.field(session.nodes.first).setValue(first);
    session.field(session.nodes.second).setValue(second);
    await session.submitted(session.nodes.first);
    return session.summary;
  };

  it('reports unequal fields at the second and says how to mend it [KIT-03]', async () => {
    expect(await found('a', 'a')).toEqual([]);
    expect(await found('a', 'b')).toMatchObject([
      { field: 'second', key: 'fieldsAreNotEqual', fallback: 'Die beiden Angaben müssen übereinstimmen' },
    ]);
  });

  it('does not tell upper from lower case in addresses, and reports E1916 [KIT-03]', async () => {
    expect(await found('Jana@Example.de', 'jana@example.DE', confirmEmail())).toEqual([]);
    expect(await found('jana@example.de', 'jan@example.de', confirmEmail())).toMatchObject([
      { key: 'E1916', fallback: 'eingegebene E-Mail Adressen müssen übereinstimmen' },
    ]);
  });
});
