/** What a page says of itself to those who count visits (portal.md 3); nothing in it tells who the visitor is. */
export interface TrackingPage {
  /** The page's name in the route table. */
  readonly id: string;
  readonly events: readonly string[];
  /** From the portal down to the page. */
  readonly pageHierarchy: readonly string[];
  /** Page information: the hierarchy as one text. */
  readonly pI: string;
  /** Transaction information: what the page lets one do, empty where it only shows. */
  readonly tI: string;
  /** Kinds of products the page is about. */
  readonly products: readonly string[];
  /** Description of the content, in the words of the route. */
  readonly cDes: string;
  readonly additionalParams: Readonly<Record<string, string>>;
  readonly status: 200;
}

/** What the route table knows of a page for tracking. */
export interface RouteTracking {
  readonly area: string;
  readonly page: string;
  readonly transaction?: string;
  readonly products?: readonly string[];
}

const PORTAL = 'depotwerk';

/** The tracking page of a route, with what is known of the visit (KIT-14). */
export function trackingPage(
  id: string,
  { area, page, transaction = '', products = [] }: RouteTracking,
  additionalParams: Readonly<Record<string, string>>,
): TrackingPage {
  const pageHierarchy = [PORTAL, area, page];
  return {
    id,
    events: transaction === '' ? ['page'] : ['page', 'transaction-start'],
    pageHierarchy,
    pI: pageHierarchy.join('/'),
    tI: transaction,
    products,
    cDes: page,
    additionalParams,
    status: 200,
  };
}
