import type { Holdings } from '@application/depot/holdings';
import type { TaxGateway } from '@application/ports/bank/tax-gateway';
import type { Result } from '@application/ports/result';
import { tradingDepots, type Depot } from '@domain/depot/depot';
import type { Position } from '@domain/depot/position';
import { valueOf } from '@domain/money/amount';
import { isPositive } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { largestFirst, type SellablePosition, type TaxBasis } from '@domain/tax/sellable-position';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HeldLot } from '@application/ports/bank/tax-gateway';

/** Reads what a tax simulation stands on: positions with their lots, the year's record and the price list. */
export class LoadTaxBasis {
  constructor(
    private readonly depots: Holdings['depots'],
    private readonly tax: TaxGateway,
  ) {}

  execute(): Result<TaxBasis> {
    return pipe(
      TE.Do,
      TE.apS('record', this.tax.record()),
      TE.apS('fees', this.tax.fees()),
      TE.apS(
        'positions',
        pipe(
          this.depots.depots(),
          TE.map(tradingDepots),
          TE.chain((depots) =>
            pipe(
              depots,
              TE.traverseArray((depot) => this.#positionsOf(depot, depots.length > 1)),
            ),
          ),
          TE.map((lists) => largestFirst(lists.flat())),
        ),
      ),
    );
  }

  #positionsOf({ id, type, displayId }: Depot, isOneOfMany: boolean): Result<readonly SellablePosition[]> {
    const named = isOneOfMany ? { depot: { type, displayId } } : {};
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
