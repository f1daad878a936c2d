import type { BankTransaction } from '../db/database';
import { json } from '../db/json';
import type { Bank } from '../foundation/bank';
import { protectedPin } from '../session/pin';
import { DEMO_CUSTOMERS, accountIdOf, clientIdOf, depotIdOf, type DemoCustomer } from './demo-customers';
import { WERKBANK_BIC, werkbankIban } from './iban';
import { worldInstruments } from './instruments';
import { venueIdOf, venuesOf, worldVenues } from './venues';

/** Fills the world's tables: instruments, venues, listings, and every demo customer with accounts and depots. */
export async function seedWorld(tx: BankTransaction, bank: Bank): Promise<void> {
  const instruments = worldInstruments();
  await tx.insertInto('instrument').values(instruments).execute();
  await tx.insertInto('venue').values(worldVenues()).execute();
  await tx
    .insertInto('listing')
    .values(
      instruments.flatMap((instrument) =>
        venuesOf(instrument).map((venue) => ({
          instrument_id: instrument.instrument_id,
          venue_id: venueIdOf(venue),
        })),
      ),
    )
    .execute();
  for (const customer of DEMO_CUSTOMERS) await seedCustomer(tx, customer, bank);
}

async function seedCustomer(tx: BankTransaction, customer: DemoCustomer, bank: Bank): Promise<void> {
  const { zugangsnummer } = customer;
  const client_id = clientIdOf(zugangsnummer);
  const pin = protectedPin(customer.pin);
  await tx
    .insertInto('customer')
    .values({
      client_id,
      access_number: zugangsnummer,
      pin_salt: pin.salt,
      pin_hash: pin.hash,
      salutation: customer.salutation,
      title: customer.title ?? null,
      first_name: customer.firstName,
      last_name: customer.lastName,
      roles: json(customer.roles),
      tan_types: json(customer.tanTypes),
      favourite_tan_type: customer.tanTypes[0],
      phone_number: customer.phoneNumber,
      fixed_sms_tan: customer.fixedSmsTan ?? null,
      release_by_session_tan: customer.releaseBySessionTan ?? false,
      depot_overview_available: customer.depotOverviewAvailable ?? true,
    })
    .execute();
  await tx.insertInto('access_number').values({ access_number: zugangsnummer, client_id }).execute();
  await tx
    .insertInto('tan_access')
    .values({
      client_id,
      wrong_tries: customer.tanLocked === true ? 3 : 0,
      unused_challenges: 0,
      locked_at: customer.tanLocked === true ? bank.clock.date() : null,
    })
    .execute();
  await seedAccounts(tx, customer);
  await seedDepots(tx, customer);
}

async function seedAccounts(tx: BankTransaction, { zugangsnummer, accounts }: DemoCustomer): Promise<void> {
  for (const [rank, account] of accounts.entries()) {
    const number = `${zugangsnummer}${String(rank).padStart(2, '0')}`;
    await tx
      .insertInto('account')
      .values({
        client_id: clientIdOf(zugangsnummer),
        account_id: accountIdOf(zugangsnummer, account.key),
        display_id: number,
        account_type: account.type,
        currency: account.currency,
        iban: werkbankIban(number),
        bic: WERKBANK_BIC,
        credit_limit: account.creditLimit ?? null,
        rank,
      })
      .execute();
  }
}

async function seedDepots(tx: BankTransaction, { zugangsnummer, depots }: DemoCustomer): Promise<void> {
  const client_id = clientIdOf(zugangsnummer);
  for (const [rank, depot] of depots.entries()) {
    const depot_id = depotIdOf(zugangsnummer, depot.key);
    const [standard, ...further] = depot.accounts;
    await tx
      .insertInto('depot')
      .values({
        client_id,
        depot_id,
        display_id: `${zugangsnummer}${String(50 + rank)}`,
        depot_type: depot.type,
        default_settlement_account_id: accountIdOf(zugangsnummer, standard),
        target_market: null,
        rank,
      })
      .execute();
    for (const [position, key] of further.entries()) {
      await tx
        .insertInto('depot_settlement_account')
        .values({ client_id, depot_id, account_id: accountIdOf(zugangsnummer, key), rank: position })
        .execute();
    }
  }
}
