/** What every request says of itself, and the header that proves a release, in the words of the description. */
export const requestHeaders = {
  RequestInfo: {
    name: 'x-http-request-info',
    in: 'header',
    required: true,
    description: 'JSON: `{"clientRequestId":{"sessionId":"…","requestId":"…"}}`, both chosen by the program.',
    schema: { type: 'string' },
    example:
      '{"clientRequestId":{"sessionId":"018f0000-0000-7000-8000-000000000001","requestId":"000000001"}}',
  },
  TanChoice: {
    name: 'x-once-authentication-info',
    in: 'header',
    required: false,
    description: 'JSON: `{"typ":"M_TAN"}` chooses how the TAN comes; without it the favourite way.',
    schema: { type: 'string' },
    example: '{"typ":"M_TAN"}',
  },
  TanReference: {
    name: 'x-once-authentication-info',
    in: 'header',
    required: true,
    description: 'JSON: `{"id":"…"}`, the id of the challenge that the validation has answered.',
    schema: { type: 'string' },
    example: '{"id":"018f0000-0000-7000-8000-000000000002"}',
  },
  Tan: {
    name: 'x-once-authentication',
    in: 'header',
    required: false,
    description: 'The TAN, plain or as JSON `{"id":"…","tan":"…"}`; none for a push and for TAN_FREI.',
    schema: { type: 'string' },
    example: '123456',
  },
} as const;

/** What answers say beside their body. */
export const responseHeaders = {
  ResponseInfo: {
    description: 'JSON: `{"messages":[…]}`, the messages to the customer; ASCII, the rest escaped.',
    schema: { type: 'string' },
  },
  TotalCount: {
    description: 'How many entries the whole list has.',
    schema: { type: 'integer' },
  },
  Challenge: {
    description:
      'JSON: `{"id","typ","challenge","availableTypes","link","expiresAt","triesLeft"}`. `typ` is one of P_TAN_PUSH, P_TAN, M_TAN, TAN_FREI; `challenge` a base64 PNG or a masked telephone number; `link` where a push is watched.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
} as const;

const errorBody = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };
const told = { 'x-http-response-info': { $ref: '#/components/headers/ResponseInfo' } };

/** The error answers, by status; the messages are in the body and in the header. */
export const errorAnswers = {
  400: { name: 'BadRequest', description: 'The request cannot be read, or has what the call does not take.' },
  401: { name: 'SignedOut', description: 'There is no session, or it is over.' },
  403: { name: 'Forged', description: 'The anti-forgery token is missing or wrong.' },
  404: { name: 'NotFound', description: 'Nothing of this id is the customer’s.' },
  422: {
    name: 'Refused',
    description: 'Understood and not carried out: the messages say why. A missing or wrong TAN, too.',
  },
  429: { name: 'TooManyRequests', description: 'Too many requests in a short time.' },
  500: { name: 'ServerFailure', description: 'The bank has failed.' },
  503: { name: 'Unavailable', description: 'The bank cannot work just now and says when to ask again.' },
} as const;

/** The error answers as components. */
export const errorComponents = Object.fromEntries(
  Object.entries(errorAnswers).map(([status, { name, description }]) => [
    name,
    {
      description,
      headers: {
        ...told,
        ...(status === '429' || status === '503'
          ? { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }
          : {}),
      },
      content: errorBody,
    },
  ]),
);
