import type { ApplicationConfiguration } from '@domain/product-application/application-configuration';
import { compile, type Compiled } from '@domain/product-application/engine/compile';
import type { Product } from '@domain/product-application/engine/description';
import { applicationFor } from '@domain/product-application/products/products';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ApplicationGateway } from '../ports/bank/application-gateway';
import type { Result } from '../ports/result';

/** An application ready to be walked, with what the bank knows of it and of the customer. */
export interface OpenedApplication {
  readonly compiled: Compiled;
  readonly configuration: ApplicationConfiguration;
}

/** Asks the bank how an application is to be made, and compiles it. */
export class OpenApplication {
  constructor(private readonly bank: Pick<ApplicationGateway, 'configuration'>) {}

  execute(product: Product): Result<OpenedApplication> {
    return pipe(
      this.bank.configuration(product),
      TE.map((configuration) => ({ configuration, compiled: compiledOrThrown(product, configuration) })),
    );
  }
}

/** An application that cannot work is a mistake of its author: it does not start, and says all that is wrong. */
function compiledOrThrown(
  product: Product,
  { prefilled, keepPrefilledFieldsEnabled, accountType, groups, conditions }: ApplicationConfiguration,
): Compiled {
  const made = compile(
    applicationFor(
      product,
      groups.map(({ id }) => id),
    ),
    {
      prefilled: new Set(prefilled.map(({ name }) => name)),
      keepPrefilledFieldsEnabled,
      accountType,
      conditions,
    },
  );
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  return made.right;
}
