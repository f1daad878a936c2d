import { offeringOf } from '@domain/access/offering';

const standard = { type: 'STANDARD_DEPOT' } as const;
const funds = { type: 'COMINVEST' } as const;

describe('what a customer is offered', () => {
  it.each([
    ['no depot', [], { hasFundDepot: false, takesPlans: true }],
    ['a depot', [standard], { hasFundDepot: false, takesPlans: true }],
    ['a fund depot besides [GU-07]', [standard, funds], { hasFundDepot: true, takesPlans: true }],
    [
      'depots of somebody to whom the bank gives no plan [SAV-05]',
      [{ ...standard, planRefusal: 'key' }, funds],
      { hasFundDepot: true, takesPlans: false },
    ],
    [
      'depots of whom the second alone tells the refusal [SAV-05]',
      [standard, { ...standard, planRefusal: 'key' }],
      { hasFundDepot: false, takesPlans: false },
    ],
  ])('with %s', (_what, depots, offering) => {
    expect(offeringOf(depots)).toEqual(offering);
  });
});
