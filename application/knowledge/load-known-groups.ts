import { knownGroups, type KnownGroup } from '@domain/knowledge/group-progress';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { KnowledgeGateway } from '../ports/bank/knowledge-gateway';
import type { Language } from '../ports/device-preferences';
import type { Result } from '../ports/result';

/** The product groups, each with how far the customer has come; both are asked for at once (KNO-01). */
export class LoadKnownGroups {
  constructor(private readonly knowledge: Pick<KnowledgeGateway, 'groups' | 'progress'>) {}

  execute(language: Language): Result<readonly KnownGroup[]> {
    return pipe(
      TE.Do,
      TE.apS('groups', this.knowledge.groups(language)),
      TE.apS('progress', this.knowledge.progress()),
      TE.map(({ groups, progress }) => knownGroups(groups, progress)),
    );
  }
}
