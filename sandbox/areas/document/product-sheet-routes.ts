import { berlinTime } from '@domain/time/berlin-time';
import { formatGermanDate } from '@domain/time/german-date';
import { instant } from '@domain/time/instant';
import { Type } from 'typebox';
import { marketOf } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema } from '@sandbox/platform/http/schemas';
import { paperPdf } from './paper-pdf';
import { productSheet } from './product-sheet';

/** What is to be known of a security before it is bought, as a file (wire.md). */
export function productSheetRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/brokerage/v1/instruments/:code/informationsheet',
    {
      schema: {
        operationId: 'getInformationSheet',
        summary: 'Information sheet of an instrument',
        description:
          'The key information document of a packaged product, the information sheet of any other; 404 where there is none.',
        tags: ['market'],
        params: Type.Object({
          code: Type.String({ maxLength: 40, description: 'WKN, ISIN or id.' }),
        }),
        produces: ['application/pdf'],
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }), 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const instrument = (await marketOf(bank)).find(request.params.code);
      const sheet = instrument && productSheet(instrument);
      if (instrument === undefined || sheet === undefined) return refuse(reply, NOT_FOUND);
      const { date } = berlinTime(instant(bank.clock.now()));
      const letterhead = {
        recipient: '',
        day: `Stand ${formatGermanDate(date)}`,
        createdAt: bank.clock.date(),
      };
      reply.header('content-disposition', `inline; filename="${instrument.row.isin}.pdf"`);
      return reply.type('application/pdf').send(await paperPdf(sheet, letterhead));
    },
  );
}
