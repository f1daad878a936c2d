import { decimal, rescale } from '@domain/money/decimal';
import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { yearOf } from '@domain/time/local-date';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { messagesFrom } from '@sandbox/platform/http/message';
import { refusal, refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema, Nullable } from '@sandbox/platform/http/schemas';
import { ratesUntil, tellBaseRate, type RateOfYear } from './base-rates';
import { IncomeEngine } from './income-engine';

const { error } = messagesFrom({
  'fehler-basiszins-jahr': 'Der Basiszins dieses Jahres ist noch nicht veröffentlicht.',
  'fehler-basiszins-gilt': 'Für dieses Jahr gilt schon ein anderer Basiszins.',
});
const TOO_EARLY = refusal(422, 'precondition.failed', error('fehler-basiszins-jahr', { origin: ['year'] }));
const OTHER_HOLDS = refusal(422, 'precondition.failed', error('fehler-basiszins-gilt', { origin: ['rate'] }));

const BaseRateSchema = Type.Object(
  {
    year: Type.Integer(),
    rate: Nullable(Type.String()),
    source: Type.Enum(['PUBLISHED', 'TOLD', 'UNKNOWN']),
  },
  { title: 'BaseRate' },
);
const BaseRatesSchema = Type.Object({ values: Type.Array(BaseRateSchema) });
const RateWish = Type.Object({
  year: Type.Integer({ minimum: 2018, maximum: 2100 }),
  rate: Type.String({ pattern: '^-?[0-9]{1,2}(\\.[0-9]{1,2})?$', description: 'In percent.' }),
});

const tags = ['sandbox'];

/** The base rates of every year up to the bank's own, the latest first. */
export const ratesToday = (bank: Bank): Promise<readonly RateOfYear[]> =>
  ratesUntil(bank.db, yearOf(berlinTime(instant(bank.clock.now())).date));

/**
 * Base rates as the ministry publishes them each January: listed, and told by the operator. One that comes after its lump
 * sums should have been taxed has them booked before it is answered.
 */
export function baseRateRoutes(server: BankServer, bank: Bank): void {
  const listed = async () => ({
    values: (await ratesToday(bank)).map(({ rate = null, ...each }) => ({ ...each, rate })),
  });
  server.get('/sandbox/api/base-rates', { schema: { tags, response: { 200: BaseRatesSchema } } }, listed);
  server.post(
    '/sandbox/api/base-rates',
    { schema: { tags, body: RateWish, response: { 200: BaseRatesSchema, 422: ErrorSchema } } },
    async (request, reply) => {
      const { year } = request.body;
      const rate = rescale(decimal(request.body.rate), 2, 'half-up');
      if (year > yearOf(berlinTime(instant(bank.clock.now())).date)) return refuse(reply, TOO_EARLY);
      const telling = await inTransaction(bank.db, (tx) =>
        tellBaseRate(tx, { year, rate, at: bank.clock.date() }),
      );
      if (telling === 'OTHER_RATE_HOLDS') return refuse(reply, OTHER_HOLDS);
      await new IncomeEngine(bank).round();
      return reply.send(await listed());
    },
  );
}
