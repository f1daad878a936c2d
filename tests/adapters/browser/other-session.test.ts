import { watchOtherSession } from '@adapters/browser/other-session';

/** A page that began with these cookies. */
function page(cookies: string, isSignedIn = true) {
  let now = cookies;
  const hasOther = watchOtherSession(() => now, 'XSRF-TOKEN', isSignedIn);
  return (then: string): boolean => {
    now = then;
    return hasOther();
  };
}

describe('a page whose browser signs somebody else in', () => {
  it('is told so from the moment the token is another', () => {
    const hasOther = page('XSRF-TOKEN=a');
    expect([hasOther('XSRF-TOKEN=a'), hasOther('XSRF-TOKEN=b'), hasOther('XSRF-TOKEN=a')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('leaves it to the bank to say that a session is over', () => {
    expect(page('XSRF-TOKEN=a')('')).toBe(false);
  });

  it.each<[string, boolean]>([
    ['XSRF-TOKEN=a', false],
    ['', true],
  ])('is not meant where nobody is signed in: %s', (cookies, isSignedIn) => {
    expect(page(cookies, isSignedIn)('XSRF-TOKEN=b')).toBe(false);
  });
});
