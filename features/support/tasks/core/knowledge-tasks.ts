import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeKnowledgeGateway } from '@adapters/fake/bank/fake-knowledge-gateway';
import { LoadKnownGroups } from '@application/knowledge/load-known-groups';
import type { ProductGroupId, QuestionId } from '@domain/codes/ids';
import { verifiedOf, type Experience, type KnownGroup } from '@domain/knowledge/group-progress';
import * as E from 'fp-ts/Either';

const HOUR = 3_600_000;

/** What scenarios do with securities knowledge: at the bank in memory, whose first answers are right. */
export class KnowledgeTasks {
  readonly #bank = new FakeBank();
  readonly #gateway = new FakeKnowledgeGateway(this.#bank);
  #groupId: ProductGroupId | undefined;

  /** How many groups are verified, and of how many. */
  async verified(): Promise<{ readonly known: number; readonly all: number }> {
    return verifiedOf(await this.#groups());
  }

  /** A group by its name. */
  async group(name: string): Promise<KnownGroup> {
    const found = (await this.#groups()).find(({ group }) => group.name === name);
    if (found === undefined) throw new Error(`Es gibt keine Produktgruppe ${name}.`);
    return found;
  }

  async sayExperience(name: string, experience: Experience): Promise<void> {
    this.#groupId = (await this.group(name)).group.id;
    succeeded(await this.#gateway.sayExperience(this.#groupId, experience)());
  }

  /** Wrong answers first, each another one to the first question, then questions in their order rightly. */
  async answer(wrong: number, right: number): Promise<void> {
    const questions = await this.#questions();
    const [first] = questions;
    for (let count = 1; count <= wrong; count++) await this.#send(first?.id, first?.answers[count]?.id);
    for (const { id, answers } of questions.slice(0, right)) await this.#send(id, answers[0]?.id);
  }

  /** The same wrong answer again and again. */
  async repeatWrong(times: number): Promise<void> {
    const [first] = await this.#questions();
    for (let count = 0; count < times; count++) await this.#send(first?.id, first?.answers[1]?.id);
  }

  async triesLeft(): Promise<number | undefined> {
    return (await this.#groups()).find(({ group }) => group.id === this.#groupId)?.progress.triesLeft;
  }

  wait(hours: number): Promise<void> {
    return this.#bank.scheduler.advance(hours * HOUR);
  }

  async #groups(): Promise<readonly KnownGroup[]> {
    return succeeded(await new LoadKnownGroups(this.#gateway).execute('de')());
  }

  async #questions() {
    if (this.#groupId === undefined) throw new Error('Es ist keine Produktgruppe gewählt.');
    return succeeded(await this.#gateway.material(this.#groupId)()).questions;
  }

  async #send(
    questionId: QuestionId | undefined,
    answerId: Parameters<FakeKnowledgeGateway['check']>[0]['answerId'] | undefined,
  ): Promise<void> {
    if (this.#groupId === undefined || questionId === undefined || answerId === undefined)
      throw new Error('Diese Antwort gibt es nicht.');
    succeeded(await this.#gateway.check({ groupId: this.#groupId, questionId, answerId })());
  }
}

function succeeded<T>(answer: E.Either<unknown, T>): T {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
}
