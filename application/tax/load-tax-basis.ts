import type { Holdings } from '@application/depot/holdings';
import type { TaxGateway } from '@application/ports/bank/tax-gateway';
import type { Result } from '@application/ports/result';
import { ownDepots, tradingDepots, type Depot } from '@domain/depot/depot';
import type { Position } from '@domain/depot/position';
import { valueOf } from '@domain/money/amount';
import { isPositive } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { FeeSchedule } from '@domain/money/fee-schedule';
import {
  largestFirst,
  type SellablePosition,
  type TaxBasis,
  type TaxedChild,
} from '@domain/tax/sellable-position';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HeldLot } from '@application/ports/bank/tax-gateway';

/**
 * Reads what a tax simulation stands on: positions with their lots, the year's record and the price list; of the customer,
 * and of each child whose depots they look after.
 */
export class LoadTaxBasis {
  constructor(
    private readonly depots: Holdings['depots'],
    private readonly tax: TaxGateway,
  ) {}

  execute(): Result<TaxBasis> {
    return pipe(
      TE.Do,
      TE.apS('fees', this.tax.fees()),
      TE.apS('depots', this.depots.depots()),
      TE.chain(({ fees, depots }) => {
        const trading = tradingDepots(depots);
        const children = childrenOf(trading);
        return pipe(
          TE.Do,
          TE.apS('own', this.#basisOf(ownDepots(trading), fees)),
          TE.apS(
            'children',
            pipe(
              children,
              TE.traverseArray(([child, held]) => this.#basisOf(held, fees, child)),
            ),
          ),
          TE.map(({ own, children: theirs }) => (theirs.length === 0 ? own : { ...own, children: theirs })),
        );
      }),
    );
  }

  /** Of one taxpayer: nothing of another's meets it. */
  #basisOf(depots: readonly Depot[], fees: FeeSchedule, child?: TaxedChild): Result<TaxBasis> {
    return pipe(
      TE.Do,
      TE.apS('record', this.tax.record(child && { depotId: child.depotId })),
      TE.apS(
        'positions',
        pipe(
          depots,
          TE.traverseArray((depot) => this.#positionsOf(depot, depots.length > 1)),
          TE.map((lists) => largestFirst(lists.flat())),
        ),
      ),
      TE.map((read) => ({ ...read, fees, ...(child && { child }) })),
    );
  }

  #positionsOf(
    { id, type, displayId, heldFor }: Depot,
    isOneOfMany: boolean,
  ): Result<readonly SellablePosition[]> {
    const named = isOneOfMany ? { depot: { type, displayId, ...(heldFor && { heldFor }) } } : {};
    return pipe(
      TE.Do,
      TE.apS('held', this.depots.positions(id)),
      TE.apS('lots', this.tax.lots(id)),
      TE.map(({ held, lots }) =>
        held.positions
          .flatMap((position) => sellable(position, lots))
          .map((position) => ({ ...position, ...named })),
      ),
    );
  }
}

/** Each child with its depots, in the order of the depots. */
function childrenOf(depots: readonly Depot[]): readonly (readonly [TaxedChild, readonly Depot[]])[] {
  const children = new Map<string, readonly [TaxedChild, readonly Depot[]]>();
  for (const depot of depots) {
    const { heldFor, id: depotId } = depot;
    if (heldFor === undefined) continue;
    const [child, held] = children.get(heldFor.name) ?? [{ ...heldFor, depotId }, []];
    children.set(heldFor.name, [child, [...held, depot]]);
  }
  return [...children.values()];
}

function sellable(position: Position, lots: readonly HeldLot[]): readonly SellablePosition[] {
  const { instrument, availableQuantity, currentPrice, exchangeRate } = position;
  const own = lots.filter(({ instrumentId }) => instrumentId === instrument?.id);
  const [first] = own;
  if (instrument === undefined || first === undefined || !isPositive(availableQuantity.value)) return [];
  // What it would bring in EUR is not known then, and is not guessed.
  const { unit } = valueOf(availableQuantity, currentPrice.price);
  if (unit !== EUR && exchangeRate?.currency !== unit) return [];
  return [
    {
      id: position.id,
      depotId: position.depotId,
      instrumentId: instrument.id,
      name: instrument.name,
      wkn: position.wkn,
      taxClass: first.taxClass,
      sellable: availableQuantity,
      price: currentPrice.price,
      ...(exchangeRate && { exchangeRate }),
      lots: own.map(({ lot }) => lot),
    },
  ];
}
