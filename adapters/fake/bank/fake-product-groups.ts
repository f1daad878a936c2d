import { answerId, productGroupId, questionId } from '@domain/codes/ids';
import { quizTries, type GroupProgress } from '@domain/knowledge/group-progress';
import type { KnowledgeClass, LearningMaterial } from '@domain/knowledge/product-group';

const material = (
  id: string,
  name: string,
  kind: 'MOST_TRADED' | 'OTHERS',
  knowledgeClass: KnowledgeClass,
): LearningMaterial => ({
  group: { id: productGroupId(id), name, kind, knowledgeClass, allows: `${name} kaufen` },
  expertise: [`Was ${name} sind.`, `Was bei ${name} verloren gehen kann.`],
  media: [
    { id: `${id}-heft`, type: 'PDF', title: `Basiswissen: ${name}`, href: `/media/wissen/${id}.de.pdf` },
    {
      id: `${id}-film`,
      type: 'VIDEO',
      title: `Film: ${name}`,
      href: `/media/wissen/${id}.webm`,
      captions: `/media/wissen/${id}.de.vtt`,
    },
    { id: `${id}-bild`, type: 'IMAGE', title: `Bild: ${name}`, href: `/media/wissen/${id}.de.svg` },
  ],
  questions: ['erste', 'zweite'].map((word) => ({
    id: questionId(`${id}-${word}`),
    text: `Die ${word} Frage zu ${name}?`,
    answers: ['richtig', 'falsch', 'auch falsch', 'ganz falsch'].map((answer) => ({
      id: answerId(`${id}-${word}-${answer}`),
      text: `${word} ${answer}`,
    })),
  })),
});

/** Groups of every class; of each question the first answer is right. */
export const fakeMaterials: readonly LearningMaterial[] = [
  material('etf', 'ETFs', 'MOST_TRADED', 'BASIC'),
  material('aktien', 'Aktien', 'MOST_TRADED', 'ADVANCED'),
  material('optionsscheine', 'Optionsscheine', 'MOST_TRADED', 'SPECIAL'),
  material('genussscheine', 'Genussscheine', 'OTHERS', 'EXPERT'),
];

/** The customer knows ETFs and has begun nothing else. */
export const fakeProgress: readonly GroupProgress[] = fakeMaterials.map(({ group: { id } }) => {
  const begun = { groupId: id, triesLeft: quizTries, quizId: `${id}-1` };
  return id === 'etf'
    ? { ...begun, status: 'VERIFIED', step: 'SUCCESSFUL', experience: '5-10' }
    : { ...begun, status: 'UNVERIFIED', step: 'EXPERIENCE' };
});
