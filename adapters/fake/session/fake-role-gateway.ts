import type { AccessArea } from '@domain/access/access-area';
import type { Role } from '@domain/access/role';
import * as E from 'fp-ts/Either';
import type { Result } from '@application/ports/result';
import type { RoleGateway } from '@application/ports/bank/session/role-gateway';
import type { FakeBank } from '../bank/fake-bank';

/** The roles at the fake bank, by area. */
export class FakeRoleGateway implements RoleGateway {
  constructor(private readonly bank: FakeBank) {}

  roles(area: AccessArea): Result<readonly Role[]> {
    const { roles, employeeRoles } = this.bank.world;
    return this.bank.answer('roles', 'session', () => E.right(area === 'ihf' ? employeeRoles : roles));
  }
}
