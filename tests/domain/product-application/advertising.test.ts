import { advertisingQuery, isOnOffer } from '@domain/product-application/advertising/advertising';
import { withCardModules } from '@domain/product-application/advertising/card-modules';
import { choiceOf, withChoice } from '@domain/product-application/advertising/kept-choice';
import { chosenNames, type Selection } from '@domain/product-application/advertising/sales-fields';
import { applicationDraftName } from '@domain/product-application/application-draft-name';
import type { ApplicationConfiguration } from '@domain/product-application/application-configuration';
import { wholeRequest } from '@domain/product-application/whole-request';
import type { VisitOrigin } from '@domain/tracking/visit-origin';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';

describe('a module is on offer through its days in UTC (brokerage.md 5) [APP-11]', () => {
  const module = {
    id: 'm',
    name: 'M',
    validFrom: calendarDay('2026-03-01'),
    validTo: calendarDay('2026-03-31'),
  };
  it.each([
    ['2026-02-28T23:59:59.999Z', false],
    ['2026-03-01T00:00:00.000Z', true],
    ['2026-03-31T23:59:59.999Z', true],
    ['2026-04-01T00:00:00.000Z', false],
    // In Berlin the first of April has begun.
    ['2026-03-31T22:30:00.000Z', true],
  ])('at %s: %s', (moment, is) => {
    expect(isOnOffer(module, instant(Date.parse(moment)))).toBe(is);
  });
});

describe('what a link says of advertisement, modules and bundles [APP-11]', () => {
  const queryOf = (search: string) =>
    advertisingQuery(search, (name) => new URLSearchParams(search).getAll(name));
  const LONG = 'm'.repeat(64);

  it.each([
    // A query of at least 33 characters counts as a choice, its question mark not among them (brokerage.md 9).
    [`?modules=${'a'.repeat(24)}`, [], []],
    [`modules=${'a'.repeat(24)}`, [], []],
    [`?modules=${'a'.repeat(25)}`, ['a'.repeat(25)], []],
    [`?modules=${'a'.repeat(26)}`, ['a'.repeat(26)], []],
    [`?bundles=${'b'.repeat(24)}`, [], []],
    [`?bundles=${'b'.repeat(25)}`, [], ['b'.repeat(25)]],
    [`modules=${'a'.repeat(24)}?`, [], []],
    ['?modules=module-1,module-2&bundles=bundle-1', ['module-1', 'module-2'], ['bundle-1']],
    ['?modules=module-1&modules=module-2&bundles=b-1', ['module-1', 'module-2'], ['b-1']],
    [`?modules=${LONG},,<b>,a%20b,x:1.2_3-4`, [LONG, 'x:1.2_3-4'], []],
    [`?modules=${LONG}m&bundles=/bundle,bundle/`, [], []],
  ])('%s chooses the modules %j and the bundles %j', (search, moduleIds, bundleIds) => {
    expect(queryOf(search)).toEqual({ wref: undefined, moduleIds, bundleIds });
  });

  it.each([
    ['?wref=A1', 'A1'],
    ['?wref=A1&wref=B2', 'A1'],
    ['?wref=<A1>', undefined],
    ['?wref=', undefined],
    ['', undefined],
  ])('%s names the reference %s, however short it is', (search, wref) => {
    expect(queryOf(search)).toEqual({ wref, moduleIds: [], bundleIds: [] });
  });

  const nothing = { wref: undefined, moduleIds: [], bundleIds: [] };
  it.each([
    ['modules', { ...nothing, moduleIds: ['m'] }],
    ['bundles', { ...nothing, bundleIds: ['b'] }],
  ])('%s alone are a choice, which stands in place of that of before', (_, link) => {
    const before = withChoice({ version: 1, fields: {}, rows: {} }, { ...link, wref: 'BEFORE' });
    expect(choiceOf(link, before)).toEqual(link);
  });

  it('keeps no more than was chosen, and reads nothing else as a choice', () => {
    expect(Object.keys(withChoice({ version: 1, fields: {}, rows: {} }, nothing).fields)).toEqual([]);
    const damaged = {
      version: 1,
      rows: {},
      fields: { 'MARKETING_VERTRIEB.WREF': ['x'], 'PRODUKT.MODULE': 'm' },
    };
    expect(choiceOf(nothing, damaged)).toEqual(nothing);
  });

  it('is told by name, bundles first, and by its id where it has none', () => {
    const names = new Map([
      ['b-1', 'Extra-Paket'],
      ['m-1', 'Girocard'],
    ]);
    expect(chosenNames({ moduleIds: ['m-1', 'm-2'], bundleIds: ['b-1'], names })).toEqual([
      'Extra-Paket',
      'Girocard',
      'm-2',
    ]);
  });

  it('is kept under the name of the product', () => {
    expect(applicationDraftName('junior-depot')).toBe('application-draft/junior-depot');
  });
});

