import type { PageLanguage } from '../page-language';

/** Every word of the sign-in page; what is only for demonstration is told in German. */
export interface LoginWords {
  readonly title: string;
  readonly headline: Readonly<Record<'customer' | 'ihf', string>>;
  readonly lead: string;
  readonly noContract: string;
  readonly callUs: string;
  readonly signOut: string;
  readonly bankTime: string;
  readonly open: string;
  readonly closed: string;
  readonly setClock: string;
  readonly byNumber: string;
  readonly number: string;
  readonly numberHint: string;
  readonly pinHint: string;
  readonly signIn: string;
  readonly asDemo: string;
  readonly as: string;
  readonly wrong: string;
  readonly paused: (seconds: number) => string;
}

/** The words by language. */
export const LOGIN_WORDS: Readonly<Record<PageLanguage, LoginWords>> = {
  de: {
    title: 'Anmelden',
    headline: { customer: 'Willkommen bei der Werkbank', ihf: 'Anmeldung für Mitarbeitende' },
    lead: 'Hier melden Sie sich mit Zugangsnummer und PIN an. Danach gibt eine TAN die Sitzung frei.',
    noContract:
      'Sie sind angemeldet, aber Depot und Handel sind für Ihre Zugangsnummer nicht freigeschaltet: Dafür brauchen Sie einen eigenen Vertrag mit uns. Hier können Sie sich mit einer anderen Zugangsnummer anmelden.',
    callUs: 'Fragen dazu beantworten wir am Telefon:',
    signOut: 'Abmelden',
    bankTime: 'Bankzeit',
    open: 'Die deutschen Börsen sind geöffnet.',
    closed: 'Die deutschen Börsen sind geschlossen.',
    setClock: 'Uhr auf den nächsten Handelsbeginn stellen',
    byNumber: 'Mit Zugangsnummer',
    number: 'Zugangsnummer',
    numberHint: '8 Ziffern',
    pinHint: '6 Ziffern',
    signIn: 'Anmelden',
    asDemo: 'Als Demo-Kundin oder -Kunde',
    as: 'als',
    wrong: 'Zugangsnummer oder PIN ist nicht richtig. Bitte prüfen Sie beides.',
    paused: (seconds) =>
      `Nach mehreren falschen Eingaben ist die Anmeldung kurz gesperrt. Versuchen Sie es in ${String(seconds)} Sekunden wieder.`,
  },
  en: {
    title: 'Sign in',
    headline: { customer: 'Welcome to Werkbank', ihf: 'Staff sign-in' },
    lead: 'Sign in with your access number and PIN. A TAN then releases the session.',
    noContract:
      'You are signed in, but your access number is not enabled for securities accounts and trading: you need a contract of your own with us. You can sign in with another access number here.',
    callUs: 'If you have any questions, please call us:',
    signOut: 'Sign out',
    bankTime: 'Bank time',
    open: 'The German exchanges are open.',
    closed: 'The German exchanges are closed.',
    setClock: 'Set the clock to the next opening',
    byNumber: 'With your access number',
    number: 'Access number',
    numberHint: '8 digits',
    pinHint: '6 digits',
    signIn: 'Sign in',
    asDemo: 'As a demo customer',
    as: 'as',
    wrong: 'Access number or PIN is not correct. Please check both.',
    paused: (seconds) =>
      `Sign-in is paused after several wrong entries. Please try again in ${String(seconds)} seconds.`,
  },
};
