import { decimal } from '@domain/money/decimal';
import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { calendarDay, lastDayOfMonth } from '@domain/time/local-date';
import { acceptKnowledge } from '@sandbox/areas/knowledge/accept-knowledge';
import { sayExperience } from '@sandbox/areas/knowledge/say-experience';
import { zoneInstant } from '@sandbox/market/venue/zone-time';
import type { OpenedProduct } from '../application-tables';
import { isJoint } from '../check/needed-of-products';
import { numbersTo } from '../check/plan-checks';
import type { ProductId } from '../product';
import { addAccount, addContract, addDepot } from './add-products';
import { openCards } from './open-cards';
import { CONDITION_ID, rateOf } from './deposit-rates';
import type { Opening } from './opening';
import { openPlan } from './open-plan';
import { payIn } from './pay-in';

/** What an application has come to. */
type Opened = readonly OpenedProduct[];

const holderOf = ({ answers }: Opening): string =>
  [answers.get('PERSON.VORNAME_I1'), answers.get('PERSON.NAME_I1')].filter(Boolean).join(' ');

/** A depot with its settlement account, and what its holders say they have traded. */
async function openDepot(opening: Opening, further: Readonly<Record<string, string>> = {}): Promise<Opened> {
  const account = await addAccount(opening, { type: 'SA' });
  const depot = await addDepot(opening, account);
  const terms = { holder: holderOf(opening), ...further };
  await addContract(opening, account, { terms });
  await addContract(opening, depot, { terms });
  await sayOfHolder(opening);
  return [depot, account, ...(await openPlan(opening, depot))];
}

/** What the holder has signed about their knowledge, and how often they have traded. */
async function sayOfHolder({ bank, tx, clientId, answers, product }: Opening): Promise<void> {
  const role = product.isJunior ? 'E1' : 'I1';
  const of = (field: string, index: number): string => answers.of('WP_PRODUKTGRUPPE', field, role, index);
  const groups = numbersTo(40).filter((index) => of('UUID', index) !== '');
  const said = groups.flatMap((index) => {
    const experience = of('ERFAHRUNGEN', index);
    const isSaid =
      experience === '0' || experience === '1-4' || experience === '5-10' || experience === '>10';
    return isSaid ? [{ productGroupId: of('UUID', index), experience } as const] : [];
  });
  if (said.length > 0) await sayExperience(bank, tx, clientId, said);
  const known = groups.filter((index) => of('KENNTNISSE', index) === 'J').map((index) => of('UUID', index));
  await acceptKnowledge(bank, tx, clientId, known);
}

async function openCurrentAccount(opening: Opening): Promise<Opened> {
  const { answers } = opening;
  const wanted = answers.isYes('GIRO.DISPO') ? answers.get('GIRO.DISPO_BETRAG') : undefined;
  const account = await addAccount(opening, {
    type: isJoint(answers) ? 'CAJ' : 'CA',
    ...(wanted === undefined ? {} : { creditLimit: wanted }),
  });
  await addContract(opening, account, { terms: { holder: holderOf(opening) } });
  return [account, ...(await openCards(opening, account.productId))];
}

/** What belongs to a minor stands with the parent who has applied, and is named as what it is. */
async function openJuniorDepot(opening: Opening): Promise<Opened> {
  const account = await addAccount(opening, { type: 'SA' });
  const depot = { ...(await addDepot(opening, account)), productSubType: 'DEPOT_JUNIOR' };
  const terms = juniorTerms(opening);
  await addContract(opening, account, { terms });
  await addContract(opening, depot, { terms });
  await sayOfHolder(opening);
  return [depot, account, ...(await openPlan(opening, depot))];
}

async function openJuniorAccount(opening: Opening): Promise<Opened> {
  const account = {
    ...(await addAccount(opening, { type: 'CA' })),
    productSubType: 'CHECKING_ACCOUNT_JUNIOR',
  };
  await addContract(opening, account, { terms: juniorTerms(opening) });
  return [account];
}

const juniorTerms = (opening: Opening): Readonly<Record<string, string>> => ({
  holder: holderOf(opening),
  birthday: opening.answers.get('PERSON.GEBURTSDATUM_I1'),
  individualDisposal: opening.answers.get('JUNIOR.EINZELVERFUEGUNG'),
});

async function openCfd(opening: Opening): Promise<Opened> {
  const account = { ...(await addAccount(opening, { type: 'SA' })), productSubType: 'CFD' };
  await addContract(opening, account, { terms: { holder: holderOf(opening) } });
  return [account];
}

async function openDeposit(opening: Opening): Promise<Opened> {
  const { bank, answers, accessNumber, at } = opening;
  const term = answers.get('FESTGELD.LAUFZEIT');
  const deposit: OpenedProduct = {
    productId: bank.newId(),
    productType: 'SAVINGS',
    productSubType: 'FIXED_DEPOSIT',
    displayId: `${accessNumber}${bank.randomBytes(1).toString('hex').toUpperCase()}F`,
  };
  await payIn(opening, deposit.productId, decimal(answers.get('FESTGELD.ANLAGEBETRAG')));
  const start = berlinTime(instant(at.getTime())).date;
  const end = monthsLater(start, Number(term));
  await addContract(opening, deposit, {
    terms: {
      holder: holderOf(opening),
      amount: answers.get('FESTGELD.ANLAGEBETRAG'),
      term,
      rate: rateOf(term),
      conditionId: answers.get('FESTGELD.KONDITION_ID') || CONDITION_ID,
      start,
      end,
      payoutIban: answers.get('AUSZAHLUNG_KONTO.KONTO_ID'),
      payoutName: `${answers.get('AUSZAHLUNG_KONTO.VORNAME')} ${answers.get('AUSZAHLUNG_KONTO.NAME')}`,
    },
    endsAt: new Date(zoneInstant('Europe/Berlin', end, '06:00')),
  });
  return [deposit];
}

/** The same day so many months later, or the last one of a month that has no such day. */
function monthsLater(day: ReturnType<typeof calendarDay>, months: number) {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const first = `${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}`;
  const last = lastDayOfMonth(calendarDay(`${first}-01`));
  const wanted = `${first}-${day.slice(8)}`;
  return wanted > last ? last : calendarDay(wanted);
}

/** The address itself is kept with the person, as with every application; there is no product. */
const changeAddress = async (): Promise<Opened> => [];

/** How each product is opened. */
export const openers: Readonly<Record<ProductId, (opening: Opening) => Promise<Opened>>> = {
  depot: openDepot,
  girokonto: openCurrentAccount,
  'junior-depot': openJuniorDepot,
  'junior-konto': openJuniorAccount,
  cfd: openCfd,
  festgeld: openDeposit,
  karte: (opening) => openCards(opening, ''),
  adresse: changeAddress,
  anlagedepot: (opening) =>
    openDepot(opening, {
      riskClass: opening.answers.get('ANLAGEDEPOT_STAMM.PRODUKTKLASSE'),
      strategy: opening.answers.get('ANLAGEDEPOT_STAMM.STRATEGIE'),
    }),
};
