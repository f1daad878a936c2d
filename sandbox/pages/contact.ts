import type { PageLanguage } from './page-language';

/** Where customers reach somebody; the same as the portal's configuration says. */
export const CONTACT: { readonly phone: string; readonly hours: Readonly<Record<PageLanguage, string>> } = {
  phone: '069 500 40 700',
  hours: { de: 'Montag bis Freitag, 8 bis 22 Uhr', en: 'Monday to Friday, 8 am to 10 pm' },
};
