import { groupIban } from '@domain/codes/group-iban';
import { shortNumber } from '@domain/codes/short-number';
import { add, decimal, isNegative, negate, subtract, sum, zero, type Decimal } from '@domain/money/decimal';
import { berlinTime } from '@domain/time/berlin-time';
import { formatGermanDate } from '@domain/time/german-date';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import type { Selectable } from 'kysely';
import type { Bank } from '@sandbox/platform/bank';
import { accountTransactions } from '@sandbox/areas/banking/account-transactions';
import { tradesOf } from '@sandbox/areas/banking/trades';
import { moneyText, priceText, quantityText } from '@sandbox/market/catalogue/german-figures';
import type { Market } from '@sandbox/market/market';
import { depotWords } from '@sandbox/ledger/depot/own-depot';
import { taxNotesOf } from '@sandbox/areas/tax/tax-notes';
import { certificatePaper } from './certificate-paper';
import { depotPaper } from './depot-paper';
import { taxBlocks } from './tax-facts';
import type { DocumentTable } from './document-tables';
import type { Paper } from './paper';

type Document = Selectable<DocumentTable>;

/** What a document says that follows from the books; undefined where what it is about is not there. */
export function documentPaper(bank: Bank, market: Market, document: Document): Promise<Paper | undefined> {
  switch (document.kind) {
    case 'SETTLEMENT_NOTE':
      return settlementPaper(bank, market, document);
    case 'ACCOUNT_STATEMENT':
      return accountPaper(bank, market, document);
    case 'DEPOT_STATEMENT':
      return depotPaper(bank, market, document);
    case 'TAX_CERTIFICATE':
      return certificatePaper(bank.db, document);
    case 'COST_NOTE':
    case 'LETTER':
    case 'APPLICATION':
    case 'CONTRACT':
    case 'SAVINGS_PLAN':
      return Promise.resolve(undefined);
  }
}

async function settlementPaper(
  { db }: Bank,
  market: Market,
  { client_id, subject, created_at }: Document,
): Promise<Paper | undefined> {
  const trade = (await tradesOf(db, client_id)).get(subject);
  const instrument = trade && market.instruments.get(trade.instrumentId);
  if (trade === undefined || instrument === undefined) return undefined;
  const account = await db
    .selectFrom('securities_order')
    .innerJoin('account', (join) =>
      join
        .onRef('account.client_id', '=', 'securities_order.client_id')
        .onRef('account.account_id', '=', 'securities_order.settlement_account_id'),
    )
    .innerJoin('depot', (join) =>
      join
        .onRef('depot.client_id', '=', 'securities_order.client_id')
        .onRef('depot.depot_id', '=', 'securities_order.depot_id'),
    )
    .select(['account.display_id as account', 'account.currency', 'depot.depot_id', 'venue_id'])
    .where('securities_order.client_id', '=', client_id)
    .where('order_id', '=', trade.orderId)
    .executeTakeFirstOrThrow();
  const { row, traded } = instrument;
  const tax = await taxNotesOf(db, client_id, { executionId: subject, orderId: trade.orderId });
  const isBuy = trade.side === 'BUY';
  const value = decimal(trade.accountValue);
  const fee = decimal(trade.fee);
  const interest = decimal(trade.accountInterest);
  const paid = add(value, interest);
  const total = isBuy ? add(paid, fee) : subtract(paid, fee);
  const money = (amount: Decimal): string => moneyText(amount, account.currency);
  const { date, time } = berlinTime(instant(created_at.getTime()));
  return {
    title: `Wertpapierabrechnung: ${isBuy ? 'Kauf' : 'Verkauf'}`,
    blocks: [
      {
        kind: 'facts',
        heading: 'Geschäft',
        rows: [
          ['Wertpapier', row.name],
          ['WKN / ISIN', `${row.wkn} / ${row.isin}`],
          ['Menge', quantityText(traded, decimal(trade.quantity))],
          ['Kurs', priceText(traded, decimal(trade.price))],
          ['Handelsplatz', market.venues.get(account.venue_id)?.name ?? ''],
          ['Ausgeführt am', `${formatGermanDate(date)}, ${time} Uhr`],
          ['Ordernummer', shortNumber(trade.orderId)],
          ['Ordernummer, vollständig', trade.orderId],
          ['Depot', await depotWords(db, account.depot_id)],
        ],
      },
      {
        kind: 'facts',
        heading: 'Abrechnung',
        rows: [
          ...(traded.currency === account.currency
            ? []
            : [['Kurswert', moneyText(decimal(trade.value), traded.currency)] as const]),
          [
            traded.currency === account.currency ? 'Kurswert' : `Kurswert in ${account.currency}`,
            money(value),
          ],
          ...(traded.bond === undefined
            ? []
            : [
                [
                  `Stückzinsen bis ${formatGermanDate(calendarDay(trade.settlesOn))}`,
                  traded.currency === account.currency
                    ? money(interest)
                    : `${moneyText(decimal(trade.interest), traded.currency)} = ${money(interest)}`,
                ] as const,
              ]),
          ['Entgelte', money(isBuy ? fee : negate(fee))],
          [isBuy ? 'Belastung' : 'Gutschrift vor Steuern', money(total)],
          trade.payer === undefined
            ? ['Konto', account.account]
            : ['Lastschrift von', groupIban(trade.payer.iban)],
          ['Valuta', formatGermanDate(calendarDay(trade.settlesOn))],
        ],
      },
      ...(tax === undefined ? [] : taxBlocks(tax)),
      {
        kind: 'text',
        text: 'Dieses Schreiben ist maschinell erstellt und ohne Unterschrift gültig. Es ist keine Steuerbescheinigung.',
      },
    ],
  };
}

