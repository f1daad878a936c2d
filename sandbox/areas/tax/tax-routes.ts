import { decimal, isPositive, subtract, trimmed } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { yearOf } from '@domain/time/local-date';
import { Type, type Static } from 'typebox';
import { ownsDepot } from '@sandbox/ledger/depot/own-depot';
import { taxClassOf } from '@sandbox/market/catalogue/tax-class';
import { quantityUnit } from '@sandbox/market/catalogue/traded-instrument';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { marketOf } from '@sandbox/market/market';
import { wireAmount, type WireAmount } from '@sandbox/market/price/wire-amount';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema, IdSchema, ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import { knownRates } from './income/base-rates';
import { yearsWithoutRate } from './income/lump-sums';
import { TaxpayerQuery, taxpayerAsked } from './taxpayer-query';
import { TaxLotSchema, TaxRecordSchema } from './tax-schema';
import type { LotLumpSumTable } from './tax-tables';
import { euros, taxYear, usedByPartner } from './tax-years';
import { centsOf } from './cents';

const tags = ['tax'];
const eur = (text: string): WireAmount => wireAmount(decimal(text), EUR);

const isFund = ({ row }: CatalogueInstrument): boolean => taxClassOf(row).endsWith('_FUND');

/** What was taxed in advance of each lot of a customer, year by year. */
async function calculatedLumpSums(
  bank: Bank,
  clientId: string,
): Promise<ReadonlyMap<string, readonly LotLumpSumTable[]>> {
  const rows = await bank.db
    .selectFrom('lot_lump_sum')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('year')
    .execute();
  const byLot = new Map<string, readonly LotLumpSumTable[]>();
  for (const row of rows) byLot.set(row.lot_id, [...(byLot.get(row.lot_id) ?? []), row]);
  return byLot;
}

/** Lots of a depot and the tax record of a customer (api.md 9). */
export function taxRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/brokerage/depots/:depotId/v1/taxlots',
    {
      schema: {
        operationId: 'getTaxLots',
        summary: 'The purchases a depot still holds, in the order in which they are sold',
        tags,
        params: Type.Object({ depotId: IdSchema }),
        querystring: Type.Object({
          instrumentId: Type.Optional(
            Type.String({ maxLength: 40, description: 'Only the lots of this instrument.' }),
          ),
          ...PagingQuery,
        }),
        response: { 200: ListSchema(TaxLotSchema) },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const { depotId } = request.params;
      if (!(await ownsDepot(bank.db, clientId, depotId))) return refuse(reply, NOT_FOUND);
      const market = await marketOf(bank);
      const { instrumentId: code } = request.query;
      const instrumentId = code === undefined ? undefined : market.find(code)?.row.instrument_id;
      if (code !== undefined && instrumentId === undefined) return refuse(reply, NOT_FOUND);
      const rows = await bank.db
        .selectFrom('lot')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('depot_id', '=', depotId)
        .where('remaining', '>', '0')
        .$if(instrumentId !== undefined, (query) => query.where('instrument_id', '=', instrumentId ?? ''))
        .orderBy('bought_at')
        .orderBy('lot_id')
        .execute();
      const calculated = await calculatedLumpSums(bank, clientId);
      const rates = await knownRates(bank.db);
      const today = berlinTime(instant(bank.clock.now())).date;
      const lots = rows.flatMap((row): Static<typeof TaxLotSchema>[] => {
        const instrument = market.instruments.get(row.instrument_id);
        const remaining = decimal(row.remaining);
        if (instrument === undefined || !isPositive(remaining)) return [];
        const cost =
          row.cost_left === null ? null : subtract(decimal(row.cost_left), decimal(row.costs_left));
        const acquired = berlinTime(instant(row.bought_at.getTime())).date;
        return [
          {
            lotId: row.lot_id,
            instrumentId: row.instrument_id,
            acquired,
            quantity: wireAmount(trimmed(remaining), quantityUnit(instrument.traded)),
            cost: cost && wireAmount(cost, EUR),
            costs: eur(row.costs_left),
            fxRate: row.fx_rate,
            prepaidLumpSum: eur(row.lump_left),
            lumpSums: [
              ...(calculated.get(row.lot_id) ?? []).map(({ year, ...of }) => ({
                year,
                calculation: {
                  quantity: wireAmount(trimmed(decimal(of.quantity)), quantityUnit(instrument.traded)),
                  startValue: eur(of.start_value),
                  endValue: eur(of.end_value),
                  distributed: eur(of.distributed),
                  baseRate: of.base_rate,
                  months: of.months,
                  amount: eur(of.amount),
                },
              })),
              ...(isFund(instrument)
                ? yearsWithoutRate(acquired, today, rates).map((year) => ({ year, calculation: null }))
                : []),
            ],
            transferred: row.transferred,
            taxClass: taxClassOf(instrument.row),
          },
        ];
      });
      return listAnswer(reply, lots, request.query);
    },
  );

  server.get(
    '/api/tax/participants/:clientId/v1/record',
    {
      schema: {
        operationId: 'getTaxRecord',
        summary: 'Loss pots, allowance, church tax, foreign tax and tax withheld in a year',
        tags,
        querystring: Type.Object({
          year: Type.Optional(
            Type.Integer({ minimum: 2009, maximum: 2100, description: 'This year when not given.' }),
          ),
          ...TaxpayerQuery,
        }),
        response: { 200: TaxRecordSchema, 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const taxpayerId = await taxpayerAsked(bank.db, signedIn(request).clientId, request.query);
      if (taxpayerId === undefined) return refuse(reply, NOT_FOUND);
      const year = request.query.year ?? yearOf(berlinTime(instant(bank.clock.now())).date);
      const row = await taxYear(bank.db, taxpayerId, year);
      const partner = await usedByPartner(bank.db, row);
      return reply.send({
        pots: { shares: eur(row.share_result), other: eur(row.other_result) },
        allowance: {
          ordered: eur(row.allowance_ordered),
          used: eur(euros(centsOf(row.allowance_used) + partner)),
          usedByPartner: eur(euros(partner)),
          joint: row.partner_id !== null,
        },
        churchTax: { member: row.church_rate !== null, rate: row.church_rate },
        country: row.country,
        foreignTax: eur(row.foreign_tax),
        foreignTaxCredited: eur(row.foreign_credited),
        substituteIncome: eur(row.substitute_income),
        paid: { kest: eur(row.paid_kest), soli: eur(row.paid_soli), kist: eur(row.paid_kist) },
      });
    },
  );
}
