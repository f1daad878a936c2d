import type { DemoOrder } from './demo-orders';

/** A seeded combined order. */
export interface DemoCombination {
  readonly key: string;
  readonly type: 'ONE_CANCELS_OTHER' | 'NEXT_ORDER';
  /** Only what follows in a next order is a combination itself. */
  readonly legs: readonly [DemoOrder, DemoOrder | DemoCombination];
}

/** What the legs of the next order whose follow is a one-cancels-other order have in common. */
const bracketed = {
  wkn: '604843',
  venue: 'Direkthandel Nord',
  quantity: '15',
  validity: 'GTD',
  daysAgo: 4,
  daysLeft: 40,
} as const;

/** Combined orders that are open, far enough from the market to stay so for a while. */
export const DEMO_COMBINATIONS: readonly DemoCombination[] = [
  {
    key: 'oco',
    type: 'ONE_CANCELS_OTHER',
    legs: [
      {
        key: 'oco-stop',
        wkn: '716460',
        venue: 'Tradegate',
        side: 'SELL',
        type: 'STOP_MARKET',
        quantity: '10',
        trigger: '195.00',
        status: 'OPEN',
        validity: 'GTD',
        daysAgo: 6,
        daysLeft: 50,
      },
      {
        key: 'oco-limit',
        wkn: '716460',
        venue: 'Tradegate',
        side: 'SELL',
        type: 'LIMIT',
        quantity: '10',
        limit: '285.00',
        status: 'OPEN',
        validity: 'GTD',
        daysAgo: 6,
        daysLeft: 50,
      },
    ],
  },
  {
    key: 'next',
    type: 'NEXT_ORDER',
    legs: [
      {
        key: 'next-base',
        wkn: '519000',
        venue: 'Stuttgart',
        side: 'BUY',
        type: 'LIMIT',
        quantity: '20',
        limit: '74.50',
        status: 'OPEN',
        validity: 'GTD',
        daysAgo: 5,
        daysLeft: 35,
      },
      {
        key: 'next-follow',
        wkn: '519000',
        venue: 'Stuttgart',
        side: 'SELL',
        type: 'LIMIT',
        quantity: '20',
        limit: '96.00',
        status: 'WAITING',
        validity: 'GTD',
        daysAgo: 5,
        daysLeft: 35,
      },
    ],
  },
  {
    key: 'next-oco',
    type: 'NEXT_ORDER',
    legs: [
      { ...bracketed, key: 'bracket-base', side: 'BUY', type: 'LIMIT', limit: '55.20', status: 'OPEN' },
      {
        key: 'next-oco-follow',
        type: 'ONE_CANCELS_OTHER',
        legs: [
          {
            ...bracketed,
            key: 'bracket-stop',
            side: 'SELL',
            type: 'STOP_MARKET',
            trigger: '49.00',
            status: 'WAITING',
          },
          {
            ...bracketed,
            key: 'bracket-limit',
            side: 'SELL',
            type: 'LIMIT',
            limit: '68.00',
            status: 'WAITING',
          },
        ],
      },
    ],
  },
];
