import type { Language } from '@application/ports/device-preferences';
import { byLanguage } from './by-language';

const regions = byLanguage((language) => new Intl.DisplayNames([language], { type: 'region' }));

/** What a country is called, by its two letters; letters that are none stay as they are. */
export const countryName = (language: Language, code: string): string => regions(language).of(code) ?? code;
