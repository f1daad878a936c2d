import { createHash, createHmac } from 'node:crypto';
import type { Bank } from '@sandbox/platform/bank';
import { isHttps } from '@sandbox/platform/http/answer-headers';
import type { AnyReply, AnyRequest } from '@sandbox/platform/http/bank-server';
import { ANTI_FORGERY_COOKIE, FORMER_STRANGER_COOKIE } from '@sandbox/platform/http/cookies';
import { sameText } from '@sandbox/platform/http/same-text';

const RANDOM_BYTES = 24;

/**
 * Gives somebody without a session the anti-forgery cookie that their page repeats in a header (double submit), unless
 * they have one. The bank signs it, so that nobody can be given one that somebody else has thought up.
 */
export function welcomeStranger(bank: Bank, request: AnyRequest, reply: AnyReply): void {
  if (isStrangerToken(bank, request.cookies[ANTI_FORGERY_COOKIE] ?? '')) return;
  const random = bank.randomBytes(RANDOM_BYTES).toString('base64url');
  reply.setCookie(ANTI_FORGERY_COOKIE, `${random}.${signature(bank, random)}`, {
    path: '/',
    sameSite: 'lax',
    secure: isHttps(request.headers),
  });
}

/**
 * Who signs in stays the stranger they were until they sign out: what they have sent as one, and had no answer to, is
 * asked about in their session.
 */
export function rememberStranger(bank: Bank, request: AnyRequest, reply: AnyReply): void {
  const token = request.cookies[ANTI_FORGERY_COOKIE] ?? '';
  if (!isStrangerToken(bank, token)) return;
  reply.setCookie(FORMER_STRANGER_COOKIE, token, {
    path: '/api/',
    sameSite: 'strict',
    httpOnly: true,
    secure: isHttps(request.headers),
  });
}

/** The stranger that somebody with a session was before it. */
export function formerStranger(
  bank: Pick<Bank, 'deriveKey'>,
  { cookies }: Pick<AnyRequest, 'cookies'>,
): string | undefined {
  const token = cookies[FORMER_STRANGER_COOKIE] ?? '';
  return isStrangerToken(bank, token) ? strangerOf(token) : undefined;
}

/** Whether the bank has made this cookie for a stranger; that of a session is none. */
export function isStrangerToken(bank: Pick<Bank, 'deriveKey'>, token: string): boolean {
  const [random = '', signed = '', ...rest] = token.split('.');
  return random !== '' && rest.length === 0 && sameText(signed, signature(bank, random));
}

/** What a stranger is told apart by; the cookie itself is kept nowhere. */
export const strangerOf = (token: string): string =>
  createHash('sha256').update(`stranger\n${token}`).digest('base64url');

const signature = (bank: Pick<Bank, 'deriveKey'>, random: string): string =>
  createHmac('sha256', bank.deriveKey('stranger')).update(random).digest('base64url');
