import type { VenueName } from '@sandbox/market/venue/venues';
import type { OrderExtras } from '../store/order-extras';
import type { OrderStatus } from '../store/order-status';
import type { Side } from '../trade/working-order';

/** One seeded order of the main demo customer. */
export interface DemoOrder {
  readonly key: string;
  readonly wkn: string;
  readonly venue: VenueName;
  readonly side: Side;
  readonly type: string;
  readonly quantity: string;
  readonly status: OrderStatus;
  readonly executed?: string;
  /** Price of its executions. */
  readonly price?: string;
  readonly limit?: string;
  readonly trigger?: string;
  readonly extras?: OrderExtras;
  readonly validity: 'GFD' | 'GTD';
  /** How many days before the world began it was entered. */
  readonly daysAgo: number;
  /** For open orders: how many days it is still valid. */
  readonly daysLeft?: number;
}

/** Orders in every state the order book can show, so that each can be looked at on the first day. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    key: 'open-limit',
    wkn: 'A0RPWH',
    venue: 'Xetra',
    side: 'BUY',
    type: 'LIMIT',
    quantity: '20',
    limit: '92.40',
    status: 'OPEN',
    validity: 'GTD',
    daysAgo: 4,
    daysLeft: 26,
  },
  {
    key: 'open-stop',
    wkn: '840400',
    venue: 'Tradegate',
    side: 'SELL',
    type: 'STOP_MARKET',
    quantity: '10',
    trigger: '298.00',
    status: 'OPEN',
    validity: 'GTD',
    daysAgo: 9,
    daysLeft: 40,
  },
  {
    key: 'part',
    wkn: '555750',
    venue: 'Stuttgart',
    side: 'BUY',
    type: 'LIMIT',
    quantity: '150',
    limit: '23.10',
    executed: '60',
    price: '23.10',
    status: 'PARTIALLY_EXECUTED',
    validity: 'GTD',
    daysAgo: 3,
    daysLeft: 18,
  },
  {
    key: 'executed',
    wkn: '723610',
    venue: 'Tradegate',
    side: 'SELL',
    type: 'MARKET',
    quantity: '5',
    executed: '5',
    price: '237.90',
    status: 'EXECUTED',
    validity: 'GFD',
    daysAgo: 1,
  },
  {
    key: 'settled',
    wkn: '716460',
    venue: 'Xetra',
    side: 'BUY',
    type: 'MARKET',
    quantity: '15',
    executed: '15',
    price: '228.45',
    status: 'SETTLED',
    validity: 'GFD',
    daysAgo: 12,
  },
  {
    key: 'settled-bond',
    wkn: '110258',
    venue: 'Frankfurt',
    side: 'BUY',
    type: 'LIMIT',
    quantity: '10000',
    limit: '88.20',
    executed: '10000',
    price: '88.12',
    status: 'SETTLED',
    validity: 'GTD',
    daysAgo: 61,
  },
  {
    key: 'user',
    wkn: '623100',
    venue: 'Tradegate',
    side: 'SELL',
    type: 'LIMIT',
    quantity: '60',
    limit: '41.00',
    status: 'CANCELLED_USER',
    validity: 'GTD',
    daysAgo: 17,
  },
  {
    key: 'user-part',
    wkn: 'A1J4U4',
    venue: 'Xetra',
    side: 'BUY',
    type: 'LIMIT',
    quantity: '4',
    limit: '700.00',
    executed: '2',
    price: '699.80',
    status: 'CANCELLED_USER',
    validity: 'GTD',
    daysAgo: 20,
  },
  {
    key: 'system',
    wkn: '865985',
    venue: 'New York',
    side: 'BUY',
    type: 'LIMIT',
    quantity: '5',
    limit: '205.00',
    status: 'CANCELLED_SYSTEM',
    validity: 'GTD',
    daysAgo: 33,
  },
  {
    key: 'trade',
    wkn: 'A0MW0M',
    venue: 'Stuttgart',
    side: 'SELL',
    type: 'MARKET',
    quantity: '200',
    status: 'CANCELLED_TRADE',
    validity: 'GFD',
    daysAgo: 40,
  },
  {
    key: 'expired',
    wkn: '703000',
    venue: 'Tradegate',
    side: 'BUY',
    type: 'LIMIT',
    quantity: '2',
    limit: '1390.00',
    status: 'EXPIRED',
    validity: 'GTD',
    daysAgo: 45,
  },
  {
    key: 'expired-part',
    wkn: '918422',
    venue: 'Direkthandel Nord',
    side: 'SELL',
    type: 'STOP_LIMIT',
    quantity: '30',
    trigger: '150.00',
    limit: '148.50',
    executed: '10',
    price: '149.10',
    status: 'EXPIRED',
    validity: 'GFD',
    daysAgo: 27,
  },
  {
    key: 'trailing',
    wkn: 'A2PKXG',
    venue: 'Tradegate',
    side: 'SELL',
    type: 'TRAILING_STOP_NATIVE_MARKET',
    quantity: '25',
    trigger: '121.30',
    extras: { trailingLimitDistRel: '8.5' },
    status: 'CANCELLED_USER',
    validity: 'GTD',
    daysAgo: 52,
  },
];
