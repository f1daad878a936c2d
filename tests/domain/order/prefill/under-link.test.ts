import { emptySnapshot } from '@domain/form/session/snapshot';
import { underLink } from '@domain/order/prefill/under-link';

const draft = {
  ...emptySnapshot,
  version: 3,
  fields: { instrument: 'DE0007164600', quantity: '10', limit: '95' },
};

describe('an older draft under a link [ORD-02] [ORD-30]', () => {
  it('has the quantity that the link names, and what it says else as it was', () => {
    expect(underLink(draft, { quantity: '12,5' })).toEqual({
      ...draft,
      fields: { ...draft.fields, quantity: '12,5' },
    });
  });

  it('is left as it is where the link names none', () => {
    expect(underLink(draft, { side: 'SELL' })).toEqual(draft);
  });
});
