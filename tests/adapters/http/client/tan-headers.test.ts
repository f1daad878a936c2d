import {
  answerChallenge,
  askChallenge,
  readChallenge,
  readLastKnownId,
  readTanState,
} from '@adapters/http/client/tan-headers';
import { challengeId } from '@domain/codes/ids';

const read = (info: unknown) =>
  readChallenge((name) => (name === 'x-once-authentication-info' ? JSON.stringify(info) : undefined));
const base = { id: 'c1', availableTypes: ['M_TAN', 'P_TAN', 'P_TAN_PUSH', 'P_TAN_APP', 'NEU'] };
const available = ['M_TAN', 'P_TAN', 'P_TAN_PUSH', 'P_TAN_APP'];

describe('the challenge in a header [TAN-13]', () => {
  it.each([
    [
      'an SMS names its recipient',
      { ...base, typ: 'M_TAN', challenge: '+49 *** 02' },
      { type: 'M_TAN', recipient: '+49 *** 02' },
    ],
    [
      'a photo is a picture',
      { ...base, typ: 'P_TAN', challenge: 'aGk=' },
      { type: 'P_TAN', picture: 'aGk=' },
    ],
    [
      'a push is asked for at its link',
      { ...base, typ: 'P_TAN_PUSH', link: { href: '/api/x/1' } },
      { type: 'P_TAN_PUSH', statusLink: '/api/x/1' },
    ],
    ['nothing is needed', { ...base, typ: 'TAN_FREI' }, { type: 'TAN_FREI' }],
    ['an app is delivered', { ...base, typ: 'P_TAN_APP' }, { type: 'P_TAN_APP' }],
  ])('%s', (_, info, challenge) => {
    expect(read(info)).toEqual({ id: 'c1', available, ...challenge });
  });

  it('tells what is left, until when, and the words of both devices', () => {
    const signed = { sentence: 'Kauf freigeben', lines: [{ label: 'Auftrag', value: 'Kauf 3 Stück' }] };
    const extra = { triesLeft: 2, challengesLeft: 3, checkPhrase: 'Flinker Dachs', signed };
    expect(
      read({ ...base, typ: 'TAN_FREI', ...extra, expiresAt: '2026-11-23T10:05:00,000000+01' }),
    ).toMatchObject({
      ...extra,
      expiresAt: Date.UTC(2026, 10, 23, 9, 5),
    });
  });

  it.each([
    ['no header', undefined],
    ['a type nobody knows', { ...base, typ: 'NEU' }],
    ['a photo without a picture', { ...base, typ: 'P_TAN' }],
    ['a push without a link', { ...base, typ: 'P_TAN_PUSH' }],
    ['a push whose link leaves the origin', { ...base, typ: 'P_TAN_PUSH', link: { href: '//host/x' } }],
    ['a push whose link is a full address', { ...base, typ: 'P_TAN_PUSH', link: { href: 'https://host/x' } }],
    ['no id', { typ: 'TAN_FREI' }],
  ])('is none: %s', (_, info) => {
    expect(read(info)).toBeUndefined();
  });
});

describe('what other headers say of a TAN [TAN-13]', () => {
  const header = (name: string, value: unknown) => (asked: string) =>
    asked === name ? JSON.stringify(value) : undefined;

  it('is a challenge in the second TAN header too', () => {
    expect(readChallenge(header('x-once-authentication', { ...base, typ: 'TAN_FREI' }))).toMatchObject({
      id: 'c1',
    });
  });

  it.each([
    [
      'the ways and the favourite [TAN-03]',
      { typ: 'P_TAN', availableTypes: ['P_TAN', 'NEU'] },
      { available: ['P_TAN'], selected: 'P_TAN', isLocked: false },
    ],
    [
      'a favourite nobody knows is none',
      { typ: 'NEU', availableTypes: ['M_TAN'] },
      { available: ['M_TAN'], isLocked: false },
    ],
    [
      'the lock [TAN-12]',
      { typ: 'M_TAN', availableTypes: ['M_TAN'], locked: true },
      { available: ['M_TAN'], selected: 'M_TAN', isLocked: true },
    ],
    ['nothing readable', { typ: 'M_TAN' }, undefined],
  ])('is the TAN state: %s', (_, state, read) => {
    expect(readTanState(header('x-once-authentication-info', state))).toEqual(read);
  });

  it('is the challenge that stands now [TAN-10]', () => {
    expect(readLastKnownId(header('x-once-authentication', { id: 'c2' }))).toBe('c2');
    expect(readLastKnownId(() => undefined)).toBeUndefined();
  });
});

describe('the TAN in headers [TAN-13]', () => {
  it('marks a request for a challenge, of a chosen type or the favourite', () => {
    expect(askChallenge(undefined)).toEqual({ 'x-once-authentication-validate': 'true' });
    expect(askChallenge('M_TAN')).toEqual({
      'x-once-authentication-validate': 'true',
      'x-once-authentication-info': '{"typ":"M_TAN"}',
    });
  });

  it('answers with the id, and with the TAN where one was typed', () => {
    const id = challengeId('c1');
    expect(answerChallenge({ challengeId: id, type: 'P_TAN_PUSH' })).toEqual({
      'x-once-authentication-info': '{"id":"c1"}',
    });
    expect(answerChallenge({ challengeId: id, type: 'M_TAN', tan: '000000' })).toEqual({
      'x-once-authentication-info': '{"id":"c1"}',
      'x-once-authentication': '{"id":"c1","tan":"000000"}',
    });
  });
});
