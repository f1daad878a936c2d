import type { AccessArea } from './access-area';

/** The sign-in of an area with the return target as `page`, for customers with `rolle` (portal.md 6, GU-10). */
export function loginPath(returnTo: string, area: AccessArea = 'customer', rolle = 'kunde'): string {
  const page = encodeURIComponent(returnTo);
  return area === 'ihf' ? `/cp/login?page=${page}` : `/login?page=${page}&rolle=${encodeURIComponent(rolle)}`;
}
