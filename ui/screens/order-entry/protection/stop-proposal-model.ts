import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { Clock } from '@application/ports/clock';
import type { InstrumentId, VenueId } from '@domain/codes/ids';
import type { PriceSeries } from '@domain/instrument/price-series';
import { decimalText, type Decimal } from '@domain/money/decimal';
import { readsPrice } from '@domain/order/draft/price-fields';
import { proposedStop, type ProposedStop } from '@domain/order/prefill/protective-stop';
import { RemoteValue } from '@ui/parts/remote-value';
import { makeAutoObservable, reaction } from 'mobx';
import type { OrderInputModel } from '../order-input-model';

/** Where the prices of the past come from. */
export interface StopProposalCollaborators {
  readonly instruments: Pick<InstrumentGateway, 'history'>;
  readonly clock: Clock;
}

/** A stop that fits how much the price moves at the venue chosen, written down where nothing stands yet (ORD-22). */
export class StopProposalModel {
  readonly #input: OrderInputModel;
  readonly #collaborators: StopProposalCollaborators;
  readonly #past: RemoteValue<PriceSeries>;
  #isOffered = false;

  constructor(input: OrderInputModel, collaborators: StopProposalCollaborators) {
    this.#input = input;
    this.#collaborators = collaborators;
    this.#past = new RemoteValue(collaborators.clock);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get proposal(): ProposedStop | undefined {
    const { nodes, read } = this.#input;
    const [series, price] = [this.#past.value, read(nodes.quote)?.last];
    return series && price && proposedStop(series, price, read(nodes.venue)?.priceSteps ?? []);
  }

  /** Whether what stands in the field is the proposal. */
  get isTaken(): boolean {
    const { nodes, entry } = this.#input;
    return this.proposal !== undefined && entry(nodes.triggerLimit) === typed(this.proposal.stop.value);
  }

  /** Follows the venue, and writes the first proposal down; yields how to end that. */
  start(): () => void {
    const { nodes, entry, read } = this.#input;
    const ends = [
      reaction(
        () => [entry(nodes.instrument)?.id, read(nodes.venue)?.id] as const,
        ([instrument, venue]) => void this.#look(instrument, venue),
        { fireImmediately: true, equals: ([a, b], [c, d]) => a === c && b === d },
      ),
      reaction(
        () => this.proposal,
        (proposal) => {
          if (proposal !== undefined && !this.#isOffered) this.#offer();
        },
        { fireImmediately: true },
      ),
      reaction(
        () => read(nodes.type),
        () => this.#keepApart(),
      ),
    ];
    return () => ends.forEach((end) => end());
  }

  /** Writes the proposal down, also over what stands there. */
  take(): void {
    const { proposal } = this;
    if (proposal === undefined) return;
    const { field, nodes } = this.#input;
    field(nodes.triggerLimit).setValue(typed(proposal.stop.value));
    this.#keepApart();
  }

  /** A stop that ends with the day protects nobody at night. */
  #offer(): void {
    this.#isOffered = true;
    const { entry, field, nodes, read } = this.#input;
    if (entry(nodes.triggerLimit) !== '') return;
    this.take();
    const lasts = read(nodes.venue)?.validityTypes.includes('MAX') === true;
    if (lasts && entry(nodes.validityType) === 'GFD') field(nodes.validityType).setValue('MAX');
  }

  /** A stop that follows the price keeps the same distance. */
  #keepApart(): void {
    const { proposal } = this;
    const { entry, field, nodes, read } = this.#input;
    if (proposal === undefined || !readsPrice(read(nodes.type) ?? 'MARKET', 'distance')) return;
    if (entry(nodes.distance) !== '') return;
    field(nodes.distanceKind).setValue('relative');
    field(nodes.distance).setValue(typed(proposal.distance));
  }

  async #look(instrument: InstrumentId | undefined, venue: VenueId | undefined): Promise<void> {
    if (instrument === undefined || venue === undefined) this.#past.reset();
    else await this.#past.load(this.#collaborators.instruments.history(instrument, venue, 'month'));
  }
}

/** As a customer writes it. */
const typed = (value: Decimal): string => decimalText(value).replace('.', ',');
