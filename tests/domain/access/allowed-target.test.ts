import { allowedTarget } from '@domain/access/allowed-target';
import { EXTERNAL_DEPOT_OVERVIEW } from '@domain/access/guards';
import { loginPath } from '@domain/access/login-path';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';

const escaped = (text: string, times: number): string =>
  times === 0 ? text : escaped(encodeURIComponent(text), times - 1);

describe('redirects', () => {
  it.each([
    ['/ngbrk/', 'the portal'],
    ['/ngbrk', 'its root'],
    ['/ngbrk/order/erstellung?side=BUY&wkn=716460', 'a page with its query'],
    ['/ngbrk/kein-depot', 'no depot'],
    ['/lp/wt/logout', 'sign-out'],
    [EXTERNAL_DEPOT_OVERVIEW, 'the other depot overview'],
    ['/cp/error', 'the error page'],
    ['/cp/error/generic', 'with a code'],
    [loginPath('/ngbrk/orderbuch'), 'sign-in that leads back'],
    [loginPath('/ngbrk/order/erstellung?wkn=716460&quantity=1,5'), 'with the query kept'],
    [loginPath(loginPath('/ngbrk/')), 'nested, and still allowed'],
    ['/ngbrk/orderbuch?ab=2026-11-01T10:00:00', 'a colon within a value'],
  ])('may lead to %s: %s [GU-01]', (target) => {
    expect(allowedTarget(target)).toEqual(O.some(target));
  });

  it.each([
    ['', 'nothing'],
    ['/', 'a page that is not listed'],
    ['/sandbox', 'another one'],
    ['/ngbrkboese', 'a name that only begins like one'],
    ['ngbrk/', 'a relative path'],
    ['//host', 'another host'],
    ['//host/ngbrk/', 'another host with our path'],
    ['///host', 'three slashes'],
    ['/\\host', 'a backslash, which browsers read as a slash'],
    ['\\\\host', 'two backslashes'],
    ['/ngbrk\\..\\x', 'backslashes within'],
    ['/ngbrk//host', 'an empty segment'],
    ['/ngbrk/../login', 'traversal'],
    ['/ngbrk/./x', 'a dot segment'],
    ['/ngbrk/%2e%2e/x', 'escaped traversal'],
    ['/ngbrk/%2F%2Fhost', 'escaped slashes in the path'],
    ['/%6egbrk/', 'an escaped letter'],
    ['https://host/ngbrk/', 'a scheme'],
    ['HTTPS:host', 'a scheme without slashes'],
    ['javascript:alert(1)', 'a script'],
    ['JaVaScRiPt:alert(1)', 'in mixed case'],
    [' javascript:alert(1)', 'after a blank'],
    ['java\nscript:alert(1)', 'with a line break within'],
    ['data:text/html,x', 'data'],
    ['/ngbrk/\u0000', 'a control character'],
    ['/ngbrk/\r\nSet-Cookie: x=1', 'a header'],
    ['/ngbrk/\t/host', 'a tabulator'],
    ['/ngbrk/@host', 'a user'],
    ['/ngbrk:80/', 'a port'],
    ['/ngbrk/#//host', 'a fragment'],
    ['/ngbrk/ｏrder', 'a letter of another script'],
    ['/login?page=//host', 'another host within'],
    ['/login?page=/\\host', 'a backslash within'],
    ['/login?page=https://host', 'a scheme within'],
    ['/login?page=javascript:alert(1)', 'a script within'],
    ['/login?page=/sandbox', 'a page within that is not listed'],
    ['/login?page=+//host', 'after a plus, which is a blank'],
    ['/login?rolle=kunde&page=//host', 'as the second parameter'],
    ['/login?page=/ngbrk/&page=//host', 'as a repeated parameter'],
    ['/login?//host', 'without a name'],
    ['/login?page=%', 'a broken escape'],
    ['/login?page=%E0%A4', 'a broken character'],
    ['/login?page=java%0Ascript%3Aalert(1)', 'an escaped line break'],
    ['/login?page=%09//host', 'an escaped tabulator'],
    ['/login?page="><script>', 'markup'],
    [`/login?page=${escaped('//host', 1)}`, 'escaped once'],
    [`/login?page=${escaped('//host', 2)}`, 'escaped twice'],
    [`/login?page=${escaped('//host', 3)}`, 'three times'],
    [`/login?page=${escaped('//host', 9)}`, 'nine times'],
    [loginPath('//host'), 'in the sign-in'],
    [loginPath(loginPath('//host')), 'in the sign-in of the sign-in'],
  ])('may not lead to %j: %s', (target) => {
    expect(allowedTarget(target)).toEqual(O.none);
  });

  it.each([
    [3, true],
    [4, false],
  ])('may carry a word that is escaped %d times: %s, deeper nobody honest goes [GU-01]', (times, may) => {
    expect(O.isSome(allowedTarget(`/ngbrk/suche?wort=${escaped('Öl', times)}`))).toBe(may);
  });

  it('never leave this origin, whatever is in them', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      ':',
      'javascript:',
      'https:',
      '/ngbrk',
      '/login',
      '?',
      'page=',
      '&',
      '%2F',
      '%5C',
      '%252F',
      '..',
      '.',
      '@',
      'host',
      ' ',
      '\t',
      '#',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const target = allowedTarget(pieces.join(''));
        if (O.isNone(target)) return true;
        const url = new URL(target.value, 'https://bank.example');
        return url.origin === 'https://bank.example' && url.pathname === target.value.split('?')[0];
      }),
      { numRuns: 5_000 },
    );
  });

  it('lead back from the sign-in to wherever they may lead', () => {
    const segment = fc.stringMatching(/^[a-z]{1,8}$/);
    const query = fc.dictionary(segment, fc.stringMatching(/^[A-Za-z0-9,.\- ]{0,8}$/), { maxKeys: 3 });
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 3 }), query, (segments, values) => {
        const parameters = Object.entries(values).map(
          ([name, value]) => `${name}=${encodeURIComponent(value)}`,
        );
        const path = ['/ngbrk', ...segments].join('/');
        const page = parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
        return O.isSome(allowedTarget(page)) && O.isSome(allowedTarget(loginPath(page)));
      }),
    );
  });
});
