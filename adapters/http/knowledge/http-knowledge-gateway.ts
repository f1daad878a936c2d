import type { KnowledgeGateway, QuizAnswer } from '@application/ports/bank/knowledge-gateway';
import type { Language } from '@application/ports/device-preferences';
import type { Result } from '@application/ports/result';
import type { ProductGroupId } from '@domain/codes/ids';
import type { Experience, GroupProgress } from '@domain/knowledge/group-progress';
import type { LearningMaterial, ProductGroup, Verdict } from '@domain/knowledge/product-group';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { noContent } from '../client/no-content';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { wireMaterial, wireProductGroup, wireProgress } from './knowledge-codec';
import { toMaterial, toProductGroup, toProgress, toVerdict } from './knowledge-mapper';

const CATALOGUE = '/brokerage/v1/productgroups';

/** Product groups, progress and quiz over HTTP (brokerage.md 7, api.md 9). */
export class HttpKnowledgeGateway implements KnowledgeGateway {
  constructor(private readonly client: BankClient) {}

  groups(language: Language): Result<readonly ProductGroup[]> {
    const call = this.client.read({
      method: 'GET',
      path: CATALOGUE,
      headers: { 'accept-language': language },
      answer: wireList(wireProductGroup),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) => values.map(toProductGroup)),
    );
  }

  progress(): Result<readonly GroupProgress[]> {
    const call = this.client.read({
      method: 'GET',
      path: '/brokerage/persons/user/v1/productgroups',
      answer: wireList(wireProgress),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) => values.map(toProgress)),
    );
  }

  material(groupId: ProductGroupId, language: Language): Result<LearningMaterial> {
    const call = this.client.read({
      method: 'GET',
      path: path`/brokerage/v1/productgroups/${groupId}`,
      query: { 'with-attr': 'media,questions' },
      headers: { 'accept-language': language },
      answer: wireMaterial,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toMaterial));
  }

  /** Saying the same twice is saying it once. */
  sayExperience(groupId: ProductGroupId, experience: Experience): Result<GroupProgress> {
    const call = this.client.read({
      method: 'POST',
      path: CATALOGUE,
      body: { groups: [{ productGroupId: groupId, experience }] },
      answer: wireList(wireProgress),
      timeOut: timeOuts.check,
      repeatable: true,
    });
    return pipe(
      call,
      TE.chain(({ values: [progress] }) =>
        progress === undefined ? TE.left({ kind: 'not-found' } as const) : TE.right(toProgress(progress)),
      ),
    );
  }

  check({ groupId, questionId, answerId }: QuizAnswer): Result<Verdict> {
    const call = this.client.read({
      method: 'GET',
      path: path`/brokerage/v1/productgroups/${groupId}/${questionId}/${answerId}`,
      answer: noContent,
      timeOut: timeOuts.check,
      repeatable: false,
    });
    return pipe(
      call,
      TE.map((): Verdict => ({ kind: 'right' })),
      TE.orElse((failure) => TE.fromEither(toVerdict(failure))),
    );
  }
}
