import type { SignedIn } from '../http/access';
import { asciiJson } from '../http/response-info';
import { INFO_HEADER } from './tan-headers';

/**
 * The TAN state without a challenge, as a response header: the customer's ways and the favourite (wire.md). It goes
 * along where the bank asks for a TAN that has not been requested yet, so that no SMS is sent unasked.
 */
export const tanStateHeader = ({ customer }: SignedIn): Readonly<Record<string, string>> => ({
  [INFO_HEADER]: asciiJson({ typ: customer.favourite_tan_type, availableTypes: customer.tan_types }),
});
