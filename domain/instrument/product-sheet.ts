import type { Instrument } from './instrument';

/** The document that tells of a security before it is bought. */
export type ProductSheet = 'key-information' | 'information';

/**
 * A packaged product has a key information document, if its maker has made one (Regulation (EU) 1286/2014), any other
 * security an information sheet (section 64 (2) WpHG); what nobody can buy has none.
 */
export function sheetOf({
  type,
  priipsRelevant,
  keyInformationAvailable,
}: Pick<Instrument, 'type' | 'priipsRelevant' | 'keyInformationAvailable'>): ProductSheet | undefined {
  if (type === 'NOT_AVAILABLE') return undefined;
  if (!priipsRelevant) return 'information';
  return keyInformationAvailable ? 'key-information' : undefined;
}
