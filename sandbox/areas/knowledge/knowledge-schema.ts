import { Type, type Static } from 'typebox';
import { IdSchema, Nullable } from '@sandbox/platform/http/schemas';
import { EXPERIENCES } from './knowledge-tables';

/** Knowledge classes on the wire, from the least demanding one (brokerage.md 3). */
export const CLASSES = ['BASIC', 'ADVANCED', 'EXPERT', 'SPECIAL', 'UNKNOWN'] as const;

const QuestionSchema = Type.Object({
  questionId: Type.String(),
  text: Type.String(),
  answers: Type.Array(Type.Object({ answerId: Type.String(), text: Type.String() })),
});

const MediaSchema = Type.Object({
  mediaId: Type.String(),
  type: Type.Enum(['PDF', 'VIDEO', 'IMAGE']),
  title: Type.String(),
  href: Type.String(),
  /** Of a film: the address of its captions (WebVTT). */
  captions: Nullable(Type.String()),
});

/** A product group of the catalogue (api.md 9); `allows` and `expertise` are this bank's own (wire.md). */
export const ProductGroupSchema = Type.Object({
  productGroupId: Type.String(),
  name: Type.String(),
  kind: Type.Enum(['MOST_TRADED', 'OTHERS']),
  knowledgeClass: Type.Enum(CLASSES),
  targetMarkets: Type.Array(Type.Enum(CLASSES)),
  allows: Type.String(),
  expertise: Type.Optional(Type.Array(Type.String())),
  applicationRelevance: Type.Optional(Type.Boolean()),
  questions: Type.Optional(Type.Array(QuestionSchema)),
  media: Type.Optional(Type.Array(MediaSchema)),
});

const ExperienceSchema = Type.Object({ transactions: Type.Enum(EXPERIENCES) });

/** How far the customer has come with a group (api.md 9). */
export const KnowledgeSchema = Type.Object({
  productGroupId: Type.String(),
  status: Type.Enum(['LOCKED', 'PROGRESS', 'VERIFIED', 'UNVERIFIED']),
  step: Type.Enum(['EXPERIENCE', 'EXPERTISE', 'MEDIA', 'QUIZ', 'UNSUCCESSFUL', 'SUCCESSFUL']),
  experience: Type.Unsafe<Static<typeof ExperienceSchema> | null>({
    ...ExperienceSchema,
    type: ['object', 'null'],
  }),
  triesLeft: Type.Integer(),
  lockedUntil: Nullable(Type.String()),
  quizId: Type.String(),
});

/** What a customer says of their experience, a group each. */
export const ExperienceBodySchema = Type.Object({
  groups: Type.Array(Type.Object({ productGroupId: IdSchema, experience: Type.Enum(EXPERIENCES) }), {
    minItems: 1,
    maxItems: 40,
  }),
});

/** A group as it is answered. */
export type ProductGroupAnswer = Static<typeof ProductGroupSchema>;

/** Progress as it is answered. */
export type KnowledgeAnswer = Static<typeof KnowledgeSchema>;
