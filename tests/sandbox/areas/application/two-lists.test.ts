import { toWireFields } from '@adapters/http/application/field-mapper';
import { countries } from '@domain/codes/countries';
import { isPostalCodeOf } from '@domain/codes/postal-code';
import { isTaxNumber } from '@domain/codes/tax-number';
import { dialCode } from '@domain/codes/telephone';
import {
  catalogue,
  entryOf,
  wireNameOf,
  type CatalogueEntry,
} from '@domain/product-application/catalogue/catalogue';
import { askedField, type AskedField } from '@domain/product-application/field/asked-field';
import { calendarDay } from '@domain/time/local-date';
import { FIELDS, siblingOf } from '@sandbox/areas/application/field/field-catalogue';
import { isReadable } from '@sandbox/platform/http/readable-text';
import * as E from 'fp-ts/Either';

/** What nobody means, wherever it is typed: the bank refuses all of it, and a page that lets it pass says so nowhere near. */
const hostile = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '{{7*7}}', '${7*7}', '../../etc/passwd'],
  ...["'; drop table application; --", '%00', '-1', '__proto__', '_abc', '.abc', ':abc', ',a', 'a,,b'],
  // Signs of control, halves of others, and what turns or hides the text around it.
  ...[
    'A\u0000nna',
    'Anna\ud83d',
    '\udc00Anna',
    'Anna\nMaria',
    'Anna\u2028Maria',
    'Anna\u0085Maria',
    'Anna\u007f',
  ],
  ...['\u202Egnirts', '\u200fAnna', '\u2066Anna\u2069', 'A\u200bnna', 'An\u00adna', '\ufeff<b>', '\u200b'],
  ...['anna\u200b@example.org', 'anna\u202e@example.org'],
  // Letters and digits of other scripts, and what only looks like ours.
  ...['Anna 😀', 'Анна', '𝕬𝖓𝖓𝖆', '９９９９９', '٣٤٥٦٧', '१२३४५', '𝟗𝟗𝟗𝟗𝟗', '١٢,٣٤', '12345\u0660', 'ﷺ'],
  ...['9'.repeat(10_000), 'A'.repeat(10_000), 'a,'.repeat(5_000), `${'a'.repeat(9_000)}@example.org`],
  ...[
    '30.02.2027',
    '00.00.0000',
    '00.2019',
    '1e309',
    'NaN',
    'a@-b.de',
    'a@b-.de',
    'a@[1.2.3.4]',
    'a(b)@c.de',
    ...['.a@example.org', 'a.@example.org', 'a..b@example.org', 'a@1.2.3.4', 'a@example.123', 'a@example.1a'],
    ...[
      'a.b.c@example.org',
      '.@example.org',
      `${'a'.repeat(64)}@example.org`,
      `${'a'.repeat(65)}@example.org`,
    ],
  ],
];

/** Blanks of every kind, which say nothing. */
const blanks = ['', ' ', '   ', '\t', '\u00a0\u00a0', '\u3000', '\ufeff'];

/** Texts of every kind, right and wrong, and both sides of every bound that one of the lists names. */
const typed = [
  ...hostile,
  ...'0 1 5 10 10,01 12 18 17 20 25 24,99 100 100,01 120 121 00120 00121 499,99 500 999 1000 999,99 4999,99 5000'.split(
    ' ',
  ),
  ...'10000 10000,01 1000000 1000000,01 999999999 999999999,99 1000000000 1e3 1.000 -1 12,5 12,345 ,5 5,'.split(
    ' ',
  ),
  ...'DE89370400440532013000 DE88370400440532013000 FR1420041010050500013M02606 de89370400440532013000'.split(
    ' ',
  ),
  ...'65929970489 65929970488 86095742719 716460 A2PKXG A2PKX max@example.org max@example max@@example.org'.split(
    ' ',
  ),
  ...'UBSWCHZH80A ubswchzh DEUTDEFF DEUTZZFF DEUTDEFF5 +49 49 +1 +0 01.01.1980 31.02.2000 01.01.1899 05/1980 13/1980'.split(
    ' ',
  ),
  ...'29.02.2024 29.02.2100 31.12.2099 01.01.2100 01.01.1900 04.2019 13.2019 12.1899 3 12 110 4002 1715554482 11123456786'.split(
    ' ',
  ),
  ...'12345678901234 123456789012345 V-4711/2 a,b a+b a=b a#b a~b a|b Anne-Marie D’Angelo Łucja'.split(' '),
  ...[
    'max@sub.example.org',
    'a..b@example.org',
    'Straße des 17. Juni',
    'x'.repeat(64),
    'x'.repeat(120),
    'x'.repeat(121),
  ],
  ...[Array(20).fill('a').join(','), Array(21).fill('a').join(',')],
];

