import type { Position } from '@domain/depot/position';
import type { Instrument } from '@domain/order/instrument';
import { draftOfLine, type LineFindings } from '@domain/order/one-line-draft';
import type { OneLineOrder } from '@domain/order/one-line-order';
import type { OrderDraft } from '@domain/order/order-draft';
import type { Venue } from '@domain/order/venue';
import { decimalText, isPositive } from '@domain/shared/decimal';
import type { Failure } from '@domain/shared/failure';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { LoadDepots } from '../depot/load-depots';
import type { LoadPositions } from '../depot/load-positions';
import type { LoadDimensions } from '../order/load-dimensions';

/** Why an order said in one line cannot be prepared as it was said. */
export type PreparationProblem =
  | { readonly kind: 'venue-unknown'; readonly venue: string }
  | { readonly kind: 'nothing-held' }
  | { readonly kind: 'failure'; readonly failure: Failure };

/** What it is prepared with. */
export interface PrepareOrderSources {
  readonly loadDimensions: Pick<LoadDimensions, 'execute'>;
  readonly loadDepots: Pick<LoadDepots, 'execute'>;
  readonly loadPositions: Pick<LoadPositions, 'execute'>;
}

type Prepared<T> = TE.TaskEither<PreparationProblem, T>;

/**
 * Makes a draft of an order said in one line, once it is settled which instrument it is about: finds the venue it
 * names, and how much is held where it says "all". What it names and cannot be found is a problem, never left out.
 */
export class PrepareOrder {
  constructor(private readonly sources: PrepareOrderSources) {}

  execute(line: OneLineOrder, instrument: Instrument): Prepared<OrderDraft> {
    return pipe(
      TE.Do,
      TE.apS('venue', this.#venue(line, instrument)),
      TE.apS('holding', this.#holding(line, instrument)),
      TE.map(({ venue, holding }): LineFindings => ({ instrument, ...venue, ...holding })),
      TE.map((findings) => draftOfLine(line, findings)),
    );
  }

  #venue({ parts }: OneLineOrder, { id }: Instrument): Prepared<Pick<LineFindings, 'venueId'>> {
    const named = parts.find((part) => part.kind === 'venue');
    if (named === undefined) return TE.right({});
    return pipe(
      this.sources.loadDimensions.execute({ instrumentId: id }),
      TE.mapLeft(failing),
      TE.map(({ venues }) => venues.find((venue) => isNamed(venue, named.venue))),
      TE.chain((venue) =>
        venue === undefined
          ? TE.left<PreparationProblem>({ kind: 'venue-unknown', venue: named.venue })
          : TE.right({ venueId: venue.id }),
      ),
    );
  }

  /** The first depot that has some of it to sell. */
  #holding({ parts }: OneLineOrder, { id }: Instrument): Prepared<Pick<LineFindings, 'depotId' | 'holding'>> {
    if (!parts.some(({ kind }) => kind === 'holding')) return TE.right({});
    return pipe(
      this.sources.loadDepots.execute(),
      TE.chain((depots) =>
        TE.sequenceArray(depots.map((depot) => this.sources.loadPositions.execute(depot.id))),
      ),
      TE.mapLeft(failing),
      TE.map((answers) => answers.flatMap(({ positions }) => positions)),
      TE.map((positions) => positions.find((position) => isSellable(position, id))),
      TE.chain((position) =>
        position === undefined
          ? TE.left<PreparationProblem>({ kind: 'nothing-held' })
          : TE.right({ depotId: position.depotId, holding: typed(position) }),
      ),
    );
  }
}

const failing = (failure: Failure): PreparationProblem => ({ kind: 'failure', failure });

const isNamed = ({ name }: Venue, text: string): boolean =>
  name.toLocaleLowerCase('de').startsWith(text.toLocaleLowerCase('de'));

const isSellable = ({ instrument, availableQuantity }: Position, id: Instrument['id']): boolean =>
  instrument?.id === id && isPositive(availableQuantity.value);

/** A quantity as the form takes it. */
const typed = ({ availableQuantity }: Position): string =>
  decimalText(availableQuantity.value).replace('.', ',');
