import type { KnowledgeGateway } from '@application/ports/bank/knowledge-gateway';
import { productGroupId, type ProductGroupId } from '@domain/codes/ids';
import { quizTries, type GroupProgress } from '@domain/knowledge/group-progress';
import { failed, succeeded } from '../answers';

/** What it is tried with: a customer who knows some groups and has not begun with the one named. */
export interface KnowledgeBench {
  readonly knowledge: KnowledgeGateway;
  readonly untouched: ProductGroupId;
}

/** The contract of every knowledge gateway: the fake obeys it, and the HTTP adapter on a running bank. */
export function describeKnowledgeGateway(name: string, make: () => Promise<KnowledgeBench>): void {
  describe(`${name} as a knowledge gateway`, () => {
    let knowledge: KnowledgeGateway;
    let untouched: ProductGroupId;
    beforeEach(async () => {
      ({ knowledge, untouched } = await make());
    });
    const own = async (): Promise<GroupProgress> => {
      const found = succeeded(await knowledge.progress()()).find(({ groupId }) => groupId === untouched);
      if (found === undefined) throw new Error('No progress');
      return found;
    };

    it('tells groups and progress of the same groups [KNO-01]', async () => {
      const groups = succeeded(await knowledge.groups('de')());
      const progress = succeeded(await knowledge.progress()());
      expect(groups.length).toBeGreaterThan(1);
      expect(progress.map(({ groupId }) => groupId)).toEqual(groups.map(({ id }) => id));
      expect(progress.map(({ status }) => status)).toContain('VERIFIED');
    });

    it('tells what is learned of a group, and asks with several answers each [KNO-02]', async () => {
      const material = succeeded(await knowledge.material(untouched, 'de')());
      expect(material.group.id).toBe(untouched);
      expect(material.expertise.length).toBeGreaterThan(0);
      expect(material.media.map(({ type }) => type)).toEqual(['PDF', 'VIDEO', 'IMAGE']);
      expect(material.questions.every(({ answers }) => answers.length === 4)).toBe(true);
      expect(failed(await knowledge.material(productGroupId('lotto'), 'de')()).kind).toBe('not-found');
    });

    it('opens the path with what the customer says of their experience, again too', async () => {
      expect(await own()).toMatchObject({ status: 'UNVERIFIED', step: 'EXPERIENCE' });
      const told = succeeded(await knowledge.sayExperience(untouched, '1-4')());
      expect(told).toMatchObject({ status: 'PROGRESS', step: 'EXPERTISE', experience: '1-4' });
      succeeded(await knowledge.sayExperience(untouched, '5-10')());
      expect(await own()).toMatchObject({ step: 'EXPERTISE', experience: '5-10' });
    });

    it('takes a try for each wrong answer to an open question, until they are spent or all is answered [KNO-02]', async () => {
      const { questions } = succeeded(await knowledge.material(untouched, 'de')());
      let triesLeft = quizTries;
      for (const { id: questionId, answers } of questions) {
        let isOpen = true;
        for (const { id: answerId } of answers.toReversed()) {
          if (triesLeft === 0) break;
          const verdict = succeeded(await knowledge.check({ groupId: untouched, questionId, answerId })());
          if (verdict.kind === 'right') isOpen = false;
          else {
            if (isOpen) triesLeft -= 1;
            expect(verdict).toMatchObject(
              triesLeft === 0 ? { kind: 'locked' } : { kind: 'wrong', triesLeft },
            );
          }
        }
        expect(isOpen && triesLeft > 0).toBe(false);
      }
      expect(await own()).toMatchObject(
        triesLeft === 0
          ? { status: 'LOCKED', step: 'UNSUCCESSFUL', triesLeft }
          : { status: 'VERIFIED', step: 'SUCCESSFUL', triesLeft },
      );
    });

    it('does not know a question of another quiz', async () => {
      const { questions } = succeeded(await knowledge.material(untouched, 'de')());
      const [question] = questions;
      const answerId = question?.answers[0]?.id;
      if (question === undefined || answerId === undefined) throw new Error('No question');
      const groupId = productGroupId('lotto');
      expect(failed(await knowledge.check({ groupId, questionId: question.id, answerId })()).kind).toBe(
        'not-found',
      );
    });
  });
}