async function accountPaper(
  { db, clock }: Bank,
  market: Market,
  { client_id, subject, period_from, period_to }: Document,
): Promise<Paper | undefined> {
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('account_id', '=', subject)
    .executeTakeFirst();
  if (account === undefined || period_from === null || period_to === null) return undefined;
  const { currency } = account;
  const today = berlinTime(instant(clock.now())).date;
  const key = { clientId: client_id, accountId: subject, currency };
  const all = await accountTransactions(db, market, key, today);
  const booked = all.flatMap(({ bookingDate, ...each }) =>
    bookingDate === undefined ? [] : [{ ...each, bookingDate }],
  );
  const before = total(booked.filter(({ bookingDate }) => bookingDate < period_from));
  const within = booked
    .filter(({ bookingDate }) => bookingDate >= period_from && bookingDate <= period_to)
    .toReversed();
  const money = (amount: Decimal): string => moneyText(amount, currency);
  return {
    title: `Kontoauszug ${formatGermanDate(calendarDay(period_from))} bis ${formatGermanDate(calendarDay(period_to))}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Kontonummer', account.display_id],
          ...(account.iban === null ? [] : [['IBAN', groupIban(account.iban)] as const]),
          ['Anfangssaldo', money(before)],
        ],
      },
      {
        kind: 'table',
        heading: 'Umsätze',
        columns: [
          { head: 'Buchung', share: 2 },
          { head: 'Valuta', share: 2 },
          { head: 'Umsatz', share: 7 },
          { head: `Betrag ${currency}`, share: 3, numeric: true },
        ],
        rows: within.map(({ bookingDate, valutaDate, party, purpose, amount }) => [
          formatGermanDate(bookingDate),
          formatGermanDate(valutaDate),
          [party.holderName, ...purpose.lines].join(', '),
          money(amount).replace(` ${currency}`, ''),
        ]),
        foot: ['', '', 'Endsaldo', money(add(before, total(within)))],
      },
      {
        kind: 'facts',
        rows: [
          ['Eingänge', money(total(within.filter(({ amount }) => !isNegative(amount))))],
          ['Ausgänge', money(total(within.filter(({ amount }) => isNegative(amount))))],
        ],
      },
      { kind: 'text', text: 'Einwendungen müssen uns binnen sechs Wochen erreichen.' },
    ],
  };
}

const total = (list: readonly { readonly amount: Decimal }[]): Decimal =>
  add(sum(list.map(({ amount }) => amount)), zero);
