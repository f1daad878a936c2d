/** The roles of portal.md 3, as on the wire. */
export const roles = ['KUNDE', 'MEMBER', 'KUNDENMEMBER', 'VERTRAGNEHMER', 'ROLE_EMPLOYEE'] as const;

/** What somebody may be at the bank. */
export type Role = (typeof roles)[number];
