import type { Result } from '@application/ports/result';
import type { RoleGateway } from '@application/ports/bank/session/role-gateway';
import type { AccessArea } from '@domain/access/access-area';
import { roles, type Role } from '@domain/access/role';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { timeOuts } from '../client/time-outs';
import { wireWords } from '../wire/wire-enum';
import { wireObject } from '../wire/wire-object';

const wireRoles = wireObject('Guard', { body: wireObject('Roles', { roles: wireWords('roles', roles) }) });

const paths: Readonly<Record<AccessArea, string>> = {
  customer: '/cp/guard',
  ihf: '/cp/ihf/guard/roles',
};

/** The roles of the customer who is signed in; those the portal does not know open nothing and are left out. */
export class HttpRoleGateway implements RoleGateway {
  constructor(private readonly client: BankClient) {}

  roles(area: AccessArea): Result<readonly Role[]> {
    const call = this.client.read({
      method: 'GET',
      from: 'origin',
      path: paths[area],
      answer: wireRoles,
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ body }) => body.roles),
    );
  }
}
