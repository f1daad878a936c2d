import type { Scheduler } from '@application/ports/scheduler';
import type { CheckPlan } from '@application/savings-plan/check-plan';
import { ASYNC_PAUSE_MS } from '@domain/form/session/bank-check';
import type { SavingsPlanId } from '@domain/codes/ids';
import type { Message } from '@domain/message/message';
import type { PartialPlan } from '@domain/savings-plan/plan-request';
import type { LocalDate } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import { reaction } from 'mobx';

/** What the bank is asked with. */
export interface PlanCheckSources {
  readonly checkPlan: Pick<CheckPlan, 'execute'>;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** The plan that is typed, and who takes what the bank says of it. */
interface TypedPlan<Asked> {
  readonly checkable: () => PartialPlan | undefined;
  /** What is possible follows from it. */
  readonly today: () => LocalDate | undefined;
  readonly changes: () => SavingsPlanId | undefined;
  asked(plan: PartialPlan): Asked;
  hear(messages: readonly Message[], asked: Asked, source: 'async'): void;
}

/**
 * Has the bank check the plan once the customer pauses, as soon as a security is chosen; rows come and go, so that the
 * whole is watched and not its fields (SAV-03); once more when the day turns. An answer to an older question is dropped. Yields how to end it.
 */
export function checkPlanMeanwhile<Asked>(
  input: TypedPlan<Asked>,
  { checkPlan, scheduler }: PlanCheckSources,
): () => void {
  let run = 0;
  let cancel: (() => void) | undefined;
  const ask = async (plan: PartialPlan, mine: number): Promise<void> => {
    const asked = input.asked(plan);
    const answer = await checkPlan.execute(plan, input.changes())();
    if (mine === run && E.isRight(answer)) input.hear(answer.right.messages, asked, 'async');
  };
  const end = reaction(
    () => ({ plan: input.checkable(), today: input.today() }),
    ({ plan }) => {
      cancel?.();
      run += 1;
      const mine = run;
      if (plan === undefined || plan.positions.length === 0) return;
      cancel = scheduler.after(ASYNC_PAUSE_MS, () => void ask(plan, mine));
    },
    { equals: (a, b) => a.plan === b.plan && a.today === b.today },
  );
  return () => {
    run += 1;
    cancel?.();
    end();
  };
}
