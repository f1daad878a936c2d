import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { LoadSelection } from '@application/product-application/load-selection';
import type { AdvertisingGateway } from '@application/ports/bank/application-gateway';
import type { Failure } from '@domain/failure/failure';
import { advertisingQuery } from '@domain/product-application/advertising/advertising';
import { chosenNames, salesFields } from '@domain/product-application/advertising/sales-fields';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import * as TE from 'fp-ts/TaskEither';

const failure: Failure = { kind: 'not-found' };
const configuration = { defaultWref: 'standard', baseProduct: 'GIRO' };

function bench(at = '2026-11-30T23:59:59.999Z') {
  const calls: string[] = [];
  const noted = <T>(name: string, value: T | undefined) => {
    calls.push(name);
    return value === undefined ? TE.left(failure) : TE.right(value);
  };
  const reference = {
    marketingProductKey: 'GIRO_KEY',
    productModuleIds: ['month'],
    productBundleIds: ['extra'],
    applicationType: 'GIRO_WEB',
  };
  const bank: AdvertisingGateway = {
    reference: (wref) => () => noted(`wref ${wref}`, wref === 'gone' ? undefined : reference)(),
    referenceOf: (product) => () => noted(`product ${product}`, reference)(),
    module: (id) => () =>
      noted(
        `module ${id}`,
        id === 'gone'
          ? undefined
          : {
              id,
              name: `Modul ${id}`,
              validFrom: calendarDay('2026-11-01'),
              validTo: calendarDay('2026-11-30'),
            },
      )(),
    bundle: (id) => () => noted(`bundle ${id}`, { id, name: `Paket ${id}` })(),
  };
  const logger = new RecordingLogger();
  const load = new LoadSelection(bank, { now: () => instant(Date.parse(at)) }, logger);
  return { load, calls, logger };
}

const queryOf = (search: string) => {
  const query = new URLSearchParams(search);
  return advertisingQuery(search, (name) => query.getAll(name));
};

describe('the query of an application [APP-11]', () => {
  const long = 'modules=a,b&modules=c&bundles=BUNDLE_X';

  it('counts as a choice from 33 characters on, its question mark left out', () => {
    const exact = `modules=${'m'.repeat(25)}`;
    expect(exact).toHaveLength(33);
    expect(queryOf(`?${exact}`).moduleIds).toEqual(['m'.repeat(25)]);
    expect(queryOf(`?${exact.slice(0, -1)}`).moduleIds).toEqual([]);
    expect(queryOf(long)).toEqual({ wref: undefined, moduleIds: ['a', 'b', 'c'], bundleIds: ['BUNDLE_X'] });
  });

  it('takes no id that could be anything else', () => {
    expect(queryOf('wref=<script>').wref).toBeUndefined();
    expect(queryOf('modules=../../secret,abc,a b,ok-ok-ok-ok').moduleIds).toEqual(['abc', 'ok-ok-ok-ok']);
  });
});

