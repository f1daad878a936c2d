import { withoutFilledIn } from '@domain/order/prefill/without-filled-in';

describe('an address whose link has been filled in', () => {
  it.each([
    ['?wkn=716460&side=kauf&quantity=50', 'wkn=716460&side=kauf', 'the quantity is in the draft'],
    [
      '?wkn=716460&Exchange=Xetra&VenueId=v1&otcid=o1',
      'wkn=716460',
      'so is the venue, by any name in any case',
    ],
    ['?side=v&target=depot-2&wref=a', 'side=v&target=depot-2&wref=a', 'what the order is about stays'],
  ])('%s becomes %s: %s [ORD-02] [ORD-30]', (search, left) => {
    const query = withoutFilledIn(new URLSearchParams(search));
    expect(new URLSearchParams(query).toString()).toBe(left);
  });
});
