import { decimal } from '@domain/money/decimal';
import { salesFields } from '@domain/product-application/advertising/sales-fields';
import { catalogue } from '@domain/product-application/catalogue/catalogue';
import { placeIn } from '@domain/product-application/engine/application-places';
import type { Compiled } from '@domain/product-application/engine/compile';
import { compile } from '@tests/support/compile';
import { derivedFields } from '@domain/product-application/engine/derived-fields';
import { products, type Product } from '@domain/product-application/engine/product';
import { fieldsIn } from '@domain/product-application/engine/situation';
import { groupNumbers } from '@domain/product-application/products/product-steps';
import { applicationFor } from '@domain/product-application/products/products';
import { FormSession } from '@domain/form/session/form-session';
import * as E from 'fp-ts/Either';
import { filledBy } from '../../../scripts/forms/fields-page';

const groups = groupNumbers.map((index) => `group-${index}`);

function compiled(product: Product, accountType?: string): Compiled {
  const made = compile(applicationFor(product, groups), { accountType });
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  return made.right;
}

describe('what follows from other answers [APP-08]', () => {
  const plan = [
    { name: 'WERTPAPIERSPARPLAN.AUSWAHL', value: true },
    { name: 'WERTPAPIERSPARPLAN.SPARRATE_1', value: decimal('33.33') },
    { name: 'WERTPAPIERSPARPLAN.SPARRATE_2', value: decimal('25.00') },
    { name: 'WERTPAPIERSPARPLAN.SPARRATE_10', value: decimal('66.67') },
  ];

  it('a plan has the sum of its rates, to the cent', () => {
    expect(derivedFields(plan)).toEqual([
      { name: 'WERTPAPIERSPARPLAN.GESAMTBETRAG', value: decimal('125.00') },
    ]);
  });

  it('other amounts are no part of it, and other ticks are no plan', () => {
    const others = [
      { name: 'ANLAGEDEPOT_SCORING.SPARRATE', value: decimal('7.00') },
      { name: 'PRAEMIE.EROEFFNUNG', value: true },
      { name: 'WERTPAPIERSPARPLAN.AUSWAHL', value: false },
      { name: 'DEPOT.ZIELMARKT_KENNTNISSE_I1', value: 'BASIC' },
    ];
    expect(derivedFields(others)).toEqual([]);
    expect(
      derivedFields([...others, { name: 'WERTPAPIERSPARPLAN.SPARRATE_1', value: decimal('25.00') }]),
    ).toEqual([{ name: 'WERTPAPIERSPARPLAN.GESAMTBETRAG', value: decimal('25.00') }]);
  });

  it.each(['I1', 'E1'])('a plan has the target market that %s states for the depot', (role) => {
    const known = { name: `DEPOT.ZIELMARKT_KENNTNISSE_${role}`, value: 'EXPERT' };
    expect(derivedFields([plan[0] ?? known, known])).toEqual([
      { name: 'WERTPAPIERSPARPLAN.ZIELMARKT_DEPOT', value: 'EXPERT' },
    ]);
    expect(derivedFields([known])).toEqual([]);
  });

  it.each([
    // Either of two may order, so that the depot is for whoever knows less.
    ['I', 'EXPERT', 'BASIC', 'BASIC'],
    ['I', 'BASIC', 'SPECIAL', 'BASIC'],
    ['I', 'ADVANCED', 'EXPERT', 'ADVANCED'],
    ['I', 'SPECIAL', 'EXPERT', 'EXPERT'],
    ['E', 'SPECIAL', 'ADVANCED', 'ADVANCED'],
    ['E', 'EXPERT', 'EXPERT', 'EXPERT'],
  ])('of two (%s), who say %s and %s, a plan has the market %s', (letter, one, other, market) => {
    const known = [
      { name: `DEPOT.ZIELMARKT_KENNTNISSE_${letter}1`, value: one },
      { name: `DEPOT.ZIELMARKT_KENNTNISSE_${letter}2`, value: other },
    ];
    expect(derivedFields([{ name: 'WERTPAPIERSPARPLAN.AUSWAHL', value: true }, ...known])).toEqual([
      { name: 'WERTPAPIERSPARPLAN.ZIELMARKT_DEPOT', value: market },
    ]);
  });

  it.each([
    ['DE', true],
    ['AT', false],
  ])('a previous address in %s is one at home: %s', (value, isHome) => {
    expect(derivedFields([{ name: 'POST.VORHER_LAND_E2', value }])).toEqual([
      { name: 'WIRTSCHAFTSDATEN.VORANSCHRIFT_INLAND_E2', value: isHome },
    ]);
  });

  it('what the bank says of the sum stands at the first rate', () => {
    expect(placeIn('WERTPAPIERSPARPLAN.GESAMTBETRAG', compiled('depot'))).toBe(
      'WERTPAPIERSPARPLAN.SPARRATE_1',
    );
  });
});

