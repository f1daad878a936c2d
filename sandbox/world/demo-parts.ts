import type { DepotType } from './demo-customer';
import type { DemoAccount, DemoCustomer, DemoDepot, DemoHolding } from './demo-customer';

/** The roles of a customer with a contract. */
export const CUSTOMER_ROLES: readonly string[] = ['KUNDE', 'MEMBER', 'KUNDENMEMBER', 'VERTRAGNEHMER'];

/** Every way of release, push first. */
export const ALL_TYPES: DemoCustomer['tanTypes'] = ['P_TAN_PUSH', 'P_TAN', 'M_TAN', 'P_TAN_APP'];

/** A holding bought at this price. */
export const hold = (wkn: string, quantity: string, purchasePrice: string): DemoHolding => ({
  wkn,
  quantity,
  purchasePrice,
});

/** A current account in EUR. */
export const giro = (opening: string): DemoAccount => ({ key: 'giro', type: 'CA', currency: 'EUR', opening });

/** A settlement account in EUR. */
export const settlement = (opening: string): DemoAccount => ({
  key: 'verrechnung',
  type: 'SA',
  currency: 'EUR',
  opening,
});

/** The customer's first depot, settled on the current account. */
export const depot = (holdings: readonly DemoHolding[], type: DepotType = 'STANDARD_DEPOT'): DemoDepot => ({
  key: 'depot',
  type,
  accounts: ['giro'],
  holdings,
});
