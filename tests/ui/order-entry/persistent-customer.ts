import { FakeBank } from '@adapters/fake/fake-bank';
import type { Fault } from '@adapters/fake/fake-faults';
import { errorMessage, refusal } from '@adapters/fake/fake-refusal';
import { settle } from '@adapters/fake/manual-scheduler';
import type { Standing } from '@application/order/standing';
import type { Failure } from '@domain/shared/failure';
import type { OrderEntryModel } from '@ui/order-entry/order-entry-model';
import type { OrderCheckModel } from '@ui/order-entry/order-check-model';
import type { TanEntryModel } from '@ui/tan/tan-entry-model';
import { onOnePage, orderBench } from './bench';

const failing = (failure: Failure, acts = false): Fault => ({ kind: 'failure', failure, acts });

/** What can come instead of an answer, by the name it has in the tables. */
export const faults = {
  'the request is lost': { kind: 'not-reached' },
  'the answer is lost': { kind: 'drop-answer' },
  'the answer is no JSON': failing({ kind: 'undecodable', path: 'body', errorId: 'E' }, true),
  '500 before acting': failing({ kind: 'server', errorId: 'E' }),
  '500 after acting': failing({ kind: 'server', errorId: 'E' }, true),
  '401': failing({ kind: 'session-expired', logoutUrl: '/lp/wt/logout' }),
  '403': failing({ kind: 'forbidden' }),
  '404': failing({ kind: 'not-found' }),
  '422': failing(refusal(errorMessage('fehler-menge-ungueltig', ['quantity']))),
  '429': failing(refusal(errorMessage('fehler-zu-viele-anfragen'))),
  'a wrong TAN': failing({
    kind: 'tan',
    reason: 'invalid',
    triesLeft: 2,
    messages: [errorMessage('TAN_UNGUELTIG')],
  }),
  'an expired TAN': failing({ kind: 'tan', reason: 'expired', messages: [errorMessage('expired')] }),
  'a blocked function': failing({ kind: 'blocked', key: 'fehler-aktion-gesperrt', args: {} }),
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof faults;

/** A customer who wants one order and does, step by step, what the page offers him, until it says that he has it. */
export class PersistentCustomer {
  readonly bench: ReturnType<typeof orderBench>;
  model: OrderEntryModel;

  constructor() {
    this.bench = orderBench(new FakeBank(onOnePage()));
    this.model = this.bench.visit();
  }

  get orders(): number {
    return this.bench.bank.orders.all.length;
  }

  /** Where the portal was left for; undefined while he is there. */
  get leftFor(): string | undefined {
    return this.bench.exit.left.at(-1)?.reason ?? this.bench.navigation.left.at(-1) ?? this.model.route;
  }

  async open(): Promise<void> {
    await this.model.open({ side: 'BUY', code: '716460', quantity: '25' });
    await this.wait(1000);
    this.model.input.form.field('orderType').setValue('LIMIT');
    this.model.input.form.field('limit').setValue('230,00');
    await this.wait(1000);
  }

  /** Comes back after having been led away, as after a reload. */
  async comeBack(): Promise<void> {
    this.model.dispose();
    await this.wait(1000);
    this.bench.exit.left.length = 0;
    this.bench.navigation.left.length = 0;
    this.model = this.bench.visit();
    await this.model.open({});
    await this.wait(2000);
  }

  /** Goes on until the order is there, he has been led away, or the page offers nothing more. */
  async goOn(steps = 12): Promise<void> {
    for (let step = 0; step < steps && this.model.step.kind !== 'done' && this.leftFor === undefined; step++)
      await this.#step();
  }

  /** Goes on until he is told of something out of the ordinary, or that he has the order. */
  async goOnUntilTold(): Promise<void> {
    for (let step = 0; step < 6 && /^at the/.test(this.told); step++) await this.goOn(1);
  }

  /** What the form holds. */
  get typed(): OrderEntryModel['input']['form']['values'] {
    return this.model.input.form.values;
  }

  /** What he is told, in one word. */
  get told(): string {
    const { step, failure, notice, input, attempt } = this.model;
    if (this.leftFor !== undefined) return `led to ${this.leftFor}`;
    if (step.kind === 'done') return 'done';
    if (step.kind === 'asking') return step.asking.state === 'open' ? 'never arrived' : 'asking the bank';
    if (failure !== undefined) return `said at the ${step.kind}: ${failure.kind}`;
    if (step.kind === 'release') {
      const { entry } = step.tan;
      const problem = 'problem' in entry ? entry.problem : undefined;
      return problem === undefined ? 'at the TAN' : `said at the TAN: ${problem.reason}`;
    }
    if (step.kind === 'check' && step.check.costs.data.kind === 'failed') return 'said at the costs';
    if (input.market.dimensions.data.kind === 'failed') return 'said at the venues';
    if (step.kind === 'input' && (notice !== undefined || (attempt > 0 && input.form.summary.length > 0)))
      return notice ?? 'said at the fields';
    return `at the ${step.kind}`;
  }

  async wait(milliseconds: number): Promise<void> {
    await this.bench.bank.scheduler.advance(milliseconds);
    await settle();
  }

  async #step(): Promise<void> {
    const { model } = this;
    const { step } = model;
    if (step.kind === 'input') this.#check();
    else if (step.kind === 'check') await this.#goToRelease(step.check);
    else if (step.kind === 'release') await this.#prove(step.tan);
    else if (step.kind === 'asking' && step.asking.state === 'open') model.edit();
    await this.wait(12_000);
  }

  #check(): void {
    const { input } = this.model;
    if (input.market.dimensions.data.kind === 'failed') input.reloadMarket();
    else this.model.check();
  }

  async #goToRelease(check: OrderCheckModel): Promise<void> {
    if (check.lacksCosts) check.loadCosts();
    else await this.model.requestRelease();
  }

  async #prove(tan: TanEntryModel<Standing>): Promise<void> {
    tan.start();
    if (tan.challenge === undefined || tan.entry.kind === 'expired') tan.request();
    await settle();
    if (tan.challenge !== undefined) tan.type(this.bench.bank.tan.codeOf(tan.challenge.id));
    tan.submit();
    await settle();
  }
}
