import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { settle } from '@adapters/fake/device/manual-scheduler';
import type { TanEntryState } from '@ui/tan/tan-entry-model';

/** Long enough for everything the portal does by itself after a press, in milliseconds: retries, looking again. */
const PATIENCE = 12_000;

/** A customer who wants one thing and does, step by step, what a page offers him, until it says that it is done. */
export abstract class PersistentVisitor {
  protected constructor(readonly bank: FakeBank) {}

  /** What he is told, in a few words; begins with `at the` while nothing is out of the ordinary. */
  abstract get told(): string;

  /** Where the portal was left for; undefined while he is there. */
  abstract get leftFor(): string | undefined;

  /** Does the next thing that the page offers. */
  protected abstract step(): Promise<void> | void;

  /** Goes on until it is done, he has been led away, or the page offers nothing more. */
  async goOn(steps = 12): Promise<void> {
    for (let step = 0; step < steps && this.told !== 'done' && this.leftFor === undefined; step++) {
      await this.step();
      await this.wait(PATIENCE);
    }
  }

  /** Goes on until he is told of something out of the ordinary, or that it is done. */
  async goOnUntilTold(): Promise<void> {
    for (let step = 0; step < 6 && this.told.startsWith('at the'); step++) await this.goOn(1);
  }

  async wait(milliseconds: number): Promise<void> {
    await this.bank.scheduler.advance(milliseconds);
    await settle();
  }

  /** Asks for a challenge where there is none that stands, and answers it. */
  protected async prove(tan: TanEntryState): Promise<void> {
    tan.start();
    if (tan.challenge === undefined || tan.entry.kind === 'expired') tan.request();
    await settle();
    if (tan.challenge !== undefined) tan.type(this.bank.tan.codeOf(tan.challenge.id));
    tan.submit();
    await settle();
  }
}

/** What the TAN widget says. */
export function toldAtProof({ entry }: TanEntryState): string {
  const problem = 'problem' in entry ? entry.problem : undefined;
  if (problem === undefined) return 'at the TAN';
  return `said at the TAN: ${problem.reason === 'failure' ? problem.failure.kind : problem.reason}`;
}
