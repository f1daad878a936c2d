/** Names of the headers that carry meaning beyond the body, verbatim (decisions.md). */
export const wireHeaders = {
  requestInfo: 'x-http-request-info',
  responseInfo: 'x-http-response-info',
  tanInfo: 'x-once-authentication-info',
  tan: 'x-once-authentication',
  tanValidate: 'x-once-authentication-validate',
  idempotencyKey: 'Idempotency-Key',
  errorUri: 'x-error-uri',
} as const;

/** What every call of the portal carries, be it to the bank, the log or a file of texts (portal.md 7). */
export const callHeaders = (visitId: string, requestId: string): Readonly<Record<string, string>> => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  [wireHeaders.requestInfo]: JSON.stringify({ clientRequestId: { sessionId: visitId, requestId } }),
});

/** The anti-forgery pair: readable cookie and the header that repeats it (decisions.md). */
export const antiForgery = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } as const;
