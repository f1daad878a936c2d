import { HttpProductGateway } from '@adapters/http/access/http-product-gateway';
import type { Failure } from '@domain/failure/failure';
import { bernd, signIn } from '../support/signed-in';
import { plan, type Fault } from '../support/faults';
import { failureOf, valueOf } from '../support/value-of';

/** A query that no other suite asks at the same time. */
const CARDS = '/api/products/participants/user/v2/allproducts?productType=CARD';

const rows: readonly (readonly [string, Omit<Fault, 'path'>, Partial<Failure>])[] = [
  ['a failing server [KIT-12]', { kind: 'status', value: 500 }, { kind: 'server' }],
  ['a gateway without a bank behind it [KIT-12]', { kind: 'status', value: 503 }, { kind: 'server' }],
  ['a body that ends too early [KIT-16]', { kind: 'truncate' }, {}],
  ['HTML instead of JSON [KIT-16]', { kind: 'wrong-type' }, { kind: 'undecodable', path: 'content-type' }],
  ['an answer that never comes [KIT-12]', { kind: 'drop-answer' }, { kind: 'no-answer', reason: 'offline' }],
  ['a bank that is not reached [KIT-12]', { kind: 'not-reached' }, { kind: 'no-answer', reason: 'offline' }],
];

describe('a bank that fails', () => {
  it.each(rows)('%s is a failure with an id, logged, and nothing half-read', async (_, fault, expected) => {
    const { client, logger } = await signIn(bernd);
    const products = new HttpProductGateway(client);
    await plan({ ...fault, path: CARDS });
    const failure = await failureOf(products.products('CARD'));
    expect(failure).toMatchObject({ errorId: expect.any(String), ...expected });
    expect(['server', 'undecodable', 'no-answer']).toContain(failure.kind);
    expect(logger.records).toEqual([
      expect.objectContaining({ level: 'error', facts: expect.objectContaining({ ...failure }) }),
    ]);
    await valueOf(products.products('CARD'));
  });
});
