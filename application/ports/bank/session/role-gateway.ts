import type { AccessArea } from '@domain/access/access-area';
import type { Role } from '@domain/access/role';
import type { Result } from '../../result';

/** The roles of the customer who is signed in, asked for in the area they came through (GU-02). */
export interface RoleGateway {
  roles(area: AccessArea): Result<readonly Role[]>;
}
