import type { PortalConfig } from '@adapters/config/portal-config';

/** The settings of a portal that nobody has configured further. */
export const stillConfig: PortalConfig = {
  production: true,
  translationPaths: { additional: [], default: [], override: [] },
  loggingUrl: '/cp/clientlog',
  loggingSource: 'depotwerk',
  apiBasePath: '/api',
  errorPage: { path: '/cp/error', blockers: ['fehler-wartung'] },
  tracking: true,
  contact: { phone: '069 1', hours: { de: 'immer', en: 'always' } },
  providers: ['https://id.example.org'],
  keepalive: { url: '/cp/keepalive', interval: 600 },
  idle: { idleSeconds: 1200, countdownSeconds: 30, autoResume: true },
};
