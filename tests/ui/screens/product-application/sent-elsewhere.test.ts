import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { applicationRegistration } from '@application/product-application/application-registration';
import { Release } from '@application/release/release';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { challengeId } from '@domain/codes/ids';
import { SubmitModel } from '@ui/screens/product-application/submit-model';
import * as TE from 'fp-ts/TaskEither';
import { when } from 'mobx';
import { releaseBench } from '../../release-bench';

const content = { product: 'depot', isChange: false, fields: [] } as const;
const challenge = { id: challengeId('c1'), type: 'M_TAN', available: ['M_TAN'] } as const;

describe('an application that was sent or dropped elsewhere [APP-14]', () => {
  it('asks for no proof before the customer was told, and for one who wants it all the same', async () => {
    const bank = new FakeBank();
    const { scheduler } = bank;
    const { tools, listOpenIntents } = releaseBench(bank, new MemoryCustomerStorage());
    let asked = 0;
    const model = new SubmitModel('depot', {
      release: new Release(
        applicationRegistration({
          validate: () => {
            asked += 1;
            return TE.right({ messages: [], challenge });
          },
          create: () => TE.left({ kind: 'not-found' }),
          outcomeOf: () => TE.right({ kind: 'unknown' }),
          void: () => TE.right({ kind: 'void' }),
        }),
        tools,
      ),
      listOpenIntents,
      followFailure: { execute: () => () => Promise.resolve('stay') },
      awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
      clock: scheduler,
      scheduler,
      drafts: { discard: () => TE.right(undefined), isOverElsewhere: () => async () => true },
    });
    expect(await model.submit(content, () => [])).toMatchObject([{ key: 'application-twin' }]);
    expect(asked).toBe(0);
    void model.submit(content, () => []);
    await when(() => model.release.tan !== undefined);
    expect(asked).toBe(1);
  });
});