describe('what an advertisement has chosen [APP-11]', () => {
  it('is that of the link, else of the default, else of the product', async () => {
    const { load, calls } = bench();
    const none = queryOf('');
    expect((await load.execute({ ...none, wref: 'partner' }, configuration)()).wref).toBe('partner');
    expect((await load.execute(none, configuration)()).wref).toBe('standard');
    const ofProduct = await load.execute(none, { ...configuration, defaultWref: undefined })();
    // Nothing but its key says which reference that is.
    expect(ofProduct.wref).toBe('GIRO_KEY');
    expect(ofProduct.link.wref).toBeUndefined();
    expect(calls.filter((call) => !/module|bundle/.test(call))).toEqual([
      'wref partner',
      'wref standard',
      'product GIRO',
    ]);
  });

  it('asks for each key once', async () => {
    const { load, calls } = bench();
    await load.execute(queryOf(''), configuration)();
    await load.execute(queryOf(''), configuration)();
    expect(calls).toEqual(['wref standard', 'module month', 'bundle extra']);
  });

  it.each([
    ['2026-10-31T23:59:59.999Z', []],
    ['2026-11-01T00:00:00.000Z', ['month']],
    ['2026-11-30T23:59:59.999Z', ['month']],
    ['2026-12-01T00:00:00.000Z', []],
  ])('has a module on its days by UTC, both included: %s', async (at, modules) => {
    const { load } = bench(at);
    expect((await load.execute(queryOf(''), configuration)()).moduleIds).toEqual(modules);
  });

  it('logs a failure without data and goes on without it, to be asked again', async () => {
    const { load, calls, logger } = bench();
    const gone = { wref: 'gone', moduleIds: ['gone'], bundleIds: [] };
    expect(await load.execute(gone, configuration)()).toEqual({
      wref: 'gone',
      moduleIds: [],
      bundleIds: [],
      formVariant: undefined,
      names: new Map(),
      link: gone,
    });
    expect(JSON.stringify(logger.records)).not.toContain('gone');
    expect(logger.records.map(({ level }) => level)).toEqual(['warn', 'warn']);
    await load.execute(gone, configuration)();
    expect(calls.filter((call) => call === 'wref gone')).toHaveLength(2);
  });

  it('asks for each of its ids once and for as many as the bank takes, with a word in the log', async () => {
    const { load, calls, logger } = bench();
    const ids = Array.from({ length: 3000 }, (_, index) => `m${index}`);
    const link = queryOf(`modules=${[...ids, ...ids].join(',')}&bundles=one,one`);
    const selection = await load.execute(link, configuration)();
    const taken = ids.slice(0, 20);
    expect(calls).toEqual(['wref standard', ...taken.map((id) => `module ${id}`), 'bundle one']);
    expect(selection.moduleIds).toEqual(taken);
    expect(selection.link).toEqual({ wref: undefined, moduleIds: taken, bundleIds: ['one'] });
    expect(logger.records).toEqual([
      { level: 'warn', text: 'More modules or bundles than an application takes' },
    ]);
  });

  it('takes twenty without a word, and one that is named twice', async () => {
    const { load, logger } = bench();
    const ids = Array.from({ length: 20 }, (_, index) => `module-${index}`);
    const selection = await load.execute(
      queryOf(`modules=${[...ids, 'module-3'].join(',')}`),
      configuration,
    )();
    expect(selection.moduleIds).toEqual(ids);
    expect(logger.records).toEqual([]);
  });

  it('names what it has chosen as the bank does [APP-10]', async () => {
    const { load } = bench();
    expect(chosenNames(await load.execute(queryOf(''), configuration)())).toEqual([
      'Paket extra',
      'Modul month',
    ]);
  });

  it('fills marketing and sales, and names a visit only where it may', () => {
    const known = { userInterfaceType: 'WEB', intermediary: 'DIREKT', channel: 'ONLINE' };
    const selection = { wref: 'standard', moduleIds: ['a', 'b'], bundleIds: [], formVariant: 'GIRO_WEB' };
    const names = (visit: Parameters<typeof salesFields>[2]) =>
      salesFields(known, selection, visit).map(
        ({ name, value }) => `${name}=${typeof value === 'string' ? value : ''}`,
      );
    expect(names({})).toEqual([
      'MARKETING_VERTRIEB.UI_TYP=WEB',
      'MARKETING_VERTRIEB.VERMITTLER=DIREKT',
      'MARKETING_VERTRIEB.KANAL=ONLINE',
      'MARKETING_VERTRIEB.FORMULARVARIANTE=GIRO_WEB',
      'MARKETING_VERTRIEB.WREF=standard',
      'PRODUKT.MODULE=a,b',
    ]);
    expect(
      names({ advertiserId: 'ad', affiliate: { partnerType: 'P', partner: '77' }, campaign: 'c1' }),
    ).toEqual(
      expect.arrayContaining([
        'MARKETING_VERTRIEB.WERBE_ID=ad',
        'MARKETING_VERTRIEB.AFFILIATE_PARTNER=P',
        'MARKETING_VERTRIEB.WERBEPARTNER=77',
        'MARKETING_VERTRIEB.REFERRER_CODE=c1',
      ]),
    );
  });

  it.each([
    ['a cookie that is no id', { advertiserId: 'Größe 100 %' }],
    ['a cookie without end', { advertiserId: 'x'.repeat(121) }],
    ['blanks', { campaign: ' c1' }],
    ['a sign of control', { affiliate: { partnerType: '\u0000', partner: '<b>' } }],
  ])('leaves out what the bank could not read, so that it keeps nobody from applying: %s', (_what, visit) => {
    const known = { userInterfaceType: undefined, intermediary: undefined, channel: undefined };
    const selection = { wref: '-abc', moduleIds: [], bundleIds: [], formVariant: undefined };
    expect(salesFields(known, selection, visit)).toEqual([]);
  });
});
