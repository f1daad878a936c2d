import type { Position } from '@domain/depot/position';
import { priceUnit, quantityUnit, type Instrument } from '@domain/instrument/instrument';
import { quantityForMoney } from '@domain/order/draft/quantity-for-money';
import { isFund } from '@domain/instrument/instrument-type';
import { draftOfLine, type LineFindings } from '@domain/order/prefill/one-line-draft';
import type { OneLineOrder } from '@domain/order/prefill/one-line-order';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { Side } from '@domain/order/side';
import type { Venue, VenueQuote } from '@domain/instrument/venue';
import type { Amount } from '@domain/money/amount';
import { decimal, decimalText, isPositive, minimum, type Decimal } from '@domain/money/decimal';
import { normaliseDecimalInput } from '@domain/money/german-amount';
import { EUR } from '@domain/money/unit';
import type { Failure } from '@domain/failure/failure';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Holdings } from '../depot/holdings';
import type { OrderMarket } from './order-market';

/** Why an order said in one line cannot be prepared as it was said. */
export type PreparationProblem =
  | { readonly kind: 'venue-unknown'; readonly venue: string }
  | { readonly kind: 'nothing-held' }
  /** Nobody can say how much the money buys: no price is known, or none in EUR. */
  | { readonly kind: 'no-price' }
  | { readonly kind: 'failure'; readonly failure: Failure };

/** What it is prepared with. */
export interface PrepareOrderSources {
  readonly market: Pick<OrderMarket, 'instruments' | 'orders'>;
  readonly holdings: Pick<Holdings, 'depots'>;
}

type Prepared<T> = TE.TaskEither<PreparationProblem, T>;

/**
 * Makes a draft of an order said in one line, once it is settled which instrument it is about: finds the venue it
 * names, how much is held where it says "all", and how much its money buys. What it names and cannot be found is a
 * problem, never left out.
 */
export class PrepareOrder {
  constructor(private readonly sources: PrepareOrderSources) {}

  execute(line: OneLineOrder, instrument: Instrument): Prepared<OrderDraft> {
    return pipe(
      TE.Do,
      TE.apS('venue', this.#venue(line, instrument)),
      TE.apS('holding', this.#holding(line, instrument)),
      TE.chain(({ venue, holding }) =>
        pipe(
          this.#bought(line, instrument, venue),
          TE.map((bought): LineFindings => ({ instrument, ...venue, ...holding, ...bought })),
        ),
      ),
      TE.map((findings) => draftOfLine(line, findings)),
    );
  }

  #venue({ parts }: OneLineOrder, { id }: Instrument): Prepared<Pick<LineFindings, 'venueId'>> {
    const named = parts.find((part) => part.kind === 'venue');
    if (named === undefined) return TE.right({});
    return pipe(
      this.sources.market.orders.dimensions({ instrumentId: id }),
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
  #holding(
    { parts }: OneLineOrder,
    { id }: Instrument,
  ): Prepared<Pick<LineFindings, 'depotId' | 'quantity'>> {
    if (!parts.some(({ kind }) => kind === 'holding')) return TE.right({});
    return pipe(
      this.sources.holdings.depots.depots(),
      TE.chain((depots) =>
        TE.sequenceArray(depots.map((depot) => this.sources.holdings.depots.positions(depot.id))),
      ),
      TE.mapLeft(failing),
      TE.map((answers) => answers.flatMap(({ positions }) => positions)),
      TE.map((positions) => positions.find((position) => isSellable(position, id))),
      TE.chain((position) =>
        position === undefined
          ? TE.left<PreparationProblem>({ kind: 'nothing-held' })
          : TE.right({ depotId: position.depotId, quantity: typed(position.availableQuantity.value) }),
      ),
    );
  }

  /** As much as the money buys at the line's own price, else at the highest of today: it is never exceeded. */
  #bought(
    { side, parts }: OneLineOrder,
    instrument: Instrument,
    { venueId }: Pick<LineFindings, 'venueId'>,
  ): Prepared<Pick<LineFindings, 'quantity'>> {
    const said = parts.find((part) => part.kind === 'money');
    if (said === undefined) return TE.right({});
    const [own] = parts.flatMap((part) =>
      part.kind === 'limit' || part.kind === 'trigger' ? part.price : [],
    );
    const prices: Prepared<readonly Amount[]> =
      own === undefined
        ? pipe(
            this.sources.market.instruments.quotes(instrument.id),
            TE.mapLeft(failing),
            TE.map((quotes) => quotes.filter((quote) => venueId === undefined || quote.venueId === venueId)),
            TE.map((quotes) => quotes.flatMap((quote) => marketPrice(side, quote) ?? [])),
          )
        : TE.right([{ value: numberIn(own), unit: priceUnit(instrument) }]);
    return pipe(
      prices,
      TE.map((found) => fewest(found.map((each) => quantityOf(said.money, each, instrument)))),
      TE.chain((quantity) =>
        quantity === undefined
          ? TE.left<PreparationProblem>({ kind: 'no-price' })
          : TE.right({ quantity: typed(quantity) }),
      ),
    );
  }
}

const failing = (failure: Failure): PreparationProblem => ({ kind: 'failure', failure });

const isNamed = ({ name }: Venue, text: string): boolean =>
  name.toLocaleLowerCase('de').startsWith(text.toLocaleLowerCase('de'));

const isSellable = ({ instrument, availableQuantity }: Position, id: Instrument['id']): boolean =>
  instrument?.id === id && isPositive(availableQuantity.value);

const quantityOf = (money: string, price: Amount, instrument: Instrument): Decimal | undefined =>
  quantityForMoney({ value: numberIn(money), unit: EUR }, price, {
    unit: quantityUnit(instrument),
    decimals: isFund(instrument.type) ? 3 : 0,
  });

/** The least of them; unknown if one is, for the money must not be exceeded there either. */
function fewest(quantities: readonly (Decimal | undefined)[]): Decimal | undefined {
  const [first, ...others] = quantities;
  if (first === undefined) return undefined;
  const least = others.reduce((least, each) => least && each && minimum(least, each), first);
  return least && isPositive(least) ? least : undefined;
}

const marketPrice = (side: Side, { ask, bid, last }: VenueQuote): Amount | undefined =>
  (side === 'BUY' ? ask : bid) ?? last;

/** A number of a line: it has been understood as one. */
const numberIn = (text: string): Decimal => decimal(normaliseDecimalInput(text));

/** A quantity as the form takes it. */
const typed = (quantity: Decimal): string => decimalText(quantity).replace('.', ',');
