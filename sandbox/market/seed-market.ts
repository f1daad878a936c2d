import type { BankTransaction } from '@sandbox/platform/db/database';
import { worldInstruments } from './catalogue/instruments';
import { venueIdOf, venuesOf, worldVenues } from './venue/venues';

/** Lists the instruments of a fresh world at their venues. */
export async function seedMarket(tx: BankTransaction): Promise<void> {
  const instruments = worldInstruments();
  await tx.insertInto('instrument').values(instruments).execute();
  await tx.insertInto('venue').values(worldVenues()).execute();
  const listings = instruments.flatMap((instrument) =>
    venuesOf(instrument).map((venue) => ({
      instrument_id: instrument.instrument_id,
      venue_id: venueIdOf(venue),
    })),
  );
  await tx.insertInto('listing').values(listings).execute();
}
