import type { DemoCustomer } from './demo-customer';
import { CUSTOMER_ROLES, HOUSEHOLD, depot, hold } from './demo-parts';

/** A couple, and a mother: who shares a product or looks after that of a child. */
export const RELATED_CUSTOMERS: readonly DemoCustomer[] = [
  {
    zugangsnummer: '10000021',
    pin: '212121',
    salutation: 'FRAU',
    firstName: 'Wanda',
    lastName: 'Ziegler',
    shows: 'Hat mit Xaver Ziegler ein Gemeinschaftskonto; gemeinsame Anträge gibt er unter „antraege“ frei.',
    roles: CUSTOMER_ROLES,
    tanTypes: ['M_TAN', 'P_TAN_PUSH'],
    phoneNumber: '+49 151 55500021',
    accounts: [{ key: 'giro', type: 'CAJ', currency: 'EUR', opening: '14200.00', payments: HOUSEHOLD }],
    depots: [depot([hold('A2PKXG', '60', '101.20')])],
  },
  {
    zugangsnummer: '10000022',
    pin: '222223',
    salutation: 'HERR',
    firstName: 'Xaver',
    lastName: 'Ziegler',
    shows: 'Zweiter Inhaber des Gemeinschaftskontos von Wanda Ziegler.',
    roles: CUSTOMER_ROLES,
    tanTypes: ['M_TAN', 'P_TAN_PUSH'],
    phoneNumber: '+49 151 55500022',
    accounts: [{ key: 'giro', type: 'CA', currency: 'EUR', opening: '3900.00' }],
    depots: [],
  },
  {
    zugangsnummer: '10000023',
    pin: '232323',
    salutation: 'FRAU',
    firstName: 'Yvonne',
    lastName: 'Albers',
    shows: 'Verwaltet neben ihrem eigenen Depot das Junior-Depot ihrer Tochter Mara.',
    roles: CUSTOMER_ROLES,
    tanTypes: ['M_TAN', 'P_TAN_PUSH'],
    phoneNumber: '+49 151 55500023',
    accounts: [
      { key: 'giro', type: 'CA', currency: 'EUR', opening: '8600.00' },
      { key: 'junior', type: 'SA', currency: 'EUR', opening: '750.00' },
    ],
    depots: [
      depot([hold('A0RPWH', '45', '84.10')]),
      {
        key: 'junior-depot',
        type: 'SECOND_DEPOT',
        accounts: ['junior'],
        holdings: [hold('A2PKXG', '20', '98.60')],
      },
    ],
  },
];
