import type { VisitOrigin } from '@domain/tracking/visit-origin';
import { entryOf, type FieldName } from '../catalogue/catalogue';
import type { AdvertisingQuery } from './advertising';
import type { ApplicationConfiguration } from '../application-configuration';
import type { NamedValue } from '../application-request';
import { readText } from '../field/read-text';
import * as E from 'fp-ts/Either';

/** What was chosen by link or advertisement. */
export interface Selection {
  readonly wref: string | undefined;
  readonly moduleIds: readonly string[];
  readonly bundleIds: readonly string[];
  readonly formVariant: string | undefined;
  /** What modules and bundles are called, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** What of it a link has named itself: it is carried on with the draft. */
  readonly link: AdvertisingQuery;
}

/** Modules and bundles as the customer reads them, those that will be sent. */
export const chosenNames = ({
  moduleIds,
  bundleIds,
  names,
}: Pick<Selection, 'moduleIds' | 'bundleIds' | 'names'>): readonly string[] =>
  [...bundleIds, ...moduleIds].map((id) => names.get(id) ?? id);

/**
 * What is sent of marketing and sales along with the form, as far as it is known (MARKETING_VERTRIEB, PRODUKT). What a
 * cookie or a link says that the bank could not read is left out: nobody who applies could mend it.
 */
export function salesFields(
  configuration: Pick<ApplicationConfiguration, 'userInterfaceType' | 'intermediary' | 'channel'>,
  { wref, moduleIds, bundleIds, formVariant }: Omit<Selection, 'names' | 'link'>,
  visit: VisitOrigin,
): readonly NamedValue[] {
  const values: readonly (readonly [FieldName, string | undefined])[] = [
    ['MARKETING_VERTRIEB.WERBE_ID', visit.advertiserId],
    ['MARKETING_VERTRIEB.AFFILIATE_PARTNER', visit.affiliate?.partnerType],
    ['MARKETING_VERTRIEB.WERBEPARTNER', visit.affiliate?.partner],
    ['MARKETING_VERTRIEB.REFERRER_CODE', visit.campaign],
    ['MARKETING_VERTRIEB.UI_TYP', configuration.userInterfaceType],
    ['MARKETING_VERTRIEB.VERMITTLER', configuration.intermediary],
    ['MARKETING_VERTRIEB.KANAL', configuration.channel],
    ['MARKETING_VERTRIEB.FORMULARVARIANTE', formVariant],
    ['MARKETING_VERTRIEB.WREF', wref],
    ['PRODUKT.MODULE', moduleIds.join(',')],
    ['PRODUKT.BUENDEL', bundleIds.join(',')],
  ];
  return values.flatMap(([name, value = '']) => (reads(name, value) ? [{ name, value }] : []));
}

function reads(name: FieldName, value: string): boolean {
  const rule = entryOf(name)?.spec.rule;
  return (
    (rule?.type === 'identifier' || rule?.type === 'identifiers') &&
    value.trim() === value &&
    E.isRight(readText(rule, value))
  );
}
