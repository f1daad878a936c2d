/** The portal's configuration as the browser reads it from `/ngbrk/config.json` (portal.md 3.1 and 5). */
export function portalConfig(production: boolean) {
  return {
    production,
    apiBasePath: '/api',
    errorPage: {
      path: '/cp/error',
      blockers: ['fehler-aktion-gesperrt', 'fehler-wartung', 'fehler-zugang-eingeschraenkt'],
    },
    loggingUrl: '/cp/clientlog',
    loggingSource: 'depotwerk',
    tracking: true,
    providers: [],
    contact: {
      phone: '069 500 40 700',
      hours: { de: 'Montag bis Freitag, 8 bis 22 Uhr', en: 'Monday to Friday, 8 am to 10 pm' },
    },
    keepalive: { url: '/cp/keepalive', interval: 600 },
    idle: { idleSeconds: 1200, countdownSeconds: 30, autoResume: false },
    translationPaths: { additional: [], default: ['/ngbrk/assets/i18n'], override: ['/cms/i18n'] },
  };
}