const chosen = [
  'choice',
  'holding',
  'country',
  'flag',
  'consent',
  'acceptance',
  'directDebit',
  'accountType',
];
const isTyped = ({ spec }: CatalogueEntry): boolean => !chosen.includes(spec.rule.type);
/** A consent has no other answer than yes. */
const isOnlyYes = ({ spec }: CatalogueEntry): boolean => ['consent', 'acceptance'].includes(spec.rule.type);

/** What depends on the day or on where a bank can collect from is a rule of its own, not a question of how it is written. */
const ofTheMoment: readonly string[] = [
  'fehler-datum-in-zukunft',
  'fehler-datum-in-vergangenheit',
  'fehler-ausweis-abgelaufen',
  'BIC_NICHT_SEPAFAEHIG_LASTSCHRIFT',
];

const entriesOf = (asked: AskedField): readonly (string | boolean)[] => {
  switch (asked.control) {
    case 'text':
      return typed;
    case 'choice':
      return asked.codes;
    case 'flag':
      return [true];
  }
};

/** What the portal sends for an entry; undefined where it refuses it. */
function sent(name: string, asked: AskedField, entry: string | boolean): string | undefined {
  const read =
    asked.control === 'flag'
      ? asked.node.of.read(entry === true)
      : asked.control === 'choice'
        ? asked.node.of.read(String(entry))
        : asked.node.of.read(String(entry));
  if (read === undefined || E.isLeft(read)) return undefined;
  return toWireFields([{ name, value: read.right }])[0]?.fieldvalue;
}

/** As a text of the wire, had it gone out as it was typed: with a point, and days from the year on. */
function untouched({ spec }: CatalogueEntry, entry: string | boolean): string {
  const text = String(entry);
  if (spec.rule.type === 'day' || spec.rule.type === 'month') return text.split('.').reverse().join('-');
  return ['amount', 'percent'].includes(spec.rule.type) ? text.replace(',', '.') : text;
}

/** Whether the bank takes it, beside what the country of the same person says, if anything. */
function isTaken(name: string, value: string, beside = ''): boolean {
  const definition = FIELDS.get(name);
  if (definition === undefined) return false;
  const valueOf = (other: string): string => (other.includes('ADRESSE') ? value : beside);
  const found = definition.check(
    value,
    { today: calendarDay('2026-11-23'), valueOf },
    { sibling: (base) => siblingOf(definition, base) },
  );
  return found === undefined || ofTheMoment.includes(found.key);
}

/** The fields by the group their name begins with, each group a test; what fails names its field. */
const byGroup = (
  entries: readonly CatalogueEntry[],
): readonly (readonly [string, readonly CatalogueEntry[]])[] => {
  const groupOf = ({ name }: CatalogueEntry): string => name.split('.')[0] ?? '';
  return [...new Set(entries.map(groupOf))].map((group) => [
    group,
    entries.filter((entry) => groupOf(entry) === group),
  ]);
};

