import { marketOf, sap, xetra } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import type { Position } from '@domain/depot/position';
import type { VenueQuote } from '@domain/instrument/venue';
import { instrumentId, positionId } from '@domain/codes/ids';

/** What a page of the tables bench offers on the window; its rows scroll in the region around them. */
export interface TableBench {
  /** Makes the data, which no figure counts. */
  readonly prepare: (count: number) => void;
  /** Draws the table with its first rows. */
  readonly show: () => void;
  /** So many price messages for rows in sight. */
  readonly price: (messages: number) => void;
  /** Whether nothing that scrolling has begun is still to come, such as following other rows. */
  readonly isAtRest: () => boolean;
}

/** So many positions, in no order of anything. */
export const manyPositions = (count: number): readonly Position[] =>
  Array.from({ length: count }, (_, index) => {
    const number = (index * 7919) % count;
    const instrument = { ...sap, id: instrumentId(`i-${number}`), name: `Zertifikat Nr. ${number}` };
    const bought = `${20 + ((index * 37) % 460)}.${10 + (index % 90)}`;
    const stands = `${20 + ((index * 53) % 460)}.${10 + (index % 90)}`;
    return {
      ...positionIn(mainDepot, instrument, String(1 + (index % 90)), bought, stands),
      id: positionId(`p-${index}`),
    };
  });

let sequence = 1;

/** A new price of a position. */
export function nextQuote({ instrument = sap }: Position): VenueQuote {
  sequence += 1;
  return marketOf(instrument, xetra, `${100 + (sequence % 200)}.${10 + (sequence % 90)}`, sequence);
}

/** The numbers of the positions in sight, by the rows that are drawn. */
export const numbersInSight = (): readonly number[] =>
  [...document.querySelectorAll('tr[data-row]')].map((row) =>
    Number(row.getAttribute('data-row')?.replace('p-', '')),
  );
