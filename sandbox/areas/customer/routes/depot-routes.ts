import { Type } from 'typebox';
import { DepotSchema, depotsOf } from '@sandbox/ledger/depot/depot-answer';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { ErrorSchema, IdSchema, ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import { productsOf } from '../products';

const ProductSchema = Type.Object({
  productId: Type.String(),
  productType: Type.String(),
  productSubType: Type.Optional(Type.String()),
  clientConnectionType: Type.String(),
  displayId: Type.String(),
});

const config = { access: 'session' } as const;
const tags = ['customer'];

/** Depots and products: what the portal's guards ask before the session TAN is active. */
export function depotRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/brokerage/clients/:clientId/v3/depots',
    {
      config,
      schema: {
        tags,
        params: Type.Object({ clientId: IdSchema }),
        querystring: Type.Object(PagingQuery),
        response: { 200: ListSchema(DepotSchema), 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      return reply.send(listAnswer(reply, await depotsOf(bank, signedIn(request).clientId), request.query));
    },
  );

  server.get(
    '/api/products/participants/:clientId/v2/allproducts',
    {
      config,
      schema: {
        tags,
        querystring: Type.Object({
          productType: Type.Optional(Type.String({ maxLength: 40 })),
          ...PagingQuery,
        }),
        response: { 200: ListSchema(ProductSchema) },
      },
    },
    async (request, reply) => {
      const { productType } = request.query;
      const products = await productsOf(bank, signedIn(request).clientId);
      const wanted = products.filter(
        (product) => productType === undefined || product.productType === productType,
      );
      return listAnswer(reply, wanted, request.query);
    },
  );
}
