import type { DepotType, TanType } from '../db/world-tables';
import { stableId } from '../foundation/identifiers';

export interface DemoAccount {
  readonly key: string;
  readonly type: 'CA' | 'CAJ' | 'CAEU' | 'CAEJ' | 'SA' | 'LLA' | 'EXT';
  readonly currency: string;
  /** What the ledger books as opening balance. */
  readonly opening: string;
  readonly creditLimit?: string;
}

/** A position that the ledger books as opening; the price per piece or in percent, in the instrument's currency. */
export interface DemoHolding {
  readonly wkn: string;
  readonly quantity: string;
  readonly purchasePrice: string;
}

export interface DemoDepot {
  readonly key: string;
  readonly type: DepotType;
  /** Keys of the settlement accounts, the default first. */
  readonly accounts: readonly [string, ...string[]];
  readonly holdings: readonly DemoHolding[];
}

export interface DemoCustomer {
  readonly zugangsnummer: string;
  readonly pin: string;
  readonly salutation: 'FRAU' | 'HERR';
  readonly title?: string;
  readonly firstName: string;
  readonly lastName: string;
  /** One German sentence: what this customer is there to show. */
  readonly shows: string;
  readonly roles: readonly string[];
  /** Methods of release, the favourite first. */
  readonly tanTypes: readonly [TanType, ...TanType[]];
  readonly phoneNumber: string;
  readonly fixedSmsTan?: string;
  readonly releaseBySessionTan?: boolean;
  readonly depotOverviewAvailable?: boolean;
  readonly tanLocked?: boolean;
  readonly accounts: readonly DemoAccount[];
  readonly depots: readonly DemoDepot[];
}

const CUSTOMER_ROLES = ['KUNDE', 'MEMBER', 'KUNDENMEMBER', 'VERTRAGNEHMER'];
const ALL_TYPES: DemoCustomer['tanTypes'] = ['P_TAN_PUSH', 'P_TAN', 'M_TAN', 'P_TAN_APP'];
const hold = (wkn: string, quantity: string, purchasePrice: string): DemoHolding => ({ wkn, quantity, purchasePrice });
const giro = (opening: string): DemoAccount => ({ key: 'giro', type: 'CA', currency: 'EUR', opening });
const settlement = (opening: string): DemoAccount => ({ key: 'verrechnung', type: 'SA', currency: 'EUR', opening });
const depot = (holdings: readonly DemoHolding[], type: DepotType = 'STANDARD_DEPOT'): DemoDepot => ({
  key: 'depot',
  type,
  accounts: ['giro'],
  holdings,
});

