import type { IncomingHttpHeaders } from 'node:http';

/** The header in which every request says what it is (api.md 1). */
export const REQUEST_INFO_HEADER = 'x-http-request-info';

/** What a program calls its session in the request info; the header is read leniently, so maybe nothing. */
export function programSessionOf(headers: IncomingHttpHeaders): string | undefined {
  const text = headers[REQUEST_INFO_HEADER];
  if (typeof text !== 'string') return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    const id = memberOf(memberOf(parsed, 'clientRequestId'), 'sessionId');
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
