import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import type { Failure } from '@domain/shared/failure';
import { bernd, signIn } from './support/signed-in';
import { plan, type Fault } from './support/faults';
import { failureOf, valueOf } from './support/value-of';

const DEPOTS = '/api/brokerage/clients/user/v3/depots';

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
    const depots = new HttpDepotGateway(client);
    await plan({ ...fault, path: DEPOTS });
    const failure = await failureOf(depots.depots());
    expect(failure).toMatchObject({ errorId: expect.any(String), ...expected });
    expect(['server', 'undecodable', 'no-answer']).toContain(failure.kind);
    expect(logger.records).toEqual([
      expect.objectContaining({ level: 'error', facts: expect.objectContaining({ ...failure }) }),
    ]);
    expect(await valueOf(depots.depots())).not.toHaveLength(0);
  });
});
