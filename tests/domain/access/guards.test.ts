import { type AccessDecision, allowed, toExternal, toLogin, toRoute } from '@domain/access/access-decision';
import {
  decideBrokerage,
  decideDepotOverview,
  decideFundDepot,
  decideDepot,
  decideRole,
  decideSavingsPlan,
  decideSignedIn,
  savingsPlanDepot,
} from '@domain/access/guards';
import { decideOrderCancellation, decideOrderChange } from '@domain/access/order-guards';
import { allowedTarget } from '@domain/access/allowed-target';
import { loginPath } from '@domain/access/login-path';
import { type Product, productTypes } from '@domain/access/product';
import { type Role, roles } from '@domain/access/role';
import { type DepotType, depotTypes } from '@domain/depot/depot';
import type { Failure } from '@domain/failure/failure';
import type { Order } from '@domain/order/open/order';
import * as O from 'fp-ts/Option';
import { depotOf, order } from '../support/samples';

const here = '/ngbrk/order/erstellung?side=BUY';
const noDepot = toRoute('kein-depot');
const orderBook = toRoute('orderbuch');
const depot: Product = { id: 'p-1', type: 'DEPOT', connection: 'CURRENT_CLIENT', displayId: '1' };

describe('being signed in', () => {
  it('is asked for, and leads back [GU-01]', () => {
    expect(decideSignedIn({ kind: 'session-expired' }, here)).toEqual(toLogin(here));
  });

  it.each<[string, Failure]>([
    ['a server that fails', { kind: 'server', errorId: 'E' }],
    ['silence', { kind: 'no-answer', reason: 'timeout', errorId: 'E' }],
    ['a session that is over and names its address', { kind: 'session-expired', logoutUrl: '/lp/wt/x' }],
  ])('is not what another failure denies; it is followed: %s [GU-01]', (_what, failure) => {
    expect(decideSignedIn(failure, here)).toBeUndefined();
  });

  it('takes the role of a contract holder, whatever else somebody is [GU-02]', () => {
    const others = roles.filter((role) => role !== 'VERTRAGNEHMER');
    const choices = others.reduce<readonly (readonly Role[])[]>(
      (sets, role) => [...sets, ...sets.map((set) => [...set, role])],
      [[]],
    );
    for (const choice of choices) {
      expect(decideRole(choice, here)).toEqual(toLogin(here));
      expect(decideRole([...choice, 'VERTRAGNEHMER'], here)).toEqual(allowed);
    }
  });

  it('happens on the page of customers or employees [GU-01] [GU-10]', () => {
    expect(loginPath(here)).toBe('/login?page=%2Fngbrk%2Forder%2Ferstellung%3Fside%3DBUY&rolle=kunde');
    expect(loginPath(here, 'customer', 'interessent')).toContain('&rolle=interessent');
    expect(loginPath(here, 'ihf')).toBe('/cp/login?page=%2Fngbrk%2Forder%2Ferstellung%3Fside%3DBUY');
    expect([loginPath(here), loginPath(here, 'ihf')].map(allowedTarget).every(O.isSome)).toBe(true);
  });
});

describe('a depot to trade with', () => {
  const types = [...productTypes, 'UNKNOWN'] as const;
  const subTypes = [undefined, 'COMINVEST', 'ANDERES'] as const;
  const connections = ['CURRENT_CLIENT', 'OTHER'] as const;
  const combinations = types.flatMap((type) =>
    subTypes.flatMap((subType) => connections.map((connection) => ({ type, subType, connection }))),
  );

  it.each(combinations)('with the one product %j [GU-03]', ({ type, subType, connection }) => {
    const product = { ...depot, type, connection, ...(subType === undefined ? {} : { subType }) };
    const fits = type === 'DEPOT' && subType !== 'COMINVEST' && connection === 'CURRENT_CLIENT';
    expect(decideBrokerage([product])).toEqual(fits ? allowed : noDepot);
    expect(decideBrokerage([product, depot])).toEqual(allowed);
  });

  it('is missing without products [GU-03]', () => {
    expect(decideBrokerage([])).toEqual(noDepot);
  });
});

describe('an order to change or cancel', () => {
  const flags = [true, false] as const;
  const leg = (deletable: boolean, modifiable: boolean): Order => ({ ...order, deletable, modifiable });
  const combinations = flags.flatMap((deletable) =>
    flags.flatMap((modifiable) =>
      (['none', 'deletable', 'modifiable'] as const).flatMap((legs) =>
        (['LIMIT', 'SUBSCRIPTION'] as const).map((orderType) => ({ deletable, modifiable, legs, orderType })),
      ),
    ),
  );

  it.each(combinations)('%j [GU-04]', ({ deletable, modifiable, legs, orderType }) => {
    const subOrders = legs === 'none' ? [] : [leg(legs === 'deletable', legs === 'modifiable')];
    const given: Order = { ...leg(deletable, modifiable), orderType, subOrders };
    const mayCancel = orderType !== 'SUBSCRIPTION' && (deletable || legs === 'deletable');
    const mayChange = orderType !== 'SUBSCRIPTION' && (modifiable || legs === 'modifiable');
    expect(decideOrderCancellation([depot], given)).toEqual(mayCancel ? allowed : orderBook);
    expect(decideOrderChange([depot], given)).toEqual(mayChange ? allowed : orderBook);
  });

  it.each([decideOrderChange, decideOrderCancellation])(
    'without an id or an order leads to the order book [GU-04]',
    (decide) => {
      expect(decide([depot], undefined)).toEqual(orderBook);
    },
  );

  it.each([decideOrderChange, decideOrderCancellation])(
    'without a depot leads to no-depot first [GU-04]',
    (decide) => {
      expect(decide([], order)).toEqual(noDepot);
      expect(decide([], undefined)).toEqual(noDepot);
    },
  );
});

describe('the areas of a depot', () => {
  const cases: readonly (readonly [
    readonly (DepotType | 'UNKNOWN')[],
    AccessDecision,
    AccessDecision,
    AccessDecision,
  ])[] = [
    [[], noDepot, noDepot, noDepot],
    [['STANDARD_DEPOT'], allowed, noDepot, allowed],
    [['SECOND_DEPOT'], allowed, noDepot, allowed],
    [['COMINVEST'], allowed, allowed, noDepot],
    [['UNKNOWN'], allowed, noDepot, noDepot],
    [['COMINVEST', 'SECOND_DEPOT'], allowed, allowed, allowed],
    [['UNKNOWN', 'COMINVEST'], allowed, allowed, noDepot],
  ];

  it.each(cases)('with %j: order book, fund depot, savings plans [GU-05] [GU-07]', (types, ...decisions) => {
    const depots = types.map((type) => depotOf(type));
    expect([decideDepot(depots), decideFundDepot(depots), decideSavingsPlan(depots)]).toEqual(decisions);
  });

  it('remember the first depot that can have a savings plan [GU-07]', () => {
    const depots = [depotOf('COMINVEST', 'a'), depotOf('SECOND_DEPOT', 'b'), depotOf('STANDARD_DEPOT', 'c')];
    expect(savingsPlanDepot(depots)?.id).toBe('b');
    expect(savingsPlanDepot(depots.slice(0, 1))).toBeUndefined();
    expect(depotTypes).toHaveLength(3);
  });

  it('the overview opens where it is available [GU-06]', () => {
    expect(decideDepotOverview({ available: true })).toEqual(allowed);
    expect(decideDepotOverview({ available: false })).toEqual(toExternal('/lp/wt/depotuebersicht'));
  });
});