/** Everybody who can sign in to a fresh world; the login page, the README and the start script list them. */
export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    zugangsnummer: '10000001',
    pin: '111111',
    salutation: 'FRAU',
    firstName: 'Anna',
    lastName: 'Berger',
    shows: 'Alles: zwei Depots, Konten in EUR und USD, 15 Positionen, alle Freigabewege, Push bevorzugt.',
    roles: CUSTOMER_ROLES,
    tanTypes: ALL_TYPES,
    phoneNumber: '+49 151 55500001',
    accounts: [
      { ...giro('18450.30'), creditLimit: '5000.00' },
      settlement('6210.75'),
      { key: 'usd', type: 'SA', currency: 'USD', opening: '4120.00' },
    ],
    depots: [
      {
        key: 'depot',
        type: 'STANDARD_DEPOT',
        accounts: ['giro', 'verrechnung', 'usd'],
        holdings: [
          hold('A2PKXG', '145', '104.18'),
          hold('A0RPWH', '180', '81.20'),
          hold('703000', '8', '1214.00'),
          hold('716460', '40', '171.36'),
          hold('840400', '24', '251.90'),
          hold('110258', '10000', '88.12'),
          hold('918422', '60', '96.10'),
          hold('865985', '35', '171.22'),
          hold('723610', '30', '189.40'),
          hold('555750', '220', '23.85'),
          hold('847402', '2.418', '1903.11'),
          hold('A1J4U4', '6', '688.40'),
          hold('623100', '110', '31.07'),
          hold('A0MW0M', '400', '8.94'),
          hold('747206', '150', '1.84'),
        ],
      },
      {
        key: 'zweitdepot',
        type: 'SECOND_DEPOT',
        accounts: ['verrechnung'],
        holdings: [hold('A0RPWH', '60', '92.75'), hold('980701', '120', '42.10'), hold('DW1ZE1', '12', '229.80')],
      },
    ],
  },
  {
    zugangsnummer: '10000002',
    pin: '222222',
    salutation: 'HERR',
    firstName: 'Bernd',
    lastName: 'Claasen',
    shows: 'Für Programme: nur SMS, der Code ist immer 000000.',
    roles: CUSTOMER_ROLES,
    tanTypes: ['M_TAN'],
    phoneNumber: '+49 151 55500002',
    fixedSmsTan: '000000',
    accounts: [giro('50000.00')],
    depots: [depot([hold('716460', '25', '150.00'), hold('555750', '100', '20.00')])],
  },
  {
    zugangsnummer: '10000003',
    pin: '333333',
    salutation: 'FRAU',
    title: 'Dr.',
    firstName: 'Carla',
    lastName: 'Dorn',
    shows: 'Freigabe nur mit Foto-TAN.',
    roles: CUSTOMER_ROLES,
    tanTypes: ['P_TAN'],
    phoneNumber: '+49 151 55500003',
    accounts: [giro('12000.00')],
    depots: [depot([hold('593393', '30', '160.20'), hold('840400', '10', '230.00')])],
  },
  {
    zugangsnummer: '10000004',
    pin: '444444',
    salutation: 'HERR',
    firstName: 'David',
    lastName: 'Eke',
    shows: 'Freigabe nur mit Push.',
    roles: CUSTOMER_ROLES,
    tanTypes: ['P_TAN_PUSH'],
    phoneNumber: '+49 151 55500004',
    accounts: [giro('9500.00')],
    depots: [depot([hold('A2PKXG', '40', '110.40')])],
  },
  {
    zugangsnummer: '10000005',
    pin: '555555',
    salutation: 'FRAU',
    firstName: 'Elif',
    lastName: 'Fuchs',
    shows: 'Hat kein Depot: die Handelsseiten führen zu „Kein Depot“.',
    roles: CUSTOMER_ROLES,
    tanTypes: ['M_TAN', 'P_TAN'],
    phoneNumber: '+49 151 55500005',
    accounts: [giro('3200.00')],
    depots: [],
  },
  {
    zugangsnummer: '10000006',
    pin: '666666',
    salutation: 'HERR',
    firstName: 'Frederik',
    lastName: 'Gall',
    shows: 'Hat nur ein Fondsdepot (COMINVEST).',
    roles: CUSTOMER_ROLES,
    tanTypes: ['P_TAN_PUSH', 'M_TAN'],
    phoneNumber: '+49 151 55500006',
    accounts: [giro('7400.00')],
    depots: [depot([hold('847402', '3.500', '1850.00'), hold('849105', '12', '402.15')], 'COMINVEST')],
  },
  {
    zugangsnummer: '10000007',
    pin: '777777',
    salutation: 'FRAU',
    firstName: 'Greta',
    lastName: 'Hansen',
    shows: 'Nutzt noch die alte Depotübersicht: die neue ist für sie nicht freigeschaltet.',
    roles: CUSTOMER_ROLES,
    tanTypes: ['P_TAN_PUSH', 'P_TAN', 'M_TAN'],
    phoneNumber: '+49 151 55500007',
    depotOverviewAvailable: false,
    accounts: [giro('5100.00')],
    depots: [depot([hold('A0RPWH', '20', '88.00')])],
  },
  {
    zugangsnummer: '10000008',
    pin: '888888',
    salutation: 'HERR',
    firstName: 'Henrik',
    lastName: 'Ivers',
    shows: 'Seine Freigabe ist nach drei falschen TANs gesperrt.',
    roles: CUSTOMER_ROLES,
    tanTypes: ['M_TAN', 'P_TAN'],
    phoneNumber: '+49 151 55500008',
    tanLocked: true,
    accounts: [giro('4300.00')],
    depots: [depot([hold('BASF11', '50', '47.20')])],
  },
  {
    zugangsnummer: '10000009',
    pin: '999999',
    salutation: 'FRAU',
    firstName: 'Ida',
    lastName: 'Jahn',
    shows: 'Ist Kundin ohne Vertrag (Rolle KUNDE, nicht VERTRAGNEHMER): kein Zutritt zum Portal.',
    roles: ['KUNDE'],
    tanTypes: ['M_TAN'],
    phoneNumber: '+49 151 55500009',
    accounts: [giro('100.00')],
    depots: [],
  },
  {
    zugangsnummer: '10000010',
    pin: '101010',
    salutation: 'HERR',
    firstName: 'Jonas',
    lastName: 'Kremer',
    shows: 'Arbeitet in der Bank (Rolle ROLE_EMPLOYEE), Anmeldung auch unter /cp/login.',
    roles: ['ROLE_EMPLOYEE', ...CUSTOMER_ROLES],
    tanTypes: ['P_TAN_PUSH', 'M_TAN'],
    phoneNumber: '+49 151 55500010',
    accounts: [giro('8800.00')],
    depots: [depot([hold('514000', '200', '18.40')])],
  },
  {
    zugangsnummer: '10000011',
    pin: '111222',
    salutation: 'FRAU',
    firstName: 'Klara',
    lastName: 'Lind',
    shows: 'Ihre Session-TAN gibt auch Orders frei (TAN_FREI).',
    roles: CUSTOMER_ROLES,
    tanTypes: ['M_TAN', 'P_TAN_PUSH'],
    phoneNumber: '+49 151 55500011',
    releaseBySessionTan: true,
    accounts: [giro('25000.00')],
    depots: [depot([hold('A0YEDG', '15', '455.00'), hold('DW8KL8', '2000', '0.5100')])],
  },
  {
    zugangsnummer: '10000012',
    pin: '121212',
    salutation: 'HERR',
    firstName: 'Lars',
    lastName: 'Mohn',
    shows: 'Hat kein Geld auf dem Konto: Käufe scheitern am verfügbaren Betrag.',
    roles: CUSTOMER_ROLES,
    tanTypes: ['M_TAN', 'P_TAN_PUSH'],
    phoneNumber: '+49 151 55500012',
    accounts: [giro('0.00')],
    depots: [depot([hold('623100', '15', '33.10')])],
  },
  {
    zugangsnummer: '10000013',
    pin: '131313',
    salutation: 'FRAU',
    firstName: 'Mina',
    lastName: 'Nolte',
    shows: 'Hat ein leeres Depot: so sieht der Anfang aus.',
    roles: CUSTOMER_ROLES,
    tanTypes: ['P_TAN_PUSH', 'P_TAN', 'M_TAN'],
    phoneNumber: '+49 151 55500013',
    accounts: [giro('15000.00')],
    depots: [depot([])],
  },
];

/** The customer id of a sign-in number; the same in every world. */
export const clientIdOf = (zugangsnummer: string): string => stableId('client', zugangsnummer);

/** The id of a demo customer's account. */
export const accountIdOf = (zugangsnummer: string, key: string): string =>
  stableId('account', `${zugangsnummer}/${key}`);

/** The id of a demo customer's depot. */
export const depotIdOf = (zugangsnummer: string, key: string): string => stableId('depot', `${zugangsnummer}/${key}`);
