import type { Instrument } from '@domain/instrument/instrument';
import type { InstrumentGateway } from '../ports/bank/instrument-gateway';
import type { Result } from '../ports/result';

/** Reads one instrument by WKN, ISIN or mnemonic, as a link to the order page names it (ORD-02). */
export class FindInstrument {
  constructor(private readonly instruments: Pick<InstrumentGateway, 'find'>) {}

  execute(code: string): Result<Instrument> {
    return this.instruments.find(code.trim());
  }
}
