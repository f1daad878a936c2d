import 'i18next';
import type { germanTexts } from './german-texts';

declare module 'i18next' {
  /** The German files are the measure: a key that is not there does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof germanTexts };
    returnNull: false;
  }
}
