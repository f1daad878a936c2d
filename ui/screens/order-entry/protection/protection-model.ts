import type { Holdings } from '@application/depot/holdings';
import type { ListProtectable, Protectable } from '@application/order/list-protectable';
import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { Clock } from '@application/ports/clock';
import type { Position } from '@domain/depot/position';
import {
  isProtective,
  protectedValue,
  protectiveTypes,
  type ProtectedValue,
  type ProtectiveType,
} from '@domain/order/prefill/protection';
import type { Failure } from '@domain/failure/failure';
import {
  failed,
  idle,
  loaded,
  loading,
  valueOrUndefined,
  type RemoteData,
} from '@domain/failure/remote-data';
import { decimalText } from '@domain/money/decimal';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderEntryModel } from '../order-entry-model';
import { ProtectionChoice } from './protection-choice';
import type { ProtectionParameters } from './protection-parameters';

/** Where the position that is protected comes from. */
export interface ProtectionCollaborators {
  readonly holdings: Pick<Holdings, 'depots'>;
  readonly listProtectable: Pick<ListProtectable, 'execute'>;
  readonly clock: Clock;
  /** What the prices of the past are asked of, for a stop that fits them. */
  readonly instruments: Pick<InstrumentGateway, 'history'>;
}

/** What the page is about: the position that the address names, or all there are to choose from. */
export type ProtectionSubject =
  | { readonly kind: 'position'; readonly position: Position }
  /** No depot holds what the address names. */
  | { readonly kind: 'not-held' }
  | { readonly kind: 'choice'; readonly choice: ProtectionChoice };

/** `order/absicherung`: the order page, filled for a position and narrowed to what protects it (ORD-22). */
export class ProtectionModel {
  readonly entry: OrderEntryModel;
  subject: RemoteData<ProtectionSubject> = idle;
  readonly #collaborators: ProtectionCollaborators;

  constructor(entry: OrderEntryModel, collaborators: ProtectionCollaborators) {
    this.entry = entry;
    this.#collaborators = collaborators;
    makeAutoObservable(this, { entry: false, subject: observableRef }, { autoBind: true });
  }

  /** What a stop is proposed from. */
  get past(): Pick<ProtectionCollaborators, 'instruments' | 'clock'> {
    return this.#collaborators;
  }

  get position(): Position | undefined {
    const subject = valueOrUndefined(this.subject);
    return subject?.kind === 'position' ? subject.position : undefined;
  }

  /** The ways to protect: those of the venue, and those that another venue offers. */
  get offered(): readonly ProtectiveType[] {
    const { nodes, read } = this.entry.input;
    const offeredTypes = read(nodes.offeredTypes) ?? [];
    const typesElsewhere = read(nodes.typesElsewhere) ?? [];
    const elsewhere = typesElsewhere.map(({ type }) => type);
    return protectiveTypes.filter((type) => offeredTypes.includes(type) || elsewhere.includes(type));
  }

  get type(): ProtectiveType {
    const { nodes, read } = this.entry.input;
    const type = read(nodes.typeThere);
    return type && isProtective(type) ? type : 'STOP_MARKET';
  }

  /** Turns to a way to protect; where the venue does not offer it, to one that does. */
  choose(type: ProtectiveType): void {
    const { input } = this.entry;
    const offeredTypes = input.read(input.nodes.offeredTypes) ?? [];
    const typesElsewhere = input.read(input.nodes.typesElsewhere) ?? [];
    const elsewhere = typesElsewhere.find((each) => each.type === type);
    if (!offeredTypes.includes(type) && elsewhere !== undefined)
      input.trading.chooseOffer({ venue: elsewhere.venue, system: 'STANDARD' });
    input.trading.chooseType(type);
  }

  /** What the stop protects, as far as it is entered. */
  get protected(): ProtectedValue | undefined {
    const { nodes, read } = this.entry.input;
    const quote = read(nodes.quote);
    const today = quote?.last ?? quote?.bid ?? this.position?.currentPrice.price;
    const { quantity, triggerLimit } = read(nodes.partial) ?? {};
    return quantity && triggerLimit && today && protectedValue(quantity, triggerLimit, today);
  }

  /** Finds the position and opens the order page for it; where the address names none, there is one to be chosen. */
  async open(parameters: ProtectionParameters): Promise<void> {
    this.subject = loading(this.#collaborators.clock.now());
    const isNamed = (parameters.positionId ?? parameters.wkn) !== undefined;
    const found = await (isNamed ? this.#find(parameters) : this.#offer());
    this.#show(found);
    if (this.position !== undefined) await this.#enter(this.position);
  }

  /** All that is free is sold, once the price has fallen; without its stop that would be a sale at once. */
  async #enter({ depotId, wkn, availableQuantityToHedge }: Position): Promise<void> {
    this.entry.input.form.session.tell({ protects: true });
    await this.entry.open({
      side: 'SELL',
      code: wkn,
      target: depotId,
      proposal: {
        quantity: decimalText(availableQuantityToHedge.value).replace('.', ','),
        orderType: 'STOP_MARKET',
      },
    });
    // A type or a way of trading that lasts from other orders does not protect.
    this.entry.input.trading.chooseType(this.type);
  }

  /** Goes on with what was typed for another position before. */
  async takeOther(): Promise<void> {
    const { instrument, kept } = this.entry.otherDraft ?? {};
    if (instrument === undefined) return;
    const depot = this.entry.input.settlement.depots.find(({ id }) => id === kept?.fields['depotId'])?.id;
    const found = await this.#find({ positionId: undefined, wkn: instrument.wkn, depot });
    this.#show(found);
    if (this.position !== undefined) await this.entry.takeOtherDraft();
  }

  dispose(): void {
    this.entry.dispose();
  }

  #show(found: E.Either<Failure, ProtectionSubject>): void {
    runInAction(() => {
      this.subject = E.isLeft(found)
        ? failed(found.left)
        : loaded(found.right, this.#collaborators.clock.now());
    });
  }

  async #offer(): Promise<E.Either<Failure, ProtectionSubject>> {
    const held = await this.#collaborators.listProtectable.execute()();
    return E.map((rows: readonly Protectable[]): ProtectionSubject => ({
      kind: 'choice',
      choice: new ProtectionChoice(rows, this.#collaborators.clock.now()),
    }))(held);
  }

  /** In the depot that is named, else in whichever holds it. */
  async #find({
    positionId,
    wkn,
    depot,
  }: ProtectionParameters): Promise<E.Either<Failure, ProtectionSubject>> {
    const bank = this.#collaborators.holdings.depots;
    const depots = await bank.depots()();
    if (E.isLeft(depots)) return depots;
    const named = depots.right.filter(({ id }) => id === depot);
    for (const { id } of named.length > 0 ? named : depots.right) {
      const read = await bank.positions(id)();
      if (E.isLeft(read)) return read;
      const position = read.right.positions.find((each) => each.id === positionId || each.wkn === wkn);
      if (position !== undefined) return E.right({ kind: 'position', position });
    }
    return E.right({ kind: 'not-held' });
  }
}
