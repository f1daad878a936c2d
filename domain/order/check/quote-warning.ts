import { issueAt, type Issue } from '../../form/issue';
import type { VenueQuote } from '../../instrument/venue';
import { orderFinding } from '../read/order-finding';

/** Nobody quotes while the venue is closed: the customer would release a request that only fails (rules.md 6). */
export const quoteWarnings = ({ hours }: Pick<VenueQuote, 'hours'>): readonly Issue[] =>
  hours.state === 'closed' ? [issueAt('venueId', orderFinding('order-quote-closed'), 'rule')] : [];
