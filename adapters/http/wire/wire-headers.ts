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

/** The anti-forgery pair: readable cookie and the header that repeats it (decisions.md). */
export const antiForgery = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } as const;
