import { productGroupId } from '@domain/codes/ids';
import {
  canOpen,
  knownGroups,
  nextStep,
  ofKind,
  verifiedOf,
  type GroupProgress,
  type LearningStep,
  type PathStep,
} from '@domain/knowledge/group-progress';
import { rankOf, type ProductGroup } from '@domain/knowledge/product-group';

const progress = (id: string, change: Partial<GroupProgress> = {}): GroupProgress => ({
  groupId: productGroupId(id),
  status: 'PROGRESS',
  step: 'EXPERTISE',
  triesLeft: 3,
  quizId: 'q',
  ...change,
});
const group = (id: string, kind: ProductGroup['kind'] = 'OTHERS'): ProductGroup => ({
  id: productGroupId(id),
  name: id,
  kind,
  knowledgeClass: 'BASIC',
  allows: '',
});

describe('classes [KNO-01]', () => {
  it.each([
    ['BASIC', 0],
    ['ADVANCED', 1],
    ['EXPERT', 2],
    ['SPECIAL', 3],
    ['UNKNOWN', 4],
  ] as const)('%s has rank %s', (knowledgeClass, rank) => {
    expect(rankOf(knowledgeClass)).toBe(rank);
  });
});

describe('the learning path [KNO-02]', () => {
  it.each<[LearningStep, PathStep]>([
    ['EXPERIENCE', 'EXPERIENCE'],
    ['EXPERTISE', 'EXPERTISE'],
    ['MEDIA', 'MEDIA'],
    ['QUIZ', 'QUIZ'],
    ['UNSUCCESSFUL', 'QUIZ'],
    ['SUCCESSFUL', 'QUIZ'],
  ])('after %s goes on with %s', (step, next) => {
    expect(nextStep(progress('etf', { step }))).toBe(next);
  });

  it('opens beyond experience only once it has been said', () => {
    expect(canOpen(progress('etf'), 'EXPERIENCE')).toBe(true);
    expect(canOpen(progress('etf'), 'QUIZ')).toBe(false);
    expect(canOpen(progress('etf', { experience: '0' }), 'QUIZ')).toBe(true);
  });
});

describe('the groups of a customer [KNO-01]', () => {
  const known = knownGroups(
    [group('etf', 'MOST_TRADED'), group('lotto'), group('aktien')],
    [progress('aktien', { status: 'VERIFIED' }), progress('etf')],
  );

  it('are those of the catalogue that the bank tells progress of, in its order', () => {
    expect(known.map(({ group: { id } }) => id)).toEqual(['etf', 'aktien']);
  });

  it('are counted by what is verified, and divided by kind', () => {
    expect(verifiedOf(known)).toEqual({ known: 1, all: 2 });
    expect(verifiedOf(known.filter(({ progress: { status } }) => status === 'VERIFIED'))).toEqual({
      known: 1,
      all: 1,
    });
    expect(verifiedOf([])).toEqual({ known: 0, all: 0 });
    expect(ofKind(known, 'MOST_TRADED').map(({ group: { id } }) => id)).toEqual(['etf']);
  });
});
