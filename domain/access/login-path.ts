/** Who signs in: customers by their page, employees by their own (GU-10). */
export type LoginAudience = 'customer' | 'employee';

/** The sign-in with the return target as `page`, for customers with `rolle` (portal.md 6). */
export function loginPath(returnTo: string, audience: LoginAudience = 'customer', rolle = 'kunde'): string {
  const page = encodeURIComponent(returnTo);
  return audience === 'employee'
    ? `/cp/login?page=${page}`
    : `/login?page=${page}&rolle=${encodeURIComponent(rolle)}`;
}
