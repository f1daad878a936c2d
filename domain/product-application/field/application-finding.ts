import type { Finding } from '@domain/form/issue';

/** Everything the rules of an application find, by the key of its text. */
export type ApplicationFinding =
  | 'application-required'
  | 'application-consent'
  | 'application-amount'
  | 'application-amount-least'
  | 'application-amount-most'
  | 'application-saving-most'
  | 'application-percent'
  | 'application-characters'
  | 'application-name'
  | 'application-digits'
  | 'application-date'
  | 'application-month'
  | 'application-country'
  | 'application-postal-code'
  | 'application-dial-code'
  | 'application-phone'
  | 'application-phone-with-code'
  | 'application-phone-length'
  | 'application-phone-twice'
  | 'application-preferred'
  | 'application-tin'
  | 'application-wkn'
  | 'application-tax-id-digits'
  | 'application-tax-id-length'
  | 'application-tax-id-check-digit'
  | 'application-iban-format'
  | 'application-iban-country'
  | 'application-iban-length'
  | 'application-iban-check-digits'
  | 'application-bic-format'
  | 'application-bic-country'
  | 'application-bic-account'
  | 'application-identifier'
  | 'application-past'
  | 'application-future'
  | 'application-age'
  | 'application-child'
  | 'application-pair';

/** An error of an application's rules; its words stand under its key. */
export const applicationFinding = (
  key: ApplicationFinding,
  args: Readonly<Record<string, string>> = {},
): Finding => ({ severity: 'ERROR', key, args, fallback: '' });
