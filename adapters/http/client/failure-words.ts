/** Codes of an error body that decide the kind of failure (portal.md 8, api.md 2). */
export const errorCodes = {
  invalidTan: 'TAN_UNGUELTIG',
  retryPossible: 'ERNEUTE_EINGABE_MOEGLICH',
  expiredTan: 'expired',
  accessDenied: 'access_denied',
  preconditionFailed: 'precondition.failed',
} as const;

/** Message keys that decide the kind of failure, whatever the code beside them. */
export const failureKeys = {
  pushNotApproved: 'PUSHTAN_ANGEFORDERT',
  sessionTanRequired: 'fehler-session-tan-erforderlich',
  forcesLogout: ['fehler_unautorisierter_zugriff', 'fehler_person_unbekannt'],
} as const;
