import type { ApplicationConfiguration } from '@domain/product-application/application-configuration';
import { compiling } from '@domain/product-application/engine/compile';
import type { Product } from '@domain/product-application/engine/product';
import type { HasWords } from '@domain/product-application/engine/word-problems';
import { applicationFor } from '@domain/product-application/products/products';

/** Makes, part by part, the application for a product as the bank wants it made, or all that is wrong with it; words are looked for where it is told which there are. */
export const compiledApplication = (
  product: Product,
  { prefilled, keepPrefilledFieldsEnabled, accountType, groups, conditions }: ApplicationConfiguration,
  hasWords?: HasWords,
): ReturnType<typeof compiling> =>
  compiling(
    applicationFor(
      product,
      groups.map(({ id }) => id),
    ),
    {
      prefilled: new Set(prefilled.map(({ name }) => name)),
      keepPrefilledFieldsEnabled,
      accountType,
      conditions,
      ...(hasWords && { hasWords }),
    },
  );

/** See compiledApplication. */
export type CompileApplication = typeof compiledApplication;
