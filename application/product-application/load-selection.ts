import {
  isOnOffer,
  takenIds,
  type AdvertisingQuery,
  type AdvertisingReference,
  type ProductBundle,
  type ProductModule,
} from '@domain/product-application/advertising/advertising';
import type { Selection } from '@domain/product-application/advertising/sales-fields';
import type { ApplicationConfiguration } from '@domain/product-application/application-configuration';
import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { AdvertisingGateway } from '../ports/bank/application-gateway';
import type { Clock } from '../ports/clock';
import type { Logger } from '../ports/logger';
import type { Result } from '../ports/result';

/**
 * What a link or an advertisement has chosen (APP-11): `wref` beats the default one, that beats the base product
 * (decisions.md), whose reference is then named by its key. Each answer is kept under its key; a call that fails is
 * logged without data and yields nothing; a module counts only while it is on offer. More than an application takes are
 * not asked for.
 */
export class LoadSelection {
  readonly #references = new Map<string, Asked<AdvertisingReference>>();
  readonly #modules = new Map<string, Asked<ProductModule>>();
  readonly #bundles = new Map<string, Asked<ProductBundle>>();

  constructor(
    private readonly bank: AdvertisingGateway,
    private readonly clock: Clock,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  execute(
    { wref: named, moduleIds, bundleIds }: AdvertisingQuery,
    { defaultWref, baseProduct }: Pick<ApplicationConfiguration, 'defaultWref' | 'baseProduct'>,
  ): Task<Selection> {
    return async () => {
      const wref = named ?? defaultWref;
      const reference =
        wref === undefined
          ? await this.#once(this.#references, `product ${baseProduct}`, this.bank.referenceOf(baseProduct))
          : await this.#once(this.#references, `wref ${wref}`, this.bank.reference(wref));
      const modules = await Promise.all(
        this.#taken(either(moduleIds, reference?.productModuleIds)).map((id) =>
          this.#once(this.#modules, id, this.bank.module(id)),
        ),
      );
      const bundles = await Promise.all(
        this.#taken(either(bundleIds, reference?.productBundleIds)).map((id) =>
          this.#once(this.#bundles, id, this.bank.bundle(id)),
        ),
      );
      const now = this.clock.now();
      return {
        wref: wref ?? reference?.marketingProductKey,
        moduleIds: modules.flatMap((module) => (module && isOnOffer(module, now) ? [module.id] : [])),
        bundleIds: bundles.flatMap((bundle) => bundle?.id ?? []),
        formVariant: reference?.applicationType,
        names: new Map([...modules, ...bundles].flatMap((each) => (each ? [[each.id, each.name]] : []))),
        link: { wref: named, moduleIds: takenIds(moduleIds), bundleIds: takenIds(bundleIds) },
      };
    };
  }

  /** As many as the bank takes: whoever writes a link could name thousands, each of them a call. */
  #taken(ids: readonly string[]): readonly string[] {
    const taken = takenIds(ids);
    if (taken.length < new Set(ids).size)
      this.logger.warn('More modules or bundles than an application takes');
    return taken;
  }

  /** The answer under a key, asked for once; none where the call failed, which may be asked again. */
  async #once<T>(kept: Map<string, Asked<T>>, key: string, call: Result<T>): Promise<T | undefined> {
    const asked = kept.get(key) ?? call();
    kept.set(key, asked);
    const answer = await asked;
    if (E.isRight(answer)) return answer.right;
    kept.delete(key);
    this.logger.warn('No advertising data', { failure: answer.left.kind });
    return undefined;
  }
}

type Asked<T> = ReturnType<Result<T>>;

/** What a link names, else what its reference does. */
const either = (named: readonly string[], referenced: readonly string[] = []): readonly string[] =>
  named.length > 0 ? named : referenced;
