import { idleRule, timeAllowed, type IdleTerms } from '@domain/session/idle-rule';

const bank = { idle: 1_200_000, countdown: 30_000 };

describe('how long a customer may do nothing', () => {
  it.each<[string, Partial<IdleTerms>, number, number]>([
    ['the bank’s own time, then its countdown [KIT-08]', {}, 1200, 1230],
    ['the customer’s shorter time', { chosen: 10 }, 600, 630],
    ['payments end after 5 minutes, countdown included', { isPayment: true }, 270, 300],
    ['payments are shorter than the customer’s time', { isPayment: true, chosen: 5 }, 270, 300],
    [
      'the bank’s time where the customer’s is longer',
      { bank: { ...bank, idle: 240_000 }, chosen: 5 },
      240,
      270,
    ],
    ['a bank shorter than payments ask for', { bank: { ...bank, idle: 60_000 }, isPayment: true }, 60, 90],
    [
      'a countdown longer than payments allow',
      { bank: { idle: 1, countdown: 400_000 }, isPayment: true },
      0,
      400,
    ],
  ])('is %s', (_case, terms, idle, allowed) => {
    const rule = idleRule({ bank, isPayment: false, ...terms });
    expect([rule.idle / 1000, timeAllowed(rule) / 1000]).toEqual([idle, allowed]);
  });
});
