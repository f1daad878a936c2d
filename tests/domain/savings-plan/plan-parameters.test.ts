import { savingsPlanId } from '@domain/codes/ids';
import { decimal } from '@domain/money/decimal';
import { calendarDay } from '@domain/time/local-date';
import {
  backToFlow,
  planOfFlow,
  readPlanParameters,
  writePlanParameters,
} from '@domain/savings-plan/plan-parameters';

const read = (query: string) => readPlanParameters(new URLSearchParams(query));

describe('a link to the creation of a plan [SAV-01]', () => {
  it('can say nothing', () => {
    expect(read('')).toStrictEqual({ carried: {} });
    expect(read('isin=&wkn=%20&target=&zurueck=&wref=')).toStrictEqual({ carried: {} });
    expect(writePlanParameters({ carried: {} })).toStrictEqual({});
  });

  it('can name security, depot, plans, page and proposal', () => {
    expect(
      read(
        'isin=%20IE00B4L5Y983&wkn=A0RPWH&target=d1&aendern=p1&wie=p2&zurueck=/depot?tab=1&wref=w&vorschlag=Text',
      ),
    ).toEqual({
      code: 'IE00B4L5Y983',
      depot: 'd1',
      changes: 'p1',
      like: 'p2',
      flow: '/depot?tab=1',
      carried: { wref: 'w', proposalDescription: 'Text' },
    });
    expect(read('wkn=A0RPWH').code).toBe('A0RPWH');
  });

  it.each([
    ['PLANNER', 'PLANNER'],
    ['APPLICATION', 'APPLICATION'],
    ['planner', undefined],
    ['PORTAL2', undefined],
  ])('says where it was begun, as far as the bank knows the place: %s', (said, origin) => {
    expect(read(`herkunft=${said}`).carried.origin).toBe(origin);
  });

  it('tells of a proposal what the bank takes', () => {
    expect(read(`vorschlag=${'x'.repeat(600)}`).carried.proposalDescription).toHaveLength(500);
  });

  it.each([
    ['/depot', true],
    ['/depot/bestand.html?a=b&c=%20', true],
    ['/', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
    ['depot', false],
    ['javascript:alert(1)', false],
    ['/depot#x', false],
    ['/depot x', false],
  ])('leads back to a page of this portal alone: %s: %s', (path, does) => {
    expect(read(`zurueck=${encodeURIComponent(path)}`).flow).toBe(does ? path : undefined);
  });

  it.each([
    ['A2PKXG:225.00', [['A2PKXG', '225.00']]],
    [
      'A2PKXG:225.00,a0rl83:25',
      [
        ['A2PKXG', '225.00'],
        ['A0RL83', '25'],
      ],
    ],
    ['A2PKXG:25.00,A2PKXG:50.00', [['A2PKXG', '25.00']]],
    ['A2PKXG:25.00,A0RL83:-5,A0RL8O:30.00,A0RL83:1e9,A0RL83:25.005,DWEGD5', [['A2PKXG', '25.00']]],
    ['A2PKXG:0100,5', undefined],
    ['<script>:25.00', undefined],
    ['', undefined],
  ])('says which securities are proposed, and what goes into each: %s', (said, positions) => {
    expect(read(`positionen=${encodeURIComponent(said)}`).proposed?.positions).toEqual(
      positions?.map(([wkn, rate = '']) => ({ wkn, rate: decimal(rate) })),
    );
  });

  it('proposes ten securities at most', () => {
    const codes = 'ABCDEFGHJKL'.split('').map((letter) => `${letter}00000:25.00`);
    expect(read(`positionen=${codes.join(',')}`).proposed?.positions).toHaveLength(10);
  });

  it.each([
    ['2027-01-05', '2027-01-05'],
    ['2027-02-30', undefined],
    ['bald', undefined],
  ])('says from which day: %s', (day, first) => {
    expect(read(`positionen=A2PKXG:25.00&ab=${day}`).proposed?.firstPurchase).toBe(first);
  });

  it('proposes nothing without a security', () => {
    expect(read('name=Ruhe&ab=2027-01-05').proposed).toBeUndefined();
  });

  it.each([
    ['savingsplanUuid=p-7', 'p-7'],
    ['savingsplanUuid=', undefined],
    ['', undefined],
  ])('tells the flow the plan that it got back: %s', (query, plan) => {
    expect(planOfFlow(new URLSearchParams(query))).toBe(plan);
  });

  it('names a rate to the cent, half a cent up', () => {
    const positions = [{ wkn: 'A2PKXG', rate: decimal('0.125') }];
    expect(writePlanParameters({ proposed: { positions }, carried: {} })).toEqual({
      positionen: 'A2PKXG:0.13',
    });
  });

  it('is written by the page in whose flow the plan is made', () => {
    const said = {
      proposed: {
        positions: [
          { wkn: 'A2PKXG', rate: decimal('225.00') },
          { wkn: 'A0RL83', rate: decimal('25.00') },
        ],
        name: 'Altersvorsorge',
        firstPurchase: calendarDay('2027-01-05'),
      },
      flow: '/ngbrk/portfolioplaner/onboarding',
      carried: { wref: 'w', proposalDescription: 'Risikoklasse 3: Aktien 45 %', origin: 'PLANNER' as const },
    };
    expect(read(String(new URLSearchParams(writePlanParameters(said))))).toEqual(said);
    expect(read(String(new URLSearchParams(writePlanParameters({ carried: {} }))))).toEqual({ carried: {} });
  });

  it('gives the plan’s id back to that page', () => {
    const back = backToFlow('/depot', savingsPlanId('a b'));
    expect(planOfFlow(new URLSearchParams(back.slice(back.indexOf('?'))))).toBe('a b');
    expect(planOfFlow(new URLSearchParams(''))).toBeUndefined();
  });

  it.each([
    ['/depot', '/depot?savingsplanUuid=a%20b'],
    ['/depot?tab=1', '/depot?tab=1&savingsplanUuid=a%20b'],
  ])('gives %s the plan’s id: %s', (flow, path) => {
    expect(backToFlow(flow, savingsPlanId('a b'))).toBe(path);
  });
});
