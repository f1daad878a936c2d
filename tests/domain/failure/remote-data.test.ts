import type { Failure } from '@domain/failure/failure';
import { isTemporary } from '@domain/failure/failure';
import { instant } from '@domain/time/instant';
import {
  failed,
  fold,
  idle,
  loaded,
  loading,
  mapRemote,
  valueOrUndefined,
  type RemoteData,
} from '@domain/failure/remote-data';

const at = instant(1_000);
const failure: Failure = { kind: 'server', errorId: 'e-1' };
const name = (data: RemoteData<number>): string =>
  fold(data, {
    idle: () => 'idle',
    loading: (previous, since) => `loading ${previous ?? '-'} since ${since}`,
    failed: (reason, previous) => `${reason.kind} ${previous ?? '-'}`,
    loaded: (value, when) => `${value} at ${when}`,
  });

describe('remote data', () => {
  it.each<[RemoteData<number>, number | undefined, string]>([
    [idle, undefined, 'idle'],
    [loading(at), undefined, 'loading - since 1000'],
    [loading(at, loaded(7, at)), 7, 'loading 7 since 1000'],
    [failed(failure), undefined, 'server -'],
    [failed(failure, loading(at, loaded(7, at))), 7, 'server 7'],
    [loaded(8, at), 8, '8 at 1000'],
  ])('keeps the newest value known, case %#', (data, value, told) => {
    expect(valueOrUndefined(data)).toBe(value);
    expect(name(data)).toBe(told);
  });

  it.each<[RemoteData<number>]>([
    [idle],
    [loading(at)],
    [loading(at, loaded(7, at))],
    [failed(failure)],
    [loaded(8, at)],
  ])('maps the value and nothing else, case %#', (data) => {
    const doubled = mapRemote(data, (value) => value * 2);
    const value = valueOrUndefined(data);
    expect(doubled.kind).toBe(data.kind);
    expect(valueOrUndefined(doubled)).toBe(value === undefined ? undefined : value * 2);
    expect(mapRemote(data, (same) => same)).toEqual(data);
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
