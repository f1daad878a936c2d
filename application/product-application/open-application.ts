import type { ProductGroup } from '@domain/knowledge/product-group';
import type { ApplicationConfiguration } from '@domain/product-application/application-configuration';
import { compile, type Compiled } from '@domain/product-application/engine/compile';
import type { Product } from '@domain/product-application/engine/description';
import { applicationFor, asksForGroups } from '@domain/product-application/products/products';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ApplicationGateway } from '../ports/bank/application-gateway';
import type { KnowledgeGateway } from '../ports/bank/knowledge-gateway';
import type { Language } from '../ports/device-preferences';
import type { Result } from '../ports/result';

/** An application ready to be walked, with what the bank knows of it and of the customer. */
export interface OpenedApplication {
  readonly compiled: Compiled;
  readonly configuration: ApplicationConfiguration;
  /** The product groups it asks for, in their order. */
  readonly groups: readonly ProductGroup[];
}

/** Fetches what an application needs, and compiles it. */
export class OpenApplication {
  constructor(
    private readonly bank: Pick<ApplicationGateway, 'configuration'>,
    private readonly knowledge: Pick<KnowledgeGateway, 'groups'>,
  ) {}

  execute(product: Product, language: Language): Result<OpenedApplication> {
    const groups: Result<readonly ProductGroup[]> = asksForGroups(product)
      ? this.knowledge.groups(language)
      : TE.right([]);
    return pipe(
      // The first answer of the bank brings the token that every later call needs, a stranger's too.
      this.bank.configuration(product),
      TE.bindTo('configuration'),
      TE.bind('known', () => groups),
      TE.map(({ configuration, known }) => ({
        compiled: compiledOrThrown(product, configuration, known),
        configuration,
        groups: known,
      })),
    );
  }
}

/** An application that cannot work is a mistake of its author: it does not start, and says all that is wrong. */
function compiledOrThrown(
  product: Product,
  { prefilled, keepPrefilledFieldsEnabled }: ApplicationConfiguration,
  groups: readonly ProductGroup[],
): Compiled {
  const made = compile(
    applicationFor(
      product,
      groups.map(({ id }) => id),
    ),
    { prefilled: new Set(prefilled.map(({ name }) => name)), keepPrefilledFieldsEnabled },
  );
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  return made.right;
}