describe('the two lists of fields, each derived by its side [APP-12]', () => {
  it('name the same', () => {
    const portal = new Set(catalogue.map(({ name }) => wireNameOf(name) ?? name));
    const bank = new Set(FIELDS.keys());
    expect([...portal].filter((name) => !bank.has(name))).toEqual([]);
    expect([...bank].filter((name) => !portal.has(name))).toEqual([]);
  });

  /** What is read beside a country is compared country by country. */
  const byCountry = ['postalCode', 'tin'];
  const compared = catalogue.filter(({ spec }) => !byCountry.includes(spec.rule.type));

  it.each(byGroup(compared))('take the same in the fields of %s', (_group, entries) => {
    const differing = entries.flatMap((entry) => {
      const { name } = entry;
      const asked = askedField(name, entry, {});
      return entriesOf(asked).flatMap((each) => {
        const value = sent(name, asked, each);
        const taken = isTaken(name, value ?? untouched(entry, each));
        return taken === (value !== undefined) ? [] : [{ name, typed: each, sent: value }];
      });
    });
    expect(differing).toEqual([]);
  });

  it('take blanks for nothing in every field that is typed', () => {
    const readAnyhow = catalogue.filter(isTyped).flatMap((entry) => {
      const asked = askedField(entry.name, entry, {});
      return blanks
        .filter((each) => asked.control !== 'text' || asked.node.of.read(each) !== undefined)
        .map((blank) => ({ name: entry.name, blank }));
    });
    expect(readAnyhow).toEqual([]);
  });

  it('take nothing but yes for a consent', () => {
    const consents = catalogue.filter(isOnlyYes).map((entry) => {
      const { name } = entry;
      const asked = askedField(name, entry, {});
      return [
        name,
        sent(name, asked, true),
        sent(name, asked, false),
        isTaken(name, 'J'),
        isTaken(name, 'N'),
      ];
    });
    expect(consents).not.toEqual([]);
    expect(consents).toEqual(consents.map(([name]) => [name, 'J', undefined, true, false]));
  });

  const lands = [...countries];
  const codes =
    '1010 101 30159 00123 01067 8001 9490 9485 9484 1234AB 1234 AB 12-345 SW1A 1AA sw1a1aa 12345-6789 A--B 1234567890';
  const numbers =
    '931736581 86095742719 06095742719 131052-308T 131052A308T 131052308T 010180-1234 811218-9876 198112189876 123-45-6789 ' +
    '000-45-6789 123-00-6789 123-45-0000 756.1234.5678.97 AB123456C AB123456 AO123456C 1234567890 12345678Z X1234567L ' +
    '3023217600053 MRTMTT91D08F205J MRTMTT9LD08F205Z 1234567FA 9800101123456 8123456789 12345678901 1234567M 42 A + ++ 1-2 ' +
    '174559434 174559435 111222333 44051401458 44051401459 1234563218 123-456-32-18 1234563219 0 000000000 0000000000 ' +
    '00000000000 0000000000000 000000-0000 000000+0000 AB000000';

  it.each(lands)('read postal codes and tax numbers of %s alike [APP-07]', (land) => {
    const read = (name: string, text: string): string | undefined => {
      const entry = entryOf(name);
      return entry && sent(name, askedField(name, entry, {}), text);
    };
    const differing = [
      ...[...codes.split(' '), '1234 AB', 'SW1A 1AA', '123 45', ...hostile].flatMap((text) => {
        const value = read('POST.PLZ_I1', text);
        const fits = value !== undefined && isPostalCodeOf(land, value);
        return fits === isTaken('POST.PLZ_I1', value ?? text, land) ? [] : [text];
      }),
      ...[...numbers.split(' '), ...hostile].flatMap((text) => {
        const value = read('PERSON_TIN_LAND.TIN_I1_1', text);
        const fits = value !== undefined && isTaxNumber(land, value);
        return fits === isTaken('PERSON_TIN_LAND.TIN_I1_1', value ?? text, land) ? [] : [text];
      }),
    ];
    expect(differing).toEqual([]);
  });

  it('know the same country codes of telephone numbers [APP-07]', () => {
    const name = 'TELEKOM.VORWAHL_I1_1';
    const codes = Array.from({ length: 1000 }, (_, code) => `+${code}`);
    const known = codes.filter((code) => dialCode(code) !== undefined);
    expect(known).toEqual(codes.filter((code) => isTaken(name, code)));
    expect(known).toHaveLength(216);
  });

  it('send nothing hostile that the bank could not answer for', () => {
    const sentAnyhow = catalogue.filter(isTyped).flatMap((entry) => {
      const { name } = entry;
      const asked = askedField(name, entry, {});
      return hostile.flatMap((each) => {
        const value = sent(name, asked, each);
        return value !== undefined && !isReadable(value) ? [{ name, typed: each }] : [];
      });
    });
    expect(sentAnyhow).toEqual([]);
  });
});
