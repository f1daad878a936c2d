import { messagesOf, released, type Answer } from '../support/foreign-program';
import { ORDERS, TradingProgram, eur } from '../support/trading-program';

let desk: TradingProgram;
beforeAll(async () => {
  desk = await TradingProgram.open();
});
afterAll(() => desk.bank.stop());

describe('what a program is told when something is wrong [BNK-02]', () => {
  it.each<[string, () => Promise<Answer>, number, string]>([
    [
      'no request info',
      () => desk.program.call('GET', '/brokerage/clients/user/v3/depots', { isAnonymous: true }),
      400,
      'request.object.invalid',
    ],
    [
      'a token that is none',
      () =>
        desk.program.call('GET', '/brokerage/clients/user/v3/depots', {
          headers: { authorization: 'Bearer x' },
        }),
      401,
      'access_denied',
    ],
    [
      'a page too large',
      () => desk.program.call('GET', `/brokerage/depots/${desk.depotId}/v3/orders?paging-count=1001`),
      400,
      'request.query.invalid',
    ],
    [
      'a moment that is none',
      () =>
        desk.program.call('GET', `/brokerage/depots/${desk.depotId}/v3/orders?min-creationTimeStamp=gestern`),
      400,
      'request.query.invalid',
    ],
    [
      'a body that is no order',
      () => desk.program.call('POST', `${ORDERS}/validation`, { body: { quantity: 'zwei' } }),
      400,
      'request.object.invalid',
    ],
    [
      'an order that cannot be paid',
      () =>
        desk.program.call('POST', `${ORDERS}/validation`, {
          body: {
            ...desk.order('LIMIT', 'BUY', { limit: eur('199.00') }),
            quantity: { value: '1000', unit: 'XXX' },
          },
        }),
      422,
      'precondition.failed',
    ],
    [
      'a challenge that does not exist',
      () =>
        desk.program.call('POST', ORDERS, {
          body: desk.examples()['limit'],
          headers: { 'x-once-authentication-info': '{"id":"none"}' },
        }),
      422,
      'expired',
    ],
    [
      'a body that was not released',
      async () =>
        desk.program.call('POST', ORDERS, {
          body: { ...desk.examples()['limit'], limit: eur('1.00') },
          headers: released(
            await desk.program.call('POST', `${ORDERS}/validation`, { body: desk.examples()['limit'] }),
          ),
        }),
      422,
      'precondition.failed',
    ],
  ])('%s', async (_what, ask, status, code) => {
    const answer = await ask();
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.messages).toEqual(messagesOf(answer));
    expect(answer.body.messages).toEqual([
      expect.objectContaining({ severity: 'ERROR', key: expect.any(String), args: expect.any(Object) }),
    ]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json;charset=UTF-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('nothing more of an order that is not theirs than of one that does not exist', async () => {
    const answer = await desk.program.call('GET', `${ORDERS}/018f0000-0000-7000-8000-000000000000`);
    expect([answer.status, answer.body]).toEqual([404, { code: 'not-found', messages: [] }]);
  });

  it('names the fields at fault by their place in the request', async () => {
    const wrong = desk.combined(
      'ONE_CANCELS_OTHER',
      desk.order('STOP_MARKET', 'SELL', { triggerLimit: eur('180.00') }),
      desk.order('LIMIT', 'SELL', { limit: { value: '220.00', unit: 'USD' } }),
    );
    const answer = await desk.program.call('POST', `${ORDERS}/validation`, { body: wrong });
    expect(answer.body.messages).toContainEqual(
      expect.objectContaining({ key: 'fehler-limit-ungueltig', origin: ['subOrders[1].limit'] }),
    );
  });
});
