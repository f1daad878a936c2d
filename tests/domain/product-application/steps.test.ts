import type { Product } from '@domain/product-application/engine/product';
import { says, unless } from '@domain/product-application/engine/description';
import { productNamed } from '@domain/product-application/engine/product';
import { applicationFor } from '@domain/product-application/products/products';
import { decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { taxStep } from '@domain/product-application/products/person-steps';
import { opened } from './opened';

/** The pages of an application with the headings on each, and whom each is about. */
const outlineOf = (product: Product): Readonly<Record<string, string>> =>
  Object.fromEntries(
    applicationFor(product, ['aktien']).steps.map(({ name, formContextSelector }) => [
      name,
      formContextSelector
        .map(({ name: heading, role }) => (role ? `${heading} ${role}` : heading))
        .join(', '),
    ]),
  );

describe('the pages of an application, in their order [APP-02] [APP-13]', () => {
  const address = (role: string) => `address ${role}, previousAddress ${role}, phone ${role}, mail ${role}`;
  const ending = { zusammenfassung: '', fertig: '' };

  it('for a depot, of one or two', () => {
    expect(Object.entries(outlineOf('depot'))).toEqual(
      Object.entries({
        produkt: 'product, proposal, loyalty, takeover, adviser',
        'person-i1': `person I1, ${address('I1')}`,
        'person-i2': `person I2, access I2, ${address('I2')}`,
        steuer: 'tax I1, foreignTax I1, tax I2, foreignTax I2',
        beruf: 'work I1, work I2',
        wissen: 'market I1, groups I1, market I2, groups I2',
        konto: 'payout',
        sparplan: 'positions, plan, planPayment',
        zustimmung: 'consent I1, consent I2',
        ...ending,
      }),
    );
  });

  it('for a depot of a child, for which its guardians act', () => {
    expect(Object.entries(outlineOf('junior-depot'))).toEqual(
      Object.entries({
        produkt: 'product, adviser',
        kind: 'person J, identity J, address J, tax J, foreignTax J',
        'person-e1': `person E1, ${address('E1')}`,
        'person-e2': `person E2, access E2, ${address('E2')}`,
        steuer: 'tax E1, foreignTax E1, tax E2, foreignTax E2',
        wissen: 'market E1, groups E1, market E2, groups E2',
        konto: 'payout',
        sparplan: 'positions, plan, planPayment',
        zustimmung: 'consent E1, consent E2',
        ...ending,
      }),
    );
  });

  it.each(['depot', 'junior-depot'] as const)('the application for %s is open to strangers', (product) => {
    expect(applicationFor(product, [])).toMatchObject({ product, signIn: 'optional' });
  });

  it.each([
    ['depot', 'depot'],
    ['anlagedepot', 'anlagedepot'],
    ['Depot', undefined],
    ['', undefined],
  ])('the address %s names the product %s', (text, product) => {
    expect(productNamed(text)).toBe(product);
  });
});

describe('a step as data [APP-02]', () => {
  const stepsOf = (product: Product) => applicationFor(product, []).steps;

  it.each(['depot', 'junior-depot'] as const)(
    'of the application for %s stands where and as it is shown',
    (product) => {
      stepsOf(product).forEach((step, index) => {
        const { name } = step;
        expect(step).toMatchObject({
          stepPosition: index,
          layout: 'full',
          trackingData: { event: name },
          type: name === 'zusammenfassung' ? 'SUBMIT' : 'STEP',
          component: name === 'zusammenfassung' ? 'summary' : name === 'fertig' ? 'done' : 'fields',
          navigation: name === 'fertig' ? 'unlisted' : 'listed',
          metaData: { summary: ['zusammenfassung', 'fertig'].includes(name) ? 'hidden' : 'input-dependent' },
        });
      });
    },
  );

  it('asks the bank about all but ticks and the end, which is no part of what is sent', () => {
    const { flow } = opened('depot').compiled;
    const special = flow.steps.flatMap(({ name, skipsPrevalidation, excludeIfSkipped, notPartOfForm }) =>
      skipsPrevalidation || excludeIfSkipped || notPartOfForm
        ? [{ name, skipsPrevalidation, excludeIfSkipped, notPartOfForm }]
        : [],
    );
    expect(special).toEqual([
      { name: 'person-i2', excludeIfSkipped: true },
      { name: 'sparplan', excludeIfSkipped: true },
      { name: 'zustimmung', skipsPrevalidation: true },
      { name: 'fertig', skipsPrevalidation: true, notPartOfForm: true },
    ]);
  });

  it.each([
    ['depot', ['person-i2', 'steuer', 'beruf', 'wissen', 'zustimmung'], 'I2', says('PRODUKT.ART', 'KPG')],
    [
      'junior-depot',
      ['person-e2', 'steuer', 'wissen', 'zustimmung'],
      'E2',
      unless(says('JUNIOR.ALLEINIGE_SORGE', true)),
    ],
  ] as const)(
    'of the application for %s depends on the second person in %j',
    (product, names, instance, dependsOn) => {
      const dependent = stepsOf(product).flatMap(({ name, dependencies }) =>
        dependencies.length > 0 ? [{ name, dependencies }] : [],
      );
      const dependencies = [{ type: 'PERSON', instance, dependsOn }];
      expect(dependent).toEqual(names.map((name) => ({ name, dependencies })));
    },
  );

  it.each([
    ['depot', 'PRODUKT.ART', 'person-i2'],
    ['depot', 'WERTPAPIERSPARPLAN.AUSWAHL', 'sparplan'],
    ['cfd', 'CFD_KONTO.KONTOART', 'person-i2'],
    ['cfd', 'CFD_KONTO.KONTOART', 'steuer'],
  ] as const)('of the application for %s is there as %s says: %s', (product, name, step) => {
    const { compiled, session, say } = opened(product);
    const found = compiled.flow.steps.find((each) => each.name === step);
    const isThere = (): boolean => found?.when !== undefined && session.holds(found.when).get();
    expect(isThere()).toBe(false);
    say({ [name]: name === 'PRODUKT.ART' ? 'KPG' : true });
    expect(isThere()).toBe(true);
  });
});

describe('the step of taxes', () => {
  const joint = says('CFD_KONTO.KONTOART', true);
  it('is there where somebody is to be asked, and else sends nothing', () => {
    expect(taxStep([{ role: 'I2', when: joint }], joint)).toMatchObject({
      transitionHandler: joint,
      excludeFieldsIfSkipped: true,
    });
    const always = taxStep([{ role: 'I1' }]);
    expect([always.transitionHandler, always.excludeFieldsIfSkipped]).toEqual([undefined, undefined]);
  });
});

describe('what follows while an application is filled in', () => {
  const condition = (term: string) => ({ id: `K-${term}`, term, rate: percentage(decimal('2.5')) });

  it.each([
    ['12', 'K-12'],
    ['6', 'K-6'],
    // The bank offers nothing for it.
    ['24', ''],
  ])('a deposit of %s months is put by on the condition "%s"', (term, id) => {
    const { say, value } = opened('festgeld', { conditions: [condition('6'), condition('12')] });
    say({ 'FESTGELD.LAUFZEIT': term });
    expect(value('FESTGELD.KONDITION_ID')).toBe(id);
  });

  it('a product group has its id at the bank, one for each that there is (brokerage.md 3)', () => {
    const { compiled, value } = opened('depot', {}, ['aktien', 'fonds']);
    const ids = [...compiled.fields.keys()].filter((name) => name.startsWith('WP_PRODUKTGRUPPE.UUID_I1_'));
    expect(ids.map(value)).toEqual(['aktien', 'fonds']);
  });

  it('experience is asked of groups that are known', () => {
    const { say, field } = opened('depot', {}, ['aktien']);
    const isAsked = () => !field('WP_PRODUKTGRUPPE.ERFAHRUNGEN_I1_1').view.disabled;
    expect(isAsked()).toBe(false);
    say({ 'WP_PRODUKTGRUPPE.KENNTNISSE_I1_1': true });
    expect(isAsked()).toBe(true);
  });

  it('a plan has one security at least, and up to ten', () => {
    const { compiled, found, say } = opened('depot');
    say({ 'WERTPAPIERSPARPLAN.AUSWAHL': true });
    const numbered = [...compiled.fields.keys()].filter((name) => /PLAN\.(WKN|SPARRATE)_\d+$/.test(name));
    expect(numbered).toHaveLength(20);
    expect(numbered.filter((name) => found(name).length > 0)).toEqual([
      'WERTPAPIERSPARPLAN.WKN_1',
      'WERTPAPIERSPARPLAN.SPARRATE_1',
    ]);
  });
});

describe('who may be told what stands in a field', () => {
  it.each([
    ['karte', 'KARTEN.KREDITKARTE_I1', undefined],
    ['depot', 'PERSON.NAME_I1', 'sensitive'],
    ['depot', 'PERSON.STEUER_ID_I1', 'sensitive'],
  ] as const)('in the application for %s %s is %s', (product, name, secrecy) => {
    expect(opened(product).compiled.fields.get(name)?.node.life.secrecy).toBe(secrecy);
  });

  it('is sent and not shown: what the application knows by itself', () => {
    const { compiled } = opened('depot', {}, ['aktien']);
    const hidden = [...compiled.configs].flatMap(([name, { isHidden }]) => (isHidden === true ? [name] : []));
    expect(hidden.filter((name) => !name.startsWith('ANLAGEDEPOT_SCORING.'))).toEqual([
      'DEPOT.DEPOT',
      'KUNDENBINDUNG.SYSTEM_ID',
      'PERSON.KUNDEN_ID_I1',
      'WP_PRODUKTGRUPPE.UUID_I1_1',
      'WP_PRODUKTGRUPPE.UUID_I2_1',
      'WERTPAPIERSPARPLAN.PLANART',
    ]);
  });
});
