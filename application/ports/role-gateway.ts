import type { Role } from '@domain/access/role';
import type { Result } from './result';

/** Where the roles are asked for: the customers' area, or the one of employees and intermediaries (GU-02). */
export type RoleArea = 'customer' | 'ihf';

/** The roles of whoever is signed in. */
export interface RoleGateway {
  roles(area: RoleArea): Result<readonly Role[]>;
}
