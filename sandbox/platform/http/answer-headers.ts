import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Bank } from '../bank';
import { isDescription } from './access';
import type { BankServer } from './bank-server';
import { DESCRIPTION_POLICY, PAGE_POLICY } from './security-headers';

/** Two years, as the preload lists of the browsers ask. */
const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';
const PERMISSIONS = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/** For answers that the server gives before any hook runs, as to what is no HTTP: the same as on every other. */
export const EARLY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': PAGE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

/** Whether the browser speaks https, to a proxy before the bank. */
export const isHttps = (headers: IncomingHttpHeaders): boolean => headers['x-forwarded-proto'] === 'https';

/** Headers every answer carries (api.md 1, wire.md): bank time, no-store, a content policy. */
export function addAnswerHeaders(server: BankServer, bank: Bank): void {
  server.addHook('onSend', async (request, reply, payload) => {
    reply.headers(commonHeaders(bank, request.headers));
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', isDescription(request.url) ? DESCRIPTION_POLICY : PAGE_POLICY);
    }
    const type = reply.getHeader('content-type');
    if (request.url.startsWith('/api/') && typeof type === 'string' && type.startsWith('application/json')) {
      reply.header('content-type', 'application/json;charset=UTF-8');
    }
    return payload;
  });
}

/** The headers of a stream, which the bank writes past the server's own way of answering. */
export const streamHeaders = (
  bank: Bank,
  request: IncomingHttpHeaders,
  reply: Pick<FastifyReply, 'getHeaders'>,
): OutgoingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)),
  ...commonHeaders(bank, request),
  'content-security-policy': PAGE_POLICY,
});

const commonHeaders = (bank: Bank, request: IncomingHttpHeaders): Record<string, string> => ({
  date: new Date(bank.clock.now()).toUTCString(),
  'permissions-policy': PERMISSIONS,
  ...(isHttps(request) ? { 'strict-transport-security': TRANSPORT_SECURITY } : {}),
});
