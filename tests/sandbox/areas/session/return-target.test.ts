import { fc } from '@tests/support/properties';
import { returnTarget } from '@sandbox/areas/session/return-target';

describe('where sign-in leads [GU-01]', () => {
  it.each([
    ['a page of the portal', '/ngbrk/orderbuch', '/ngbrk/orderbuch'],
    [
      'with its query',
      '/ngbrk/order/erstellung?wkn=716460&side=kauf',
      '/ngbrk/order/erstellung?wkn=716460&side=kauf',
    ],
    ['nothing wished', undefined, '/ngbrk/'],
    ['an empty wish', '', '/ngbrk/'],
    ['another host', 'https://evil.invalid/ngbrk/', '/ngbrk/'],
    ['a host without scheme', '//evil.invalid/ngbrk/', '/ngbrk/'],
    ['a backslash that browsers read as slash', '/\\evil.invalid/ngbrk/', '/ngbrk/'],
    ['a script', 'javascript:alert(1)', '/ngbrk/'],
    ['a page of the bank itself', '/sandbox', '/ngbrk/'],
    ['dots that climb out', '/ngbrk/../sandbox', '/ngbrk/'],
    ['encoded dots', '/ngbrk/%2e%2e/sandbox', '/ngbrk/'],
    ['an encoded slash', '/ngbrk/%2f%2fevil.invalid', '/ngbrk/'],
    ['a line break that would split the header', '/ngbrk/\r\nset-cookie: a=b', '/ngbrk/'],
    ['a tab that browsers drop', '/\t/evil.invalid', '/ngbrk/'],
    ['a name that only begins alike', '/ngbrk-evil', '/ngbrk/'],
  ])('%s', (_case, wish, expected) => {
    expect(returnTarget(wish)).toBe(expected);
  });

  it('is always a path below /ngbrk/ on this host', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/ngbrk/${text}`),
        ),
        (wish) => {
          const target = new URL(returnTarget(wish), 'https://bank.invalid');
          expect(target.origin).toBe('https://bank.invalid');
          expect(target.pathname).toMatch(/^\/ngbrk\//);
        },
      ),
    );
  });
});
