import { toWireFields } from '@adapters/http/application/field-mapper';
import { catalogue, wireNameOf, type CatalogueEntry } from '@domain/product-application/catalogue/catalogue';
import { askedField, type AskedField } from '@domain/product-application/field/asked-field';
import { calendarDay } from '@domain/time/local-date';
import { FIELDS, siblingOf } from '@sandbox/areas/application/field/field-catalogue';
import { isReadable } from '@sandbox/platform/http/readable-text';
import * as E from 'fp-ts/Either';

/** What nobody means, wherever it is typed: the bank refuses all of it, and a page that lets it pass says so nowhere near. */
const hostile = [
  '<script>alert(1)</script>',
  'A\u0000nna',
  'Anna\ud83d',
  '\udc00Anna',
  'Anna 😀',
  '\u202Egnirts',
  '9'.repeat(2_000),
  'A'.repeat(2_000),
  '30.02.2027',
  '00.00.0000',
  '９９９９９',
];

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
];

/** Kinds that both sides read alike. Names, addresses and numbers of other countries the bank reads more closely. */
const alike: ReadonlySet<CatalogueEntry['spec']['rule']['type']> = new Set([
  'text',
  ...(['amount', 'percent', 'whole', 'digits', 'choice', 'holding', 'country', 'flag'] as const),
  ...(['directDebit', 'accountType', 'iban', 'bic', 'taxId', 'wkn', 'month', 'dialCode'] as const),
]);

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

/** As a text of the wire, had it gone out as it was typed. */
const untouched = (entry: string | boolean): string => String(entry).replace(',', '.');

function isTaken(name: string, value: string): boolean {
  const definition = FIELDS.get(name);
  if (definition === undefined) return false;
  const moment = { today: calendarDay('2026-11-23'), valueOf: () => '' };
  return definition.check(value, moment, { sibling: (base) => siblingOf(definition, base) }) === undefined;
}

describe('the two lists of fields, each derived by its side [APP-12]', () => {
  it('name the same', () => {
    const portal = new Set(catalogue.map(({ name }) => wireNameOf(name) ?? name));
    const bank = new Set(FIELDS.keys());
    expect([...portal].filter((name) => !bank.has(name))).toEqual([]);
    expect([...bank].filter((name) => !portal.has(name))).toEqual([]);
  });

  const compared = catalogue.filter(({ spec }) => alike.has(spec.rule.type));

  it('compares most of them', () => {
    expect(compared.length).toBeGreaterThan(catalogue.length / 2);
  });

  it.each(compared.map((entry) => [entry.name, entry] as const))('take the same in %s', (name, entry) => {
    const asked = askedField(name, entry, {});
    const differing = entriesOf(asked).flatMap((each) => {
      const value = sent(name, asked, each);
      const taken = isTaken(name, value ?? untouched(each));
      return taken === (value !== undefined) ? [] : [{ typed: each, sent: value }];
    });
    expect(differing).toEqual([]);
  });

  it.each(
    catalogue
      .filter(
        ({ spec }) =>
          ![
            'choice',
            'holding',
            'country',
            'flag',
            'consent',
            'acceptance',
            'directDebit',
            'accountType',
          ].includes(spec.rule.type),
      )
      .map((entry) => [entry.name, entry] as const),
  )('send nothing hostile in %s that the bank could not answer for', (name, entry) => {
    const asked = askedField(name, entry, {});
    if (asked.control !== 'text') return;
    const sentAnyhow = hostile.flatMap((each) => {
      const value = sent(name, asked, each);
      return value !== undefined && (!isReadable(value) || !isTaken(name, value)) ? [each] : [];
    });
    expect(sentAnyhow).toEqual([]);
  });
});