describe('where each field of the catalogue comes from [APP-12]', () => {
  const fieldOf = (name: string): string => {
    const entry = catalogue.find((each) => each.name === name.replace(/_J(?=$|_\d)/, '_I1'));
    return `${entry?.group ?? ''}.${entry?.field ?? ''}`;
  };
  const asked = new Set(
    products.flatMap((product) =>
      applicationFor(product, groups)
        .steps.flatMap(fieldsIn)
        .map(({ formFieldName }) => fieldOf(formFieldName)),
    ),
  );
  const sent = new Set(
    [
      ...salesFields(
        { userInterfaceType: 'WEB', intermediary: 'DIREKT', channel: 'ONLINE' },
        { wref: 'w', moduleIds: ['m'], bundleIds: ['b'], formVariant: 'v' },
        { advertiserId: 'a', affiliate: { partnerType: 'P', partner: '7' }, campaign: 'c' },
      ),
      ...derivedFields([
        { name: 'WERTPAPIERSPARPLAN.AUSWAHL', value: true },
        { name: 'WERTPAPIERSPARPLAN.SPARRATE_1', value: decimal('25.00') },
        { name: 'DEPOT.ZIELMARKT_KENNTNISSE_I1', value: 'BASIC' },
        { name: 'POST.VORHER_LAND_I1', value: 'DE' },
      ]),
    ].map(({ name }) => fieldOf(name)),
  );
  const told = Object.entries(filledBy).flatMap(([group, fields]) =>
    Object.entries(fields).map(([field, by]) => [`${group}.${field}`, by] as const),
  );

  it('is an application that asks for it, or what fills it', () => {
    const known = new Set([...asked, ...told.map(([name]) => name)]);
    const all = new Set(catalogue.map(({ group, field }) => `${group}.${field}`));
    expect([...all].filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(told)('%s is %s, and asked for nowhere', (name, by) => {
    expect(asked.has(name)).toBe(false);
    expect(sent.has(name)).toBe(by.startsWith('sent'));
  });
});

describe('for one or for two, where nothing is said [APP-11]', () => {
  it.each([
    ['KPG', 'KPG'],
    ['KPE', 'KPE'],
    [undefined, 'KPE'],
    ['KPX', 'KPE'],
  ])('the configuration says %s: %s stands in the field', (accountType, stands) => {
    const made = compiled('depot', accountType);
    const art = made.fields.get('PRODUKT.ART');
    if (art?.control !== 'choice') throw new Error('PRODUKT.ART is a choice');
    expect(new FormSession(made.form).field(art.node).value).toBe(stands);
  });

  it.each([
    ['KPG', true],
    ['KPE', false],
    [undefined, false],
  ])('the configuration says %s: the account for contracts for difference is joint: %s', (said, isJoint) => {
    const made = compiled('cfd', said);
    const kind = made.fields.get('CFD_KONTO.KONTOART');
    if (kind?.control !== 'flag') throw new Error('CFD_KONTO.KONTOART is a tick');
    expect(new FormSession(made.form).field(kind.node).value).toBe(isJoint);
  });
});
