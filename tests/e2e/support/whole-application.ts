import { wireConfiguration } from '@adapters/http/application/application-codec';
import { toConfiguration } from '@adapters/http/application/application-mapper';
import { compile } from '@tests/support/compile';
import type { Product } from '@domain/product-application/engine/product';
import { applicationFor } from '@domain/product-application/products/products';
import { wholeDraft } from '@tests/domain/product-application/whole-draft';
import * as E from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import { journeyClock } from '@tests/support/journey-clock';
import { decoded } from './decoded';
import type { BankLine } from './bank-line';

/** Lays down at the bank what the signed-in customer has begun elsewhere: an application with everything said, by two. */
export async function keepWhole(line: BankLine, product: Product): Promise<void> {
  const answer = await (await line.call(`/antrag/${product}/configuration`)).json();
  const { groups } = toConfiguration(decoded(wireConfiguration, answer));
  const made = compile(
    applicationFor(
      product,
      groups.map(({ id }) => id),
    ),
  );
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  await line.call(`/customer/participants/user/v1/applicationdrafts/${randomUUID()}`, {
    method: 'PUT',
    body: {
      product,
      version: null,
      content: wholeDraft(made.right, 'all by two', journeyClock.slice(0, 10)),
    },
  });
}

/** Where a product is applied for. */
export const pathOf = (product: Product): string =>
  product === 'anlagedepot' ? '/ngbrk/portfolioplaner/onboarding' : `/ngbrk/antrag/${product}`;