describe('all that is sent of an application [APP-08] [APP-11]', () => {
  const configuration: ApplicationConfiguration = {
    baseProduct: 'DEPOT',
    accountType: undefined,
    defaultWref: undefined,
    userInterfaceType: 'WEB',
    intermediary: 'DIREKT',
    channel: undefined,
    keepPrefilledFieldsEnabled: false,
    prefilled: [],
    groups: [],
    conditions: [],
    statements: new Map(),
    legalTexts: new Map(),
  };
  const selection: Selection = {
    wref: 'A1',
    moduleIds: ['m-1'],
    bundleIds: [],
    formVariant: 'a form',
    names: new Map(),
    link: { wref: undefined, moduleIds: [], bundleIds: [] },
  };
  const origin = {
    advertiserId: ' spaced ',
    affiliate: { partnerType: 'P', partner: '4711' },
    campaign: '<script>',
  };

  it.each([
    [{ product: 'adresse', isChange: true } as const, true],
    [{ product: 'adresse' } as const, false],
  ])(
    'is what was said, what follows from it, and what the bank can read of the visit: %j',
    (application, isChange) => {
      const said = [
        { name: 'KARTEN.GIROCARD_I1', value: true },
        { name: 'POST.VORHER_LAND_I1', value: 'DE' },
      ];
      const { fields, ...head } = wholeRequest(said, { application, configuration, selection, origin });
      expect(head).toEqual({ product: 'adresse', isChange });
      // A blank around it, markup, a blank in it: nobody could mend that, so it stays out.
      expect(fields).toEqual([
        ...said,
        { name: 'WIRTSCHAFTSDATEN.VORANSCHRIFT_INLAND_I1', value: true },
        { name: 'MARKETING_VERTRIEB.AFFILIATE_PARTNER', value: 'P' },
        { name: 'MARKETING_VERTRIEB.WERBEPARTNER', value: '4711' },
        { name: 'MARKETING_VERTRIEB.UI_TYP', value: 'WEB' },
        { name: 'MARKETING_VERTRIEB.VERMITTLER', value: 'DIREKT' },
        { name: 'MARKETING_VERTRIEB.WREF', value: 'A1' },
        { name: 'PRODUKT.MODULE', value: 'm-1,5c0f5d2e-6b1e-4a57-9d43-0a1f6f2b7c11' },
      ]);
    },
  );

  it('names advertisement and sales as far as they are known (brokerage.md 3)', () => {
    const known = { ...selection, moduleIds: ['m-1', 'm-2'], bundleIds: ['b-1', 'b-2'], formVariant: 'v' };
    const visit = { advertiserId: '17', campaign: 'summer' };
    const application = { product: 'depot' } as const;
    const sent = (origin: VisitOrigin, channel: string | undefined) =>
      wholeRequest([], {
        application,
        configuration: { ...configuration, channel },
        selection: known,
        origin,
      }).fields.map(({ name, value }) => [name, value]);
    expect(sent(visit, 'ONLINE')).toEqual([
      ['MARKETING_VERTRIEB.WERBE_ID', '17'],
      ['MARKETING_VERTRIEB.REFERRER_CODE', 'summer'],
      ['MARKETING_VERTRIEB.UI_TYP', 'WEB'],
      ['MARKETING_VERTRIEB.VERMITTLER', 'DIREKT'],
      ['MARKETING_VERTRIEB.KANAL', 'ONLINE'],
      ['MARKETING_VERTRIEB.FORMULARVARIANTE', 'v'],
      ['MARKETING_VERTRIEB.WREF', 'A1'],
      ['PRODUKT.MODULE', 'm-1,m-2'],
      ['PRODUKT.BUENDEL', 'b-1,b-2'],
    ]);
  });

  it('is of cards other than the girocard no reason to send its module', () => {
    const said = [{ name: 'KARTEN.KREDITKARTE_I1', value: true }];
    expect(withCardModules(selection, said)).toEqual(selection);
    const both = [...said, { name: 'KARTEN.GIROCARD_I1', value: false }];
    expect(withCardModules(selection, both).moduleIds).toEqual(['m-1']);
  });
});
