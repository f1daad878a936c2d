import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import type { DemoAccount, DemoCustomer } from '@sandbox/world/demo-customer';
import { DEMO_CUSTOMERS, accountIdOf, clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { OTHER_BIC, WERKBANK_BIC, otherIban, werkbankIban } from '@sandbox/world/iban';
import type { AccountTable, DepotSettlementAccountTable, DepotTable } from './customer-tables';
import { protectedPin } from './pin';

/** Every demo customer with accounts and depots; a few statements for all, since a fresh world has to be quick. */
export async function seedCustomers(tx: BankTransaction): Promise<void> {
  await tx.insertInto('customer').values(DEMO_CUSTOMERS.map(customerRow)).execute();
  const numbers = DEMO_CUSTOMERS.map(({ zugangsnummer }) => ({
    access_number: zugangsnummer,
    client_id: clientIdOf(zugangsnummer),
  }));
  await tx.insertInto('access_number').values(numbers).execute();
  await tx.insertInto('account').values(DEMO_CUSTOMERS.flatMap(accountRows)).execute();
  await tx.insertInto('depot').values(DEMO_CUSTOMERS.flatMap(depotRows)).execute();
  await tx
    .insertInto('depot_settlement_account')
    .values(DEMO_CUSTOMERS.flatMap(furtherAccountRows))
    .execute();
}

const protectedPins = new Map<string, ReturnType<typeof protectedPin>>();

/** Protecting a PIN is slow by intent; these are public, and one process may make many worlds. */
function protectedDemoPin(pin: string): ReturnType<typeof protectedPin> {
  const known = protectedPins.get(pin) ?? protectedPin(pin);
  protectedPins.set(pin, known);
  return known;
}

function customerRow(customer: DemoCustomer) {
  const pin = protectedDemoPin(customer.pin);
  return {
    client_id: clientIdOf(customer.zugangsnummer),
    access_number: customer.zugangsnummer,
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
    us_person: customer.isUsPerson ?? false,
    classification: customer.classification ?? ('RETAIL' as const),
    sales_strategy: customer.salesStrategy ?? ('RETAIL' as const),
  };
}

const ibanOf = ({ type }: DemoAccount, number: string): string =>
  type === 'EXT' ? otherIban(number) : werkbankIban(number);

const accountRows = ({ zugangsnummer, accounts }: DemoCustomer): AccountTable[] =>
  accounts.map((account, rank) => {
    const number = `${zugangsnummer}${String(rank).padStart(2, '0')}`;
    return {
      client_id: clientIdOf(zugangsnummer),
      account_id: accountIdOf(zugangsnummer, account.key),
      display_id: number,
      account_type: account.type,
      currency: account.currency,
      iban: ibanOf(account, number),
      bic: account.type === 'EXT' ? OTHER_BIC : WERKBANK_BIC,
      credit_limit: account.creditLimit ?? null,
      rank,
    };
  });

const depotRows = ({
  zugangsnummer,
  depots,
  isNew = false,
  targetMarket = 'ADVANCED',
}: DemoCustomer): DepotTable[] =>
  depots.map((depot, rank) => ({
    client_id: clientIdOf(zugangsnummer),
    depot_id: depotIdOf(zugangsnummer, depot.key),
    display_id: `${zugangsnummer}${String(50 + rank)}`,
    depot_type: depot.type,
    default_settlement_account_id: accountIdOf(zugangsnummer, depot.accounts[0]),
    target_market: isNew ? null : targetMarket,
    rank,
    closed_on: null,
  }));

const furtherAccountRows = ({ zugangsnummer, depots }: DemoCustomer): DepotSettlementAccountTable[] =>
  depots.flatMap((depot) =>
    depot.accounts.slice(1).map((key, rank) => ({
      client_id: clientIdOf(zugangsnummer),
      depot_id: depotIdOf(zugangsnummer, depot.key),
      account_id: accountIdOf(zugangsnummer, key),
      rank,
    })),
  );
