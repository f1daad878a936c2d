import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { DepotNews } from '@application/depot/depot-news';
import type { Depot } from '@domain/depot/depot';
import * as E from 'fp-ts/Either';

describe('which depots there are [SH-06]', () => {
  const listening = () => {
    const bank = new FakeBank();
    const news = new DepotNews();
    const heard: (readonly Depot[])[] = [];
    return { bank, news, heard, told: news.from(new FakeDepotGateway(bank)) };
  };

  it('is heard by who goes by them, whoever asked the bank', async () => {
    const { news, heard, told } = listening();
    news.listen((depots) => heard.push(depots));
    const answer = await told.depots()();
    expect(E.isRight(answer) && heard).toEqual([E.isRight(answer) && answer.right]);
  });

  it('is not heard of what did not come, and by nobody where nobody listens', async () => {
    const { bank, news, heard, told } = listening();
    expect(E.isRight(await told.depots()())).toBe(true);
    news.listen((depots) => heard.push(depots));
    bank.faults.plan('depots', { kind: 'not-reached' });
    expect(E.isLeft(await told.depots()())).toBe(true);
    expect(heard).toEqual([]);
  });
});
