import type { Instrument } from '@domain/instrument/instrument';
import * as TE from 'fp-ts/TaskEither';
import type { InstrumentGateway } from '../ports/bank/instrument-gateway';
import type { Result } from '../ports/result';

/** Finds instruments by part of a name, WKN or ISIN (ORD-03); nothing typed finds nothing. */
export class SearchInstruments {
  constructor(private readonly instruments: Pick<InstrumentGateway, 'search'>) {}

  execute(text: string): Result<readonly Instrument[]> {
    const sought = text.trim();
    return sought === '' ? TE.right([]) : this.instruments.search(sought);
  }
}
