import type { Failure } from '@domain/failure/failure';
import type { GroupProgress } from '@domain/knowledge/group-progress';
import type { LearningMaterial, ProductGroup, Verdict } from '@domain/knowledge/product-group';
import { parseWireTime } from '@domain/time/wire-time';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as t from 'io-ts';
import { present } from '../wire/present';
import type { wireMaterial, wireProductGroup, wireProgress } from './knowledge-codec';

const WRONG = 'fehler-antwort-falsch';
const LOCKED = 'fehler-wissenstest-gesperrt';

/** The domain's product group. */
export const toProductGroup = ({
  productGroupId: id,
  ...group
}: t.TypeOf<typeof wireProductGroup>): ProductGroup => ({ id, ...group });

/** The domain's material of a group. */
export const toMaterial = ({
  expertise,
  media,
  questions,
  ...group
}: t.TypeOf<typeof wireMaterial>): LearningMaterial => ({
  group: toProductGroup(group),
  expertise,
  media: media.map(({ mediaId: id, ...medium }) => ({ id, ...medium })),
  questions: questions.map(({ questionId: id, text, answers }) => ({
    id,
    text,
    answers: answers.map(({ answerId, text: answer }) => ({ id: answerId, text: answer })),
  })),
});

/** The domain's progress. */
export const toProgress = ({
  productGroupId: groupId,
  experience,
  ...progress
}: t.TypeOf<typeof wireProgress>): GroupProgress =>
  present({ groupId, ...progress, experience: experience?.transactions });

/** A refused answer is a verdict: wrong, or the pause; any other failure stays one. */
export function toVerdict(failure: Failure): E.Either<Failure, Verdict> {
  if (failure.kind !== 'validation') return E.left(failure);
  for (const { key, args } of failure.messages) {
    if (key === WRONG && /^\d+$/.test(args['triesLeft'] ?? ''))
      return E.right({ kind: 'wrong', triesLeft: Number(args['triesLeft']) });
    const until = parseWireTime(args['until'] ?? '');
    if (key === LOCKED && O.isSome(until)) return E.right({ kind: 'locked', until: until.value });
  }
  return E.left(failure);
}
