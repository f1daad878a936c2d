import type { OrderDraft } from '@domain/order/draft/order-draft';
import { draftIn } from '@tests/domain/support/draft-in';
import { settle } from '@adapters/fake/device/manual-scheduler';
import type { ConsentModel } from '@ui/parts/consent/consent-model';
import type { OrderEntryModel } from '@ui/screens/order-entry/order-entry-model';
import type { OrderCheckModel } from '@ui/screens/order-entry/release/order-check-model';
import type { QuoteModel } from '@ui/screens/order-entry/quote/quote-model';
import { PersistentVisitor, toldAtProof } from '../../each-call/persistent-visitor';
import { PortalBank } from '../../each-call/portal-bank';
import { onOnePage, orderBench } from './bench';

/** A customer who wants one order and does, step by step, what the page offers him, until it says that he has it. */
export class PersistentCustomer extends PersistentVisitor {
  declare readonly bank: PortalBank;
  readonly bench: ReturnType<typeof orderBench>;
  model: OrderEntryModel;

  constructor(world = onOnePage()) {
    super(new PortalBank(world));
    this.bench = orderBench(this.bank);
    this.model = this.bench.visit();
  }

  get orders(): number {
    return this.bank.orders.all.length;
  }

  /** Where the portal was left for; undefined while he is there. */
  get leftFor(): string | undefined {
    const { exit, navigation } = this.bench;
    return exit.left.at(-1)?.reason ?? navigation.left.at(-1) ?? this.bank.leftFor ?? this.model.route;
  }

  async open(): Promise<void> {
    await this.model.open({ side: 'BUY', code: '716460', quantity: '25' });
    await this.wait(1000);
    this.model.input.field(this.model.input.nodes.orderType).setValue('LIMIT');
    this.model.input.field(this.model.input.nodes.limit).setValue('230,00');
    await this.wait(1000);
  }

  /** Comes back after having been led away, as after a reload. */
  async comeBack(): Promise<void> {
    this.model.dispose();
    await this.wait(1000);
    this.bench.exit.left.length = 0;
    this.bench.navigation.left.length = 0;
    this.bank.return();
    this.model = this.bench.visit();
    await this.model.open({});
    await this.wait(2000);
  }

  /** What the form holds. */
  get typed(): OrderDraft {
    return draftIn(this.model.input);
  }

  /** What he is told, in one word. */
  get told(): string {
    const { step, failure, notice, input, attempt } = this.model;
    if (this.leftFor !== undefined) return `led to ${this.leftFor}`;
    if (step.kind === 'done') return 'done';
    if (step.kind === 'asking') return 'asking the bank';
    if (failure !== undefined) return `said at the ${step.kind}: ${failure.kind}`;
    if (step.kind === 'release' && step.release.tan) return toldAtProof(step.release.tan);
    if (step.kind === 'quote') return toldAtQuote(step.quote);
    if (step.kind === 'consent' && step.consent.consents.data.kind === 'failed')
      return 'said at the consents';
    if (step.kind === 'check' && step.check.costs.data.kind === 'failed') return 'said at the costs';
    if (input.market.dimensions.data.kind === 'failed') return 'said at the venues';
    if (step.kind === 'input' && (notice !== undefined || (attempt > 0 && input.form.summary.length > 0)))
      return notice ?? 'said at the fields';
    return `at the ${step.kind}`;
  }

  protected async step(): Promise<void> {
    const { model } = this;
    const { step } = model;
    if (step.kind === 'input') this.#check();
    else if (step.kind === 'check') await this.#goToRelease(step.check);
    else if (step.kind === 'release' && step.release.tan) await this.prove(step.release.tan);
    else if (step.kind === 'quote') await this.#trade(step.quote);
    else if (step.kind === 'consent') await this.#agree(step.consent);
  }

  #check(): void {
    const { input } = this.model;
    if (input.market.dimensions.data.kind === 'failed') input.reloadMarket();
    else void this.model.check();
  }

  async #goToRelease(check: OrderCheckModel): Promise<void> {
    if (check.lacksCosts) check.loadCosts();
    else await this.model.requestRelease('Kauf');
  }

  /** Takes a price as soon as it is named; asks for another where there is none. */
  async #trade(quote: QuoteModel): Promise<void> {
    if (quote.phase.kind === 'ticket') {
      quote.open('Anfrage');
      if (quote.ticket.tan) await this.prove(quote.ticket.tan);
    } else quote.ask();
    await settle();
    if (this.leftFor === undefined) void quote.accept('Kauf');
  }

  async #agree(consent: ConsentModel): Promise<void> {
    if (consent.consents.value === undefined) {
      consent.load();
      return;
    }
    for (const { id } of consent.needs) consent.agree(id, true);
    await consent.grant();
  }
}

const toldAtQuote = ({ phase, ticket: { tan }, failure }: QuoteModel): string => {
  if (phase.kind === 'ticket') return tan === undefined ? 'at the ticket' : toldAtProof(tan);
  return failure === undefined ? `at the ${phase.kind} quote` : `said at the quote: ${failure.kind}`;
};
