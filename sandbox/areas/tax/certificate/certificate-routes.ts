import { EUR } from '@domain/money/unit';
import { Type, type Static } from 'typebox';
import { wireAmount, type WireAmount } from '@sandbox/market/price/wire-amount';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema, ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import { TaxpayerQuery, taxpayerAsked } from '../taxpayer-query';
import { CertificateSchema, type CertificateLinesSchema } from '../tax-schema';
import type { CertificateLines } from './certificate-lines';
import { yearCertificates } from './year-certificates';

/**
 * What the certificates of a customer, or of a child whose depot they look after, tell, of years that are over and of the
 * one at hand (wire.md).
 */
export function certificateRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/tax/participants/:clientId/v1/certificates',
    {
      schema: {
        operationId: 'getTaxCertificates',
        summary: 'The lines of each year’s tax certificate, the latest year first',
        tags: ['tax'],
        querystring: Type.Object({ ...TaxpayerQuery, ...PagingQuery }),
        response: { 200: ListSchema(CertificateSchema), 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const taxpayerId = await taxpayerAsked(bank.db, signedIn(request).clientId, request.query);
      if (taxpayerId === undefined) return refuse(reply, NOT_FOUND);
      const certificates = await yearCertificates(bank, taxpayerId);
      return listAnswer(
        reply,
        certificates.map(({ year, lines, couple, documentId, isDue, yearsWithoutRate }) => ({
          year,
          lines: told(lines),
          together: couple === undefined ? null : told(couple.together),
          documentId: isDue ? documentId : null,
          yearsWithoutBaseRate: [...yearsWithoutRate],
        })),
        request.query,
      );
    },
  );
}

const eur = (units: bigint): WireAmount => wireAmount({ units, scale: 2 }, EUR);

const told = (lines: CertificateLines): Static<typeof CertificateLinesSchema> => ({
  income: eur(lines.income),
  shareGains: eur(lines.shareGains),
  substituteIncome: eur(lines.substituteIncome),
  otherLosses: eur(lines.otherLosses),
  shareLosses: eur(lines.shareLosses),
  allowanceUsed: eur(lines.allowanceUsed),
  kest: eur(lines.kest),
  soli: eur(lines.soli),
  kist: eur(lines.kist),
  foreignTaxCredited: eur(lines.foreignTaxCredited),
  foreignTaxLeft: eur(lines.foreignTaxLeft),
});
