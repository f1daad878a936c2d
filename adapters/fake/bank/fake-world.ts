import type { Product } from '@domain/access/product';
import type { Role } from '@domain/access/role';
import type { AccountTransaction } from '@domain/banking/account-transaction';
import type { Deposit } from '@domain/banking/deposit';
import type { AccountBalance } from '@domain/depot/account';
import type { DepotOverviewPreferences } from '@domain/depot/depot-overview-preferences';
import type { Depot } from '@domain/depot/depot';
import type { Approval } from '@domain/consent/approval';
import type { ConsentNeed } from '@domain/consent/consent-need';
import type { TermsOfUse } from '@domain/consent/terms-of-use';
import { readTextBlocks } from '@domain/consent/text-block';
import type { Position } from '@domain/depot/position';
import type { BankDocument } from '@domain/postbox/bank-document';
import type { Message } from '@domain/message/message';
import type { GroupProgress } from '@domain/knowledge/group-progress';
import type { LearningMaterial } from '@domain/knowledge/product-group';
import type { ValuePoint } from '@domain/depot/value-history';
import type { Watch } from '@domain/instrument/watch';
import type { Notification } from '@domain/notification/notification';
import type { SecureMessage } from '@domain/postbox/secure-message';
import type { Instrument } from '@domain/instrument/instrument';
import { calendarDay } from '@domain/time/local-date';
import { defaultOrderPreferences, type OrderPreferences } from '@domain/order/draft/order-preferences';
import type { OrderTemplate } from '@domain/order/prefill/order-template';
import type { Venue, VenueQuote } from '@domain/instrument/venue';
import type { Profile, Session } from '@domain/session/session';
import type { AccountId, DepotId, InstrumentId } from '@domain/codes/ids';
import { accountId, approvalId, depotId, sessionId, termsOfUseId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { bund, fundHouse, marketOf, msciWorld, sap, tradegate, uniGlobal, xetra } from './fake-market';
import { fakeMaterials, fakeProgress } from './fake-product-groups';
import { positionIn } from './fake-position';
import { someDocuments, someTransactions } from './fake-letters';
import type { TanAgreement } from '../session/fake-tan-rules';

/** What a fake bank knows of one signed-in customer and of the market; tests change what they need. */
export interface FakeWorld {
  /** False as after the bank has ended the session. */
  signedIn: boolean;
  session: Session;
  profile: Profile;
  agreement: TanAgreement;
  /** What the customers' area says, and the one of employees and intermediaries. */
  roles: readonly Role[];
  employeeRoles: readonly Role[];
  products: readonly Product[];
  depots: readonly Depot[];
  positions: readonly Position[];
  balances: readonly AccountBalance[];
  /** The bookings of each account, the latest first. */
  transactions: ReadonlyMap<AccountId, readonly AccountTransaction[]>;
  deposits: readonly Deposit[];
  documents: readonly BankDocument[];
  /** Those of them about the orders for an instrument. */
  orderDocuments: ReadonlyMap<InstrumentId, readonly BankDocument[]>;
  watches: readonly Watch[];
  notifications: readonly Notification[];
  messages: readonly SecureMessage[];
  /** What each depot has been worth, oldest first. */
  valueHistories: ReadonlyMap<DepotId, readonly ValuePoint[]>;
  instruments: readonly Instrument[];
  venues: ReadonlyMap<InstrumentId, readonly Venue[]>;
  quotes: readonly VenueQuote[];
  orderPreferences: OrderPreferences;
  orderTemplates: readonly OrderTemplate[];
  terms: readonly TermsOfUse[];
  approvals: readonly Approval[];
  /** What orders of an instrument need before they are taken. */
  consentNeeds: ReadonlyMap<InstrumentId, readonly ConsentNeed[]>;
  depotOverview: DepotOverviewPreferences;
  /** Product groups with what is learned of them, and how far the customer has come. */
  materials: readonly LearningMaterial[];
  progress: readonly GroupProgress[];
  /** What the bank says of every savings plan, besides what its own rules find. */
  planMessages: readonly Message[];
}

/** The default depot of the default world. */
export const mainDepot: DepotId = depotId('depot-1');
/** The account its orders are settled on. */
export const mainAccount: AccountId = accountId('account-1');

/** A customer with everything: a depot with shares, a bond and a fund, 25,000 EUR, all TAN types, an active session. */
export const wellSuppliedCustomer = (): FakeWorld => ({
  signedIn: true,
  session: { id: sessionId('session-1'), sessionTanActive: true },
  profile: { clientId: 'client-1', salutation: 'FRAU', firstName: 'Anna', lastName: 'Berger' },
  agreement: { types: ['P_TAN_PUSH', 'P_TAN', 'M_TAN'] },
  roles: ['KUNDE', 'VERTRAGNEHMER'],
  employeeRoles: [],
  products: [{ id: 'product-1', type: 'DEPOT', connection: 'CURRENT_CLIENT', displayId: '1000000001' }],
  depots: [
    {
      id: mainDepot,
      displayId: '1000000001',
      type: 'STANDARD_DEPOT',
      defaultSettlementAccountId: mainAccount,
      furtherSettlementAccountIds: [],
    },
  ],
  positions: [
    positionIn(mainDepot, sap, '40', '198.20', '232.75'),
    positionIn(mainDepot, msciWorld, '120', '81.40', '104.52'),
    positionIn(mainDepot, bund, '5000', '91.10', '86.74'),
  ],
  balances: [
    {
      accountId: mainAccount,
      account: {
        id: mainAccount,
        displayId: '2000000001',
        currency: EUR,
        type: 'settlement',
        iban: 'DE02120300000000202051',
      },
      balance: amount('25000.00', EUR),
      balanceEur: amount('25000.00', EUR),
      availableCash: amount('25000.00', EUR),
      availableCashEur: amount('25000.00', EUR),
    },
  ],
  transactions: new Map([[mainAccount, someTransactions]]),
  deposits: [],
  documents: someDocuments,
  orderDocuments: new Map(),
  watches: [],
  notifications: [],
  messages: [],
  valueHistories: new Map([
    [
      mainDepot,
      [
        {
          date: calendarDay('2026-11-19'),
          value: amount('25900.00', EUR),
          purchaseValue: amount('22251.00', EUR),
        },
        {
          date: calendarDay('2026-11-20'),
          value: amount('26100.00', EUR),
          purchaseValue: amount('22251.00', EUR),
        },
      ],
    ],
  ]),
  instruments: [sap, msciWorld, bund, uniGlobal],
  venues: new Map([
    [sap.id, [xetra, tradegate]],
    [msciWorld.id, [xetra, tradegate]],
    [bund.id, [xetra]],
    [uniGlobal.id, [fundHouse]],
  ]),
  quotes: [
    marketOf(sap, xetra, '232.75'),
    marketOf(sap, tradegate, '232.80'),
    marketOf(msciWorld, xetra, '104.52'),
    marketOf(msciWorld, tradegate, '104.55'),
    marketOf(bund, xetra, '86.74'),
  ],
  orderPreferences: defaultOrderPreferences,
  orderTemplates: [],
  terms: [
    {
      id: termsOfUseId('terms-1'),
      version: '3',
      title: 'Bedingungen für den Handel mit Hebelprodukten',
      text: readTextBlocks('<h2>Risiken</h2><p>Der Einsatz kann <b>ganz</b> verloren gehen.</p>'),
    },
  ],
  approvals: [
    { id: approvalId('approval-1'), title: 'Termingeschäfte', text: 'Sie geben Termingeschäfte frei.' },
  ],
  consentNeeds: new Map(),
  depotOverview: { available: true, columns: [{ id: 'quantity', visible: true }] },
  materials: fakeMaterials,
  progress: fakeProgress,
  planMessages: [],
});
