import { answerId, productGroupId, questionId } from '@domain/codes/ids';
import { experiences, learningStatuses, learningSteps } from '@domain/knowledge/group-progress';
import { groupKinds, knowledgeClasses } from '@domain/knowledge/product-group';
import * as t from 'io-ts';
import { wireEnum, wireWord } from '../wire/wire-enum';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { wireTimestamp } from '../wire/wire-time';

const head = {
  productGroupId: wireId('ProductGroupId', productGroupId),
  name: t.string,
  kind: wireWord('GroupKind', groupKinds),
  knowledgeClass: wireEnum('KnowledgeClass', knowledgeClasses, 'UNKNOWN'),
  allows: t.string,
};

/** A group of the catalogue (api.md 9). */
export const wireProductGroup = wireObject('ProductGroup', head);

const wireMedium = wireObject(
  'Medium',
  {
    mediaId: t.string,
    type: wireWord('MediaType', ['PDF', 'VIDEO', 'IMAGE']),
    title: t.string,
    href: t.string,
  },
  { captions: t.string },
);

const wireQuestion = wireObject('Question', {
  questionId: wireId('QuestionId', questionId),
  text: t.string,
  answers: t.array(wireObject('Answer', { answerId: wireId('AnswerId', answerId), text: t.string })),
});

/** A group with its media and the questions of the quiz at hand (api.md 9, wire.md). */
export const wireMaterial = wireObject('LearningMaterial', {
  ...head,
  expertise: t.array(t.string),
  media: t.array(wireMedium),
  questions: t.array(wireQuestion),
});

/** How far the customer has come with a group (api.md 9). */
export const wireProgress = wireObject(
  'GroupProgress',
  {
    productGroupId: wireId('ProductGroupId', productGroupId),
    status: wireWord('LearningStatus', learningStatuses),
    step: wireWord('LearningStep', learningSteps),
    triesLeft: t.number,
    quizId: t.string,
  },
  {
    experience: wireObject('Experience', { transactions: wireWord('Transactions', experiences) }),
    lockedUntil: wireTimestamp,
  },
);
