import type { Language } from '@application/ports/device-preferences';

/** What a country is called, by its two letters; letters that are none stay as they are. */
export const countryName = (language: Language, code: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
