import type { LoadDepots } from '@application/depot/load-depots';
import type { LoadPositions } from '@application/depot/load-positions';
import type { Clock } from '@application/ports/clock';
import type { Position } from '@domain/depot/position';
import {
  isProtective,
  protectedValue,
  protectiveTypes,
  type ProtectedValue,
  type ProtectiveType,
} from '@domain/order/protection';
import type { Failure } from '@domain/shared/failure';
import { failed, idle, loaded, loading, valueOrUndefined, type RemoteData } from '@domain/shared/remote-data';
import { decimalText } from '@domain/shared/decimal';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderEntryModel } from '../order-entry-model';
import type { ProtectionParameters } from './protection-parameters';

/** Where the position that is protected comes from. */
export interface ProtectionCollaborators {
  readonly loadDepots: Pick<LoadDepots, 'execute'>;
  readonly loadPositions: Pick<LoadPositions, 'execute'>;
  readonly clock: Clock;
}

/** `order/absicherung`: the order page, filled for a position and narrowed to what protects it (ORD-22). */
export class ProtectionModel {
  readonly entry: OrderEntryModel;
  /** The position; undefined in it where no depot holds what the address names. */
  position: RemoteData<Position | undefined> = idle;
  /** The customer tried to go on without the stop that would protect. */
  lacksStop = false;
  readonly #collaborators: ProtectionCollaborators;

  constructor(entry: OrderEntryModel, collaborators: ProtectionCollaborators) {
    this.entry = entry;
    this.#collaborators = collaborators;
    makeAutoObservable(this, { entry: false, position: observableRef }, { autoBind: true });
  }

  /** The ways to protect: those of the venue, and those that another venue offers. */
  get offered(): readonly ProtectiveType[] {
    const { offeredTypes, typesElsewhere } = this.entry.input.outlook;
    const elsewhere = typesElsewhere.map(({ type }) => type);
    return protectiveTypes.filter((type) => offeredTypes.includes(type) || elsewhere.includes(type));
  }

  get type(): ProtectiveType {
    const { orderType } = this.entry.input.form.values;
    return isProtective(orderType) ? orderType : 'STOP_MARKET';
  }

  /** Turns to a way to protect; where the venue does not offer it, to one that does. */
  choose(type: ProtectiveType): void {
    const { input } = this.entry;
    const { offeredTypes, typesElsewhere } = input.outlook;
    const elsewhere = typesElsewhere.find((each) => each.type === type);
    if (!offeredTypes.includes(type) && elsewhere !== undefined)
      input.chooseOffer({ venue: elsewhere.venue, system: 'STANDARD' });
    input.chooseType(type);
  }

  /** What the stop protects, as far as it is entered. */
  get protected(): ProtectedValue | undefined {
    const { partial, quote } = this.entry.input.outlook;
    const today = quote?.last ?? quote?.bid ?? valueOrUndefined(this.position)?.currentPrice.price;
    const { quantity, triggerLimit } = partial;
    return quantity && triggerLimit && today && protectedValue(quantity, triggerLimit, today);
  }

  /** Finds the position and opens the order page for it: all that is free is sold, once the price has fallen. */
  async open(parameters: ProtectionParameters): Promise<void> {
    this.position = loading(this.#collaborators.clock.now());
    const found = await this.#find(parameters);
    runInAction(() => {
      this.position = E.isLeft(found)
        ? failed(found.left)
        : loaded(found.right, this.#collaborators.clock.now());
    });
    if (E.isLeft(found) || found.right === undefined) return;
    const { depotId, wkn, availableQuantityToHedge } = found.right;
    await this.entry.open({
      side: 'SELL',
      code: wkn,
      target: depotId,
      quantity: decimalText(availableQuantityToHedge.value).replace('.', ','),
      orderType: 'STOP_MARKET',
    });
    if (!isProtective(this.entry.input.form.values.orderType)) this.entry.input.chooseType('STOP_MARKET');
  }

  dispose(): void {
    this.entry.dispose();
  }

  /** Leaves the input; without its stop this would be a sale at once, so it does not fall back to one. */
  check(): void {
    this.lacksStop = this.entry.input.outlook.fallBack !== undefined;
    if (!this.lacksStop) this.entry.check();
  }

  /** In the depot that is named, else in whichever holds it. */
  async #find({
    positionId,
    wkn,
    depot,
  }: ProtectionParameters): Promise<E.Either<Failure, Position | undefined>> {
    const { loadDepots, loadPositions } = this.#collaborators;
    const depots = await loadDepots.execute()();
    if (E.isLeft(depots)) return depots;
    const named = depots.right.filter(({ id }) => id === depot);
    for (const { id } of named.length > 0 ? named : depots.right) {
      const read = await loadPositions.execute(id)();
      if (E.isLeft(read)) return read;
      const position = read.right.positions.find((each) => each.id === positionId || each.wkn === wkn);
      if (position !== undefined) return E.right(position);
    }
    return E.right(undefined);
  }
}
