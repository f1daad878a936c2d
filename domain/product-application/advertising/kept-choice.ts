import type { Snapshot } from '../../form/session/snapshot';
import type { AdvertisingQuery } from './advertising';

/** Under these names, which no form asks for, a draft keeps what a link has chosen. */
const WREF = 'MARKETING_VERTRIEB.WREF';
const MODULES = 'PRODUKT.MODULE';
const BUNDLES = 'PRODUKT.BUENDEL';

/** The draft with what a link has chosen, so that it goes on with it after a sign-in and on another device (APP-15). */
export function withChoice(snapshot: Snapshot, { wref, moduleIds, bundleIds }: AdvertisingQuery): Snapshot {
  const chosen = {
    ...(wref !== undefined && { [WREF]: wref }),
    ...(moduleIds.length > 0 && { [MODULES]: moduleIds }),
    ...(bundleIds.length > 0 && { [BUNDLES]: bundleIds }),
  };
  return { ...snapshot, fields: { ...snapshot.fields, ...chosen } };
}

/** What the link of before has chosen, where the one of now chooses nothing. */
export function choiceOf(link: AdvertisingQuery, draft: Snapshot | undefined): AdvertisingQuery {
  const isChoice = link.wref !== undefined || link.moduleIds.length > 0 || link.bundleIds.length > 0;
  if (isChoice || draft === undefined) return link;
  const [wref, moduleIds, bundleIds] = [WREF, MODULES, BUNDLES].map((name) => draft.fields[name]);
  return {
    wref: typeof wref === 'string' ? wref : undefined,
    moduleIds: listOf(moduleIds),
    bundleIds: listOf(bundleIds),
  };
}

/** The draft as it was typed: what a link has chosen is no field of the form. */
export function withoutChoice(snapshot: Snapshot): Snapshot {
  const { [WREF]: _wref, [MODULES]: _modules, [BUNDLES]: _bundles, ...fields } = snapshot.fields;
  return { ...snapshot, fields };
}

const listOf = (kept: Snapshot['fields'][string] | undefined): readonly string[] =>
  typeof kept === 'object' ? kept : [];
