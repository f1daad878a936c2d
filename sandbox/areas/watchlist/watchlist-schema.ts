import { Type, type Static } from 'typebox';
import { AmountSchema, Nullable } from '@sandbox/platform/http/schemas';
import { InstrumentSchema } from '@sandbox/market/catalogue/instrument-schema';
import { VenueQuoteSchema } from '@sandbox/market/price/quote-answer';

/** What is watched, what it costs, and when the customer wants to be told. */
export const WatchSchema = Type.Object(
  {
    instrument: InstrumentSchema,
    /** The quote of the venue whose prices value positions, too. */
    quote: VenueQuoteSchema,
    venueName: Type.String(),
    watchedAt: Type.String(),
    watchedPrice: Nullable(AmountSchema),
    alarmAbove: Nullable(AmountSchema),
    alarmBelow: Nullable(AmountSchema),
  },
  { title: 'Watch' },
);

/** An entry as it is answered. */
export type WatchAnswer = Static<typeof WatchSchema>;

const Level = Nullable(
  Type.String({
    pattern: '^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,5})?$',
    maxLength: 20,
    description: 'A price in the unit of the instrument; null for no alarm.',
  }),
);

/** Which alarms an entry shall have from now on; one that is not named stays as it is. */
export const WatchBodySchema = Type.Partial(Type.Object({ alarmAbove: Level, alarmBelow: Level }));
