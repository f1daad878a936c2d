import type { Failure } from '@domain/failure/failure';
import { isTemporary } from '@domain/failure/failure';
import { instant } from '@domain/time/instant';
import {
  failed,
  idle,
  loaded,
  loading,
  valueOrUndefined,
  type RemoteData,
} from '@domain/failure/remote-data';

const at = instant(1_000);
const failure: Failure = { kind: 'server', errorId: 'e-1' };
describe('remote data', () => {
  it.each<[RemoteData<number>, number | undefined]>([
    [idle, undefined],
    [loading(at), undefined],
    [loading(at, loaded(7, at)), 7],
    [failed(failure), undefined],
    [failed(failure, loading(at, loaded(7, at))), 7],
    [loaded(8, at), 8],
  ])('keeps the newest value known, case %#', (data, value) => {
    expect(valueOrUndefined(data)).toBe(value);
  });
});

describe('failures that may pass', () => {
  it.each<[Failure, boolean, string]>([
    [{ kind: 'server', errorId: 'e' }, true, 'the bank stumbled [KIT-12]'],
    [{ kind: 'no-answer', reason: 'timeout', errorId: 'e' }, true, 'nothing came back in time'],
    [{ kind: 'no-answer', reason: 'offline', errorId: 'e' }, true, 'no network just now'],
    [{ kind: 'no-answer', reason: 'aborted', errorId: 'e' }, false, 'the portal itself gave up'],
    [{ kind: 'forbidden' }, false, 'never again after 403 [KIT-12]'],
    [{ kind: 'undecodable', path: 'values[0]', errorId: 'e' }, false, 'the same answer would come [KIT-16]'],
    [{ kind: 'validation', code: 'c', messages: [] }, false, 'the content is wrong'],
    [{ kind: 'blocked', key: 'k', args: {} }, false, 'leads elsewhere'],
    [{ kind: 'tan', reason: 'invalid', messages: [] }, false, 'a TAN counts'],
    [{ kind: 'session-expired' }, false, 'sign-in first'],
    [{ kind: 'session-tan-required' }, false, 'session TAN first'],
    [{ kind: 'not-found' }, false, 'it is not there'],
    [{ kind: 'redirected', uri: '/cp/error' }, false, 'the bank leads elsewhere'],
  ])('%j: %s, %s', (given, temporary) => {
    expect(isTemporary(given)).toBe(temporary);
  });
});
