import type { ApplicationDraftGateway, BankDraft } from '@application/ports/bank/application-draft-gateway';
import type { Result } from '@application/ports/result';
import { stepNames } from '@domain/product-application/engine/description';
import { productNamed } from '@domain/product-application/engine/product';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { BankClient } from '../client/bank-client';
import type { Call } from '../client/call';
import { noContent } from '../client/no-content';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireWord } from '../wire/wire-enum';
import { wireList } from '../wire/wire-list';
import { wireObject } from '../wire/wire-object';
import { wireTimestamp } from '../wire/wire-time';

const ALL = '/customer/participants/user/v1/applicationdrafts';

const wireDraft = wireObject('ApplicationDraft', {
  draftId: t.string,
  product: t.string,
  version: t.number,
  content: t.unknown,
});

/** What the portal itself has laid down there; an older or newer portal may have written something else. */
const wireContent = wireObject(
  'DraftContent',
  {
    step: wireWord('StepName', stepNames),
    snapshot: wireObject('Snapshot', {
      version: t.number,
      fields: t.record(t.string, t.union([t.string, t.boolean, t.readonlyArray(t.string)])),
      rows: t.record(t.string, t.readonlyArray(t.string)),
    }),
  },
  { changedAt: t.record(t.string, wireTimestamp) },
);

/** Begun applications at the bank (api.md 9). */
export class HttpApplicationDraftGateway implements ApplicationDraftGateway {
  /** `outliving` sends what is saved while the page may end. */
  constructor(
    private readonly client: BankClient,
    private readonly outliving?: Call<unknown>['outliving'],
  ) {}

  list(): Result<readonly BankDraft[]> {
    const call = this.client.read({
      method: 'GET',
      path: ALL,
      answer: wireList(wireDraft),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) => values.flatMap(toDraft)),
    );
  }

  save(saved: BankDraft): Result<BankDraft> {
    const { id, product, version, draft } = saved;
    const { step, snapshot, changedAt } = draft;
    const content = wireContent.encode({ step, snapshot, ...(changedAt && { changedAt }) });
    const call = this.client.read({
      method: 'PUT',
      path: path`/customer/participants/user/v1/applicationdrafts/${id}`,
      body: { product, version: version === 0 ? null : version, content },
      answer: wireDraft,
      timeOut: timeOuts.check,
      outliving: this.outliving,
    });
    return pipe(
      call,
      TE.map((answer) => ({ ...saved, version: answer.version })),
    );
  }

  drop(id: string): Result<void> {
    const call = this.client.read({
      method: 'DELETE',
      path: path`/customer/participants/user/v1/applicationdrafts/${id}`,
      answer: noContent,
      timeOut: timeOuts.check,
    });
    return pipe(
      call,
      TE.orElse((failure) => (failure.kind === 'not-found' ? TE.right(undefined) : TE.left(failure))),
    );
  }
}

function toDraft({
  draftId,
  product: name,
  version,
  content,
}: t.TypeOf<typeof wireDraft>): readonly BankDraft[] {
  const product = productNamed(name);
  const draft = wireContent.decode(content);
  return product === undefined || E.isLeft(draft)
    ? []
    : [{ id: draftId, product, version, draft: draft.right }];
}
