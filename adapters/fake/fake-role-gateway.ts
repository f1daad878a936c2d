import type { Role } from '@domain/access/role';
import * as E from 'fp-ts/Either';
import type { Result } from '@application/ports/result';
import type { RoleGateway } from '@application/ports/role-gateway';
import type { FakeBank } from './fake-bank';

/** The customer's roles at the fake bank, the same in each area. */
export class FakeRoleGateway implements RoleGateway {
  constructor(private readonly bank: FakeBank) {}

  roles(): Result<readonly Role[]> {
    return this.bank.answer('roles', 'session', () => E.right(this.bank.world.roles));
  }
}
