import type { Language } from '@application/ports/device-preferences';

/** What stands between a figure and its unit, never wrapped: English sets 1.48% and 2‰ without a space, German 1,48 %. */
export const unitGap = (language: Language, unit: string): string =>
  language === 'en' && (unit === '%' || unit === '‰') ? '' : '\u00a0';
