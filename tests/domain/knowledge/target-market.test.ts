import { productGroupId } from '@domain/codes/ids';
import type { KnownGroup } from '@domain/knowledge/group-progress';
import { highestMarket, isRaised, targetMarketNamed } from '@domain/knowledge/target-market';
import type { KnowledgeClass } from '@domain/knowledge/product-group';

const group = (knowledgeClass: KnowledgeClass, status: 'VERIFIED' | 'PROGRESS'): KnownGroup => ({
  group: { id: productGroupId(knowledgeClass), name: '', kind: 'OTHERS', knowledgeClass, allows: '' },
  progress: {
    groupId: productGroupId(knowledgeClass),
    status,
    step: status === 'VERIFIED' ? 'SUCCESSFUL' : 'QUIZ',
    triesLeft: 3,
    quizId: '1',
  },
});

describe('the target market of a depot [KNO-03]', () => {
  it.each([
    ['UNKNOWN', 'BASIC', true, 'nothing said stands below everything'],
    ['BASIC', 'ADVANCED', true, 'one class up'],
    ['ADVANCED', 'SPECIAL', true, 'two classes up'],
    ['EXPERT', 'EXPERT', false, 'as it stands'],
    ['SPECIAL', 'BASIC', false, 'down'],
    ['BASIC', 'UNKNOWN', false, 'taken back'],
  ] as const)('from %s to %s asks more: %s, %s', (from, to, expected, _why) => {
    expect(isRaised(from, to)).toBe(expected);
  });

  it.each([
    [[], 'BASIC', 'everybody may choose it'],
    [[group('ADVANCED', 'VERIFIED'), group('EXPERT', 'PROGRESS')], 'ADVANCED', 'what is begun is not shown'],
    [[group('SPECIAL', 'VERIFIED'), group('ADVANCED', 'VERIFIED')], 'SPECIAL', 'the most demanding counts'],
  ] as const)('goes at most to the class of what was proved: %#', (groups, expected, _why) => {
    expect(highestMarket(groups)).toBe(expected);
  });

  it.each([
    ['EXPERT', 'EXPERT'],
    ['WIZARD', 'UNKNOWN'],
    [undefined, 'UNKNOWN'],
  ])('reads the word %s as %s', (word, expected) => {
    expect(targetMarketNamed(word)).toBe(expected);
  });
});
