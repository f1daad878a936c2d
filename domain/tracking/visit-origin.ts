/** The advertising partner a visit came by. */
export interface Affiliate {
  readonly partnerType: string;
  readonly partner: string;
}

/** Where a visit came from, as the bank's cookies say (portal.md 9). */
export interface VisitOrigin {
  readonly advertiserId?: string;
  readonly affiliate?: Affiliate;
  readonly campaign?: string;
}

/** The cookie `AdvertisingId`: the advertiser's id is the part before '#'. */
export function advertiserId(cookie: string): string | undefined {
  const [id = ''] = cookie.split('#');
  return id === '' ? undefined : id;
}

/** The cookie `AffiliateId`: the first character is the partner's type, the rest the partner. */
export function affiliate(cookie: string): Affiliate | undefined {
  const [partnerType] = cookie;
  return partnerType === undefined || cookie.length === partnerType.length
    ? undefined
    : { partnerType, partner: cookie.slice(partnerType.length) };
}

/** The cookie `cac`: the code after `wc=`, up to the next parameter. */
export const campaign = (cookie: string): string | undefined => /(?:^|[?&;])wc=([^&;]+)/.exec(cookie)?.[1];
