import { offeringOf } from '@domain/access/offering';

const standard = { type: 'STANDARD_DEPOT' } as const;
const funds = { type: 'COMINVEST' } as const;

const nothing = {
  depot: false,
  'depot-overview': false,
  'order-book': false,
  brokerage: false,
  'savings-plan': false,
  hasFundDepot: false,
  takesPlans: false,
};
const usual = {
  depot: true,
  'depot-overview': true,
  'order-book': true,
  brokerage: true,
  'savings-plan': true,
  hasFundDepot: false,
  takesPlans: true,
};

describe('what a customer is offered', () => {
  it.each([
    ['no depot', [], nothing],
    ['a depot', [standard], usual],
    [
      'a fund depot alone [GU-03]',
      [funds],
      { ...nothing, depot: true, 'depot-overview': true, 'order-book': true, hasFundDepot: true },
    ],
    [
      'a depot of an unknown type',
      [{ type: 'UNKNOWN' } as const],
      { ...nothing, depot: true, 'depot-overview': true, 'order-book': true, brokerage: true },
    ],
    ['a fund depot besides [GU-07]', [standard, funds], { ...usual, hasFundDepot: true }],
    [
      'depots of somebody to whom the bank gives no plan [SAV-05]',
      [{ ...standard, planRefusal: 'key' }, funds],
      { ...usual, hasFundDepot: true, takesPlans: false },
    ],
    [
      'depots of whom the second alone tells the refusal [SAV-05]',
      [standard, { ...standard, planRefusal: 'key' }],
      { ...usual, takesPlans: false },
    ],
  ])('with %s', (_what, depots, offering) => {
    expect(offeringOf(depots)).toEqual(offering);
  });
});
