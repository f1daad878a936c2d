import { decimal } from '@domain/money/decimal';
import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { calendarDay, lastDayOfMonth, type LocalDate } from '@domain/time/local-date';
import { zoneInstant } from '@sandbox/market/venue/zone-time';
import { werkbankIban } from '@sandbox/world/iban';
import type { OpenedProduct } from '../application-tables';
import { addContract } from './add-products';
import { offerTerms } from './chosen-offer';
import { depositCondition } from './deposit-rates';
import { holderOf, type Opening } from './opening';
import { collectionDay } from './direct-debit';
import { ownAccount, payIn } from './pay-in';

/** The account that money of a deposit goes back to. */
const payoutTerms = ({ answers }: Opening) => ({
  payoutIban: answers.get('AUSZAHLUNG_KONTO.KONTO_ID'),
  ...(answers.get('AUSZAHLUNG_KONTO.BIC') === '' ? {} : { payoutBic: answers.get('AUSZAHLUNG_KONTO.BIC') }),
  payoutName: `${answers.get('AUSZAHLUNG_KONTO.VORNAME')} ${answers.get('AUSZAHLUNG_KONTO.NAME')}`,
});

/** Money at a fixed rate, paid in now or collected on its day, and out at the end of its term. */
export async function openFixedDeposit(opening: Opening): Promise<readonly OpenedProduct[]> {
  const { bank, tx, clientId, journal, answers, accessNumber, row, at } = opening;
  const condition = depositCondition(answers.get('FESTGELD.KONDITION_ID'));
  if (condition === undefined) throw new Error('A fixed deposit was taken without its condition');
  const { conditionId, term, rate } = condition;
  const deposit: OpenedProduct = {
    productId: bank.newId(),
    productType: 'SAVINGS',
    productSubType: 'FIXED_DEPOSIT',
    displayId: `${accessNumber}${bank.randomBytes(1).toString('hex').toUpperCase()}F`,
  };
  const opened = berlinTime(instant(at.getTime())).date;
  const collected = collectionDay(answers, opened);
  if (collected === undefined) {
    await payIn(tx, journal, {
      clientId,
      depositId: deposit.productId,
      applicationId: row.application_id,
      accountId: await ownAccount(tx, clientId, answers.get('AUSZAHLUNG_KONTO.KONTO_ID')),
      amount: decimal(answers.get('FESTGELD.ANLAGEBETRAG')),
      booking: { kind: 'FIXED_DEPOSIT', number: row.application_number },
      at,
    });
  }
  const start = collected ?? opened;
  const end = monthsLater(start, Number(term));
  await addContract(opening, deposit, {
    terms: {
      holder: holderOf(opening),
      amount: answers.get('FESTGELD.ANLAGEBETRAG'),
      term,
      rate,
      conditionId,
      start,
      end,
      ...(collected === undefined ? {} : { debitIban: answers.get('LASTSCHRIFT_KONTO.KONTO_ID') }),
      ...payoutTerms(opening),
      ...offerTerms(answers),
    },
    ...(collected === undefined ? {} : { collectsAt: morningOf(collected) }),
    endsAt: morningOf(end),
  });
  return [deposit];
}

const morningOf = (day: LocalDate): Date => new Date(zoneInstant('Europe/Berlin', day, '06:00'));

/** The same day so many months later, or the last one of a month that has no such day. */
function monthsLater(day: LocalDate, months: number): LocalDate {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const first = `${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}`;
  const last = lastDayOfMonth(calendarDay(`${first}-01`));
  const wanted = `${first}-${day.slice(8)}`;
  return wanted > last ? last : calendarDay(wanted);
}

const FIRST_DAILY_RANK = 80;

/** An account on which money lies until it is wanted; nothing is on it yet. */
export async function openDailyDeposit(opening: Opening): Promise<readonly OpenedProduct[]> {
  const { bank, tx, clientId, accessNumber } = opening;
  const earlier = await tx
    .selectFrom('contract')
    .select('contract_id')
    .where('client_id', '=', clientId)
    .where('sub_type', '=', 'TGK_PLUS')
    .execute();
  const account: OpenedProduct = {
    productId: bank.newId(),
    productType: 'SAVINGS',
    productSubType: 'TGK_PLUS',
    displayId: `${accessNumber}${String(FIRST_DAILY_RANK + earlier.length)}`,
  };
  await addContract(opening, account, {
    terms: {
      holder: holderOf(opening),
      iban: werkbankIban(account.displayId),
      ...payoutTerms(opening),
      ...offerTerms(opening.answers),
    },
  });
  return [account];
}
