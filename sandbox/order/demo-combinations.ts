import type { DemoOrder } from './demo-orders';

/** A seeded combined order. */
export interface DemoCombination {
  readonly key: string;
  readonly type: 'ONE_CANCELS_OTHER' | 'NEXT_ORDER';
  readonly legs: readonly [DemoOrder, DemoOrder];
}

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
];
