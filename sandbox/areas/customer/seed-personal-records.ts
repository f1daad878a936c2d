import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import type { DemoCustomer } from '@sandbox/world/demo-customer';
import { DEMO_CUSTOMERS, clientIdOf } from '@sandbox/world/demo-customers';
import type { PersonalRecord } from './personal-record';

const STREETS = [
  'Lindenweg',
  'Am Markt',
  'Birkenallee',
  'Hafenstraße',
  'Schillerplatz',
  'Gartenstraße',
  'Mühlenweg',
];
const PLACES = [
  ['20095', 'Hamburg'],
  ['50667', 'Köln'],
  ['80331', 'München'],
  ['04109', 'Leipzig'],
  ['70173', 'Stuttgart'],
] as const;

/** What the bank knows of every demo customer: made up, the same in every world, valid by its own rules. */
export async function seedPersonalRecords(tx: BankTransaction): Promise<void> {
  const rows = DEMO_CUSTOMERS.map((customer) => ({
    client_id: clientIdOf(customer.zugangsnummer),
    entries: json(recordOf(customer)),
  }));
  await tx.insertInto('personal_record').values(rows).execute();
}

function recordOf(customer: DemoCustomer): PersonalRecord {
  const number = Number(customer.zugangsnummer) % 1000;
  const [postalCode, town] = PLACES[number % PLACES.length] ?? PLACES[0];
  const [code = '', ...digits] = customer.phoneNumber.split(' ');
  const name = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
      .replace(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, '');
  return {
    'PERSON.ANREDE': customer.salutation,
    ...(customer.title === 'Dr.' ? { 'PERSON.TITEL': 'DR' } : {}),
    'PERSON.VORNAME': customer.firstName,
    'PERSON.NAME': customer.lastName,
    'PERSON.GEBURTSDATUM': `${String(1962 + (number % 36))}-${twoDigits(1 + (number % 12))}-${twoDigits(1 + (number % 27))}`,
    'PERSON.GEBURTSORT': town,
    'PERSON.NATIONALITAET': 'DE',
    'PERSON.VERHEIRATET': number % 3 === 0 ? 'J' : 'N',
    'PERSON.BERUF': 'ANGESTELLT',
    'PERSON.BRANCHE': 'DIENSTLEISTUNG',
    'PERSON.STEUER_ID': taxIdOf(number),
    'PERSON.KUNDEN_ID': clientIdOf(customer.zugangsnummer),
    'POST.STRASSE': STREETS[number % STREETS.length] ?? '',
    'POST.HAUSNUMMER': String(1 + (number % 80)),
    'POST.PLZ': postalCode,
    'POST.ORT': town,
    'POST.LAND': 'DE',
    'TELEKOM.VORWAHL#1': code,
    'TELEKOM.NUMMER#1': digits.join(''),
    'TELEKOM.ART#1': 'MOBIL',
    'MAILADRESSE.ADRESSE': `${name(customer.firstName)}.${name(customer.lastName)}@werkbank.example`,
    'WIRTSCHAFTSDATEN.NETTOEINKOMMEN': '3200.00',
    'WIRTSCHAFTSDATEN.ARBEITGEBER': 'Nordlicht Maschinenbau GmbH',
    'WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT': '2015-04',
  };
}

/** All but the zero, with which no tax id begins. */
const DIGITS = '123456789';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A German tax id of a number below 1000: the digits from one on in a turned order, the last one repeating the first. */
function taxIdOf(number: number): string {
  const turned = Array.from(DIGITS, (_, index) => DIGITS[(index * 2 + number) % 9] ?? '');
  const [first = '1', ...rest] = number % 2 === 0 ? turned : turned.toReversed();
  const swap = Math.floor(number / 18) % 8;
  const moved = [...rest.slice(swap), ...rest.slice(0, swap)];
  const ten = [first, ...moved, first];
  let product = 10;
  for (const digit of ten) {
    const total = (Number(digit) + product) % 10 || 10;
    product = (total * 2) % 11;
  }
  return `${ten.join('')}${String((11 - product) % 10)}`;
}
