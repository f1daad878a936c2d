import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { Clock } from '@application/ports/clock';
import type { InstrumentId, VenueId } from '@domain/codes/ids';
import type { PriceSeries } from '@domain/instrument/price-series';
import { equals } from '@domain/money/decimal';
import { proposedStop, type ProposedStop } from '@domain/order/prefill/protective-stop';
import { RemoteValue } from '@ui/parts/remote-value';
import { makeAutoObservable, reaction } from 'mobx';
import type { OrderInputModel } from '../order-input-model';

/** Where the prices of the past come from. */
export interface StopProposalCollaborators {
  readonly instruments: Pick<InstrumentGateway, 'history'>;
  readonly clock: Clock;
}

/** A stop that fits how much the price moves at the venue chosen: a fact that the form follows until edited (ORD-22). */
export class StopProposalModel {
  readonly #input: OrderInputModel;
  readonly #collaborators: StopProposalCollaborators;
  readonly #past: RemoteValue<PriceSeries>;

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
    const { nodes, read } = this.#input;
    const stands = read(nodes.triggerLimit);
    return stands !== undefined && this.proposal !== undefined && equals(stands, this.proposal.stop.value);
  }

  /** Follows the venue, and tells the form the first proposal there: one that moves with the price is no stop. */
  start(): () => void {
    const { nodes, entry, form, read } = this.#input;
    const ends = [
      reaction(
        () => [entry(nodes.instrument)?.id, read(nodes.venue)?.id] as const,
        ([instrument, venue]) => void this.#look(instrument, venue),
        { fireImmediately: true, equals: ([a, b], [c, d]) => a === c && b === d },
      ),
      reaction(
        () => (this.#isNew ? this.proposal : undefined),
        (proposedStop) => {
          if (proposedStop !== undefined) form.session.tell({ proposedStop });
        },
        { fireImmediately: true },
      ),
    ];
    return () => ends.forEach((end) => end());
  }

  /** Takes the newest proposal, also over what stands there. */
  take(): void {
    const { proposal } = this;
    const { session, nodes } = this.#input.form;
    session.change(() => {
      session.tell({ proposedStop: proposal });
      session.field(nodes.triggerLimit).takeBack();
    });
  }

  /** Of this venue nothing has been proposed yet. */
  get #isNew(): boolean {
    const { nodes, read } = this.#input;
    return read(nodes.proposedStop)?.venueId !== this.#past.value?.venueId;
  }

  async #look(instrument: InstrumentId | undefined, venue: VenueId | undefined): Promise<void> {
    if (instrument === undefined || venue === undefined) this.#past.reset();
    else await this.#past.load(this.#collaborators.instruments.history(instrument, venue, 'month'));
  }
}
