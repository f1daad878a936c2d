import type { DepotType } from './demo-customer';
import type { DemoAccount, DemoCustomer, DemoDepot, DemoHolding, DemoPayment } from './demo-customer';

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

/** An account at another bank, from which direct debits are paid. */
export const EXTERNAL: DemoAccount = { key: 'extern', type: 'EXT', currency: 'EUR', opening: '0.00' };

/** The customer's first depot, settled on the current account. */
export const depot = (holdings: readonly DemoHolding[], type: DepotType = 'STANDARD_DEPOT'): DemoDepot => ({
  key: 'depot',
  type,
  accounts: ['giro'],
  holdings,
});

/** Salary, rent and what else a household pays each month. */
export const HOUSEHOLD: readonly DemoPayment[] = [
  {
    day: 27,
    amount: '3184.20',
    name: 'Nordlicht Maschinenbau GmbH',
    account: '4401200',
    purpose: ['Gehalt'],
  },
  { day: 1, amount: '-985.00', name: 'Hausverwaltung Lindner', account: '7730451', purpose: ['Miete'] },
  {
    day: 3,
    amount: '-74.90',
    name: 'Stadtwerke Musterstadt',
    account: '2200417',
    purpose: ['Strom und Gas', 'Vertrag 481516'],
  },
  {
    day: 12,
    amount: '-412.35',
    name: 'Kartenabrechnung',
    account: '9000012',
    purpose: ['Umsätze Ihrer Karte'],
  },
];

/** What is put aside each month. */
export const SAVING: readonly DemoPayment[] = [
  {
    day: 5,
    amount: '250.00',
    name: 'Sparkasse Musterstadt',
    account: '5512003',
    purpose: ['Sparrate Depot'],
  },
];
