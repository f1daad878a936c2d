import { HttpApplicationDraftGateway } from '@adapters/http/application/http-application-draft-gateway';
import { outlivingAdapter } from '@adapters/http/client/outliving-adapter';
import type { ApplicationDraftGateway } from '@application/ports/bank/application-draft-gateway';
import * as E from 'fp-ts/Either';
import { clientOfPage } from '../../support/client-of-page';

const ID = '11111111-1111-4111-8111-111111111111';

/** What a bank says that has saved a begun application. */
const saved = {
  draftId: ID,
  product: 'depot',
  version: 2,
  content: { step: 'produkt', snapshot: { version: 1, fields: {}, rows: {} } },
};

const asJson = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** The page, what it has sent by the way that outlives it, and how many calls by the usual one. */
function page(
  isHidden: boolean | undefined,
  answer: () => Promise<Response> = async () => asJson(200, saved),
) {
  const outlived: (readonly [unknown, RequestInit])[] = [];
  const { client, sent } = clientOfPage({
    ...(isHidden !== undefined && { isHidden: () => isHidden }),
  });
  const outliving = outlivingAdapter({
    fetch: (url, init = {}) => {
      outlived.push([url, init]);
      return answer();
    },
    cookie: (name) => (name === 'XSRF-TOKEN' ? 'token' : undefined),
  });
  return { drafts: new HttpApplicationDraftGateway(client, outliving), outlived, sent };
}

const save = (drafts: ApplicationDraftGateway, letters = 10) => {
  const snapshot = { version: 1, fields: { 'PERSON.NAME_I1': 'ü'.repeat(letters) }, rows: {} };
  return drafts.save({ id: ID, product: 'depot', version: 1, draft: { step: 'produkt', snapshot } })();
};

describe('what is typed and on its way to the bank while the page ends [APP-15]', () => {
  it('outlives it, with all that a call carries; what is only read does not', async () => {
    const { drafts, outlived, sent } = page(true);
    expect(await save(drafts)).toMatchObject(E.right({ id: ID, version: 2 }));
    await drafts.list()();
    expect(sent.map(({ method }) => method)).toEqual(['get']);
    expect(outlived).toHaveLength(1);
    const [url, { method, keepalive, headers, body }] = outlived[0] ?? ['', {}];
    expect([method, url, keepalive]).toEqual([
      'PUT',
      `/api/customer/participants/user/v1/applicationdrafts/${ID}`,
      true,
    ]);
    const carried = new Headers(headers);
    expect(carried.get('x-xsrf-token')).toBe('token');
    expect(carried.get('content-type')).toBe('application/json');
    expect(carried.get('accept')).toBe('application/json');
    expect(JSON.parse(carried.get('x-http-request-info') ?? '')).toEqual({
      clientRequestId: { sessionId: 'visit', requestId: 'uuid' },
    });
    expect(JSON.parse(typeof body === 'string' ? body : '')).toMatchObject({ product: 'depot', version: 1 });
  });

  it.each([
    ['none for want of a line', new TypeError('Failed to fetch'), 'offline'],
    ['none in time', new DOMException('signal timed out', 'TimeoutError'), 'timeout'],
  ])('says why there is no answer: %s', async (_, problem, reason) => {
    const { drafts } = page(true, () => Promise.reject(problem));
    expect(await save(drafts)).toEqual(E.left({ kind: 'no-answer', reason, errorId: 'uuid' }));
  });

  it('is refused as any other call', async () => {
    const { drafts } = page(true, async () => asJson(401, {}));
    expect(await save(drafts)).toMatchObject(E.left({ kind: 'session-expired' }));
  });

  // Two bytes each: browsers take 64 KiB of all that outlives a page, and the log may be on its way, too.
  it.each([
    ['it is seen', false, 10],
    ['nobody knows whether it is', undefined, 10],
    ['it is too long for that', true, 16_000],
  ])('is sent as ever where %s', async (_, isHidden, letters) => {
    const { drafts, outlived, sent } = page(isHidden);
    await save(drafts, letters);
    expect([outlived.length, sent.length]).toEqual([0, 1]);
  });
});
