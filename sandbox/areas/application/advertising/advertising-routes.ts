import { Type } from 'typebox';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { bundleOf, moduleOf } from './modules';
import { defaultReference, referenceOf, type AdvertisingReference } from './references';

const tags = ['application'];
/** What is told to everybody. */
const config = { access: 'open' } as const;
const Id = Type.String({ minLength: 1, maxLength: 80 });

const ReferenceSchema = Type.Object({
  wref: Type.String(),
  baseProduct: Type.String(),
  marketingProductKey: Type.String(),
  productModuleIds: Type.Array(Type.String()),
  productBundleIds: Type.Array(Type.String()),
  tracking: Type.Object({ applicationType: Type.String() }),
});
const ModuleSchema = Type.Object({
  productModuleId: Type.String(),
  productModuleName: Type.String(),
  validFrom: Type.String({ description: 'First day, UTC.' }),
  validTo: Type.String({ description: 'Last day, UTC.' }),
});
const BundleSchema = Type.Object({ productBundleId: Type.String(), productBundleName: Type.String() });

/** Advertising references, modules and bundles (brokerage.md 7). */
export function advertisingRoutes(server: BankServer): void {
  server.get(
    '/api/products/v3/advertisingreference',
    {
      config,
      schema: {
        tags,
        querystring: Type.Object({ baseProduct: Id }),
        response: { 200: ReferenceSchema },
      },
    },
    async (request, reply) => {
      const found = defaultReference(request.query.baseProduct);
      return found === undefined ? refuse(reply, NOT_FOUND) : answerOf(found);
    },
  );
  server.get(
    '/api/products/v3/advertisingreference/:wref',
    { config, schema: { tags, params: Type.Object({ wref: Id }), response: { 200: ReferenceSchema } } },
    async (request, reply) => {
      const found = referenceOf(request.params.wref);
      return found === undefined ? refuse(reply, NOT_FOUND) : answerOf(found);
    },
  );
  server.get(
    '/api/products/v1/productmodules/:moduleId',
    { config, schema: { tags, params: Type.Object({ moduleId: Id }), response: { 200: ModuleSchema } } },
    async (request, reply) => moduleOf(request.params.moduleId) ?? refuse(reply, NOT_FOUND),
  );
  server.get(
    '/api/products/v1/productbundles/:bundleId',
    { config, schema: { tags, params: Type.Object({ bundleId: Id }), response: { 200: BundleSchema } } },
    async (request, reply) => bundleOf(request.params.bundleId) ?? refuse(reply, NOT_FOUND),
  );
}

const answerOf = ({ productModuleIds, productBundleIds, ...reference }: AdvertisingReference) => ({
  ...reference,
  productModuleIds: [...productModuleIds],
  productBundleIds: [...productBundleIds],
});
