import type { DemoCustomer } from './demo-customer';
import { CUSTOMER_ROLES, depot, giro, hold } from './demo-parts';

/** Whom law or bank see otherwise than most: some securities, or plans, are not for them. */
export const CLASSIFIED_CUSTOMERS: readonly DemoCustomer[] = [
  {
    zugangsnummer: '10000018',
    pin: '181818',
    salutation: 'FRAU',
    firstName: 'Sarah',
    lastName: 'Thompson',
    shows:
      'Ist US-Person: Fonds und ETFs darf sie nicht kaufen, ihr alter Sparplan wird nicht mehr ausgeführt.',
    isUsPerson: true,
    roles: CUSTOMER_ROLES,
    tanTypes: ['M_TAN', 'P_TAN_PUSH'],
    phoneNumber: '+49 151 55500018',
    accounts: [giro('9200.00')],
    depots: [depot([hold('716460', '10', '150.00')])],
  },
  {
    zugangsnummer: '10000019',
    pin: '191919',
    salutation: 'HERR',
    firstName: 'Till',
    lastName: 'Uhde',
    shows: 'Ist als professioneller Kunde eingestuft: Sparpläne gibt es für ihn nicht.',
    classification: 'PROFESSIONAL',
    roles: CUSTOMER_ROLES,
    tanTypes: ['M_TAN', 'P_TAN_PUSH'],
    phoneNumber: '+49 151 55500019',
    accounts: [giro('64000.00')],
    depots: [depot([hold('840400', '80', '212.00')])],
  },
  {
    zugangsnummer: '10000020',
    pin: '202020',
    salutation: 'FRAU',
    firstName: 'Ulla',
    lastName: 'Vogt',
    shows: 'Wird im Private Banking betreut: Sparpläne gibt es für sie nicht.',
    salesStrategy: 'PRIVATE_BANKING',
    roles: CUSTOMER_ROLES,
    tanTypes: ['M_TAN', 'P_TAN_PUSH'],
    phoneNumber: '+49 151 55500020',
    accounts: [giro('180000.00')],
    depots: [depot([hold('A0YEDG', '120', '410.00')])],
  },
];
