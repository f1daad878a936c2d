/** Leaves the portal for another page of the bank. */
export interface ExternalNavigation {
  /** Follows allowed targets only (rules.md 14); any other is logged and the logout page taken instead. */
  leave(to: string): void;
  /** Goes to a route of the portal, below its base path, without leaving. */
  enter(route: string): void;
  /** Leaves by POST, with fields the address must not show, such as the sign-in's `stash` (GU-10). */
  post(to: string, fields: Readonly<Record<string, string>>): void;
}
