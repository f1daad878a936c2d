import { openWerkbank, tanHeaders, type Werkbank } from '../../support/werkbank';
import { challengeOf, codeOf, TanTasks } from './tan-tasks';

let werkbank: Werkbank;
let tans: TanTasks;

beforeAll(async () => {
  werkbank = await openWerkbank();
  tans = new TanTasks(werkbank);
});

afterAll(() => werkbank.close());

describe('the method [TAN-09]', () => {
  it.each([
    ['the favourite when none is named', '10000001', {}, undefined, 'P_TAN_PUSH'],
    ['the one that is named', '10000001', {}, 'M_TAN', 'M_TAN'],
    [
      'none for a portal session without the agreement, though its session TAN is active',
      '10000003',
      {},
      undefined,
      'P_TAN',
    ],
    ['TAN_FREI by agreement', '10000011', {}, undefined, 'TAN_FREI'],
    [
      'no TAN_FREI by agreement before the session TAN is active',
      '10000011',
      { sessionTanActive: false },
      undefined,
      'M_TAN',
    ],
    ['TAN_FREI for a program', '10000002', { channel: 'program' as const }, undefined, 'TAN_FREI'],
  ])('is %s', async (_case, zugangsnummer, change, typ, expected) => {
    expect(challengeOf(await tans.issue(await tans.caller(zugangsnummer, change), {}, typ)).typ).toBe(
      expected,
    );
  });

  it.each([
    ['one the customer does not have', '10000003', 'M_TAN'],
    ['the app, which is delivered and never offered', '10000001', 'P_TAN_APP'],
    ['TAN_FREI on wish', '10000001', 'TAN_FREI'],
    ['nonsense', '10000001', '__proto__'],
  ])('is never %s', async (_case, zugangsnummer, typ) => {
    expect(codeOf(await tans.issue(await tans.caller(zugangsnummer), {}, typ))).toBe(
      '400 request.object.invalid fehler-tan-verfahren-nicht-verfuegbar',
    );
  });

  it('TAN_FREI needs the id alone, and still the same body', async () => {
    const klara = await tans.caller('10000011');
    const { id, ...rest } = challengeOf(await tans.issue(klara, { side: 'BUY' }));
    expect(rest).toEqual({ typ: 'TAN_FREI' });
    expect(codeOf(await tans.verify(klara, { side: 'SELL' }, tanHeaders(id)))).toBe(
      '422 precondition.failed fehler-auftrag-weicht-von-freigabe-ab',
    );
    const again = challengeOf(await tans.issue(klara, { side: 'BUY' }));
    expect(codeOf(await tans.verify(klara, { side: 'BUY' }, tanHeaders(again.id)))).toBe('released');
  });
});

describe('the headers [TAN-13]', () => {
  it.each([
    [
      'id and TAN in the info header',
      (id: string, tan: string) => ({ 'x-once-authentication-info': JSON.stringify({ id, tan }) }),
    ],
    ['id in one, JSON in the other', (id: string, tan: string) => tanHeaders(id, tan)],
    [
      'plain TAN, as programs send it',
      (id: string, tan: string) => ({
        'x-once-authentication-info': JSON.stringify({ id }),
        'x-once-authentication': tan,
      }),
    ],
  ])('are understood: %s', async (_case, headersOf) => {
    const anna = await tans.caller('10000001');
    const { id } = challengeOf(await tans.issue(anna, {}, 'M_TAN'));
    expect(codeOf(await tans.verify(anna, {}, headersOf(id, await tans.rightTan('10000001', id))))).toBe(
      'released',
    );
  });

  it.each([
    ['no headers at all', {}, '400 request.object.invalid fehler-tan-fehlt'],
    [
      'no JSON',
      { 'x-once-authentication-info': 'hello' },
      '400 request.object.invalid fehler-tan-header-ungueltig',
    ],
    [
      'a number as id',
      { 'x-once-authentication-info': '{"id":1}' },
      '400 request.object.invalid fehler-tan-header-ungueltig',
    ],
    [
      'two different ids',
      { 'x-once-authentication-info': '{"id":"a"}', 'x-once-authentication': '{"id":"b","tan":"1"}' },
      '400 request.object.invalid fehler-tan-header-ungueltig',
    ],
    [
      'an unknown id',
      { 'x-once-authentication-info': '{"id":"nobody"}' },
      '422 expired fehler-tan-abgelaufen',
    ],
  ])('are refused without counting: %s', async (_case, headers, expected) => {
    const anna = await tans.caller('10000001');
    expect(codeOf(await tans.verify(anna, {}, { ...headers }))).toBe(expected);
    expect(challengeOf(await tans.issue(anna, {}, 'M_TAN')).triesLeft).toBe(3);
  });
});
