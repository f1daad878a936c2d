import type { OpenedProduct } from '../application-tables';
import { isJoint } from '../check/needed-of-products';
import type { ProductId } from '../product';
import { addAccount, addContract, addDepot } from './add-products';
import { offerTerms } from './chosen-offer';
import { keepKnowledge } from './keep-knowledge';
import { openCards } from './open-cards';
import { openDailyDeposit, openFixedDeposit } from './open-deposits';
import { holderOf, type Opening } from './opening';
import { promiseBonus } from './opening-bonus';

/** What an application has come to. */
type Opened = readonly OpenedProduct[];

/** By which number the customer takes part in a bonus programme. */
const loyaltyOf = ({ answers }: Opening): Readonly<Record<string, string>> =>
  answers.get('KUNDENBINDUNG.TEILNEHMERNUMMER') === ''
    ? {}
    : {
        loyaltyProgramme: answers.get('KUNDENBINDUNG.SYSTEM_ID'),
        loyaltyNumber: answers.get('KUNDENBINDUNG.TEILNEHMERNUMMER'),
      };

/** What is asked of the bank that has had the depot until now, and by which references. */
const takeoverOf = ({ answers }: Opening): Readonly<Record<string, string>> =>
  answers.isYes('ONVISTA.EINWILLIGUNG')
    ? {
        takeover: 'REQUESTED',
        takeoverContract: answers.get('ONVISTA.VERTRAG_REFERENZ'),
        takeoverPerson: answers.get('ONVISTA.PERSON_REFERENZ'),
        takeoverIdentification: answers.get('ONVISTA.LEGITIMATION'),
      }
    : {};

/** On which proposal of the planner it is opened. */
const proposalOf = ({ answers }: Opening): Readonly<Record<string, string>> =>
  answers.get('ANLAGEDEPOT_STAMM.PRODUKTKLASSE') === ''
    ? {}
    : {
        riskClass: answers.get('ANLAGEDEPOT_STAMM.PRODUKTKLASSE'),
        strategy: answers.get('ANLAGEDEPOT_STAMM.STRATEGIE'),
        recommendedLoss: answers.get('ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ_EMPFEHLUNG'),
        recommendedVariation: answers.get('ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ_EMPFEHLUNG'),
      };

/** A depot with its settlement account, and what its holders say they have traded. */
async function openDepot(opening: Opening): Promise<Opened> {
  const account = await addAccount(opening, { type: 'SA' });
  const depot = await addDepot(opening, account);
  const terms = { holder: holderOf(opening), ...proposalOf(opening) };
  await addContract(opening, account, { terms });
  const bonus = await promiseBonus(opening);
  await addContract(opening, depot, {
    ...bonus,
    terms: {
      ...terms,
      ...bonus.terms,
      ...loyaltyOf(opening),
      ...takeoverOf(opening),
      ...offerTerms(opening.answers),
    },
  });
  await keepKnowledge(opening);
  return [depot, account];
}

async function openCurrentAccount(opening: Opening): Promise<Opened> {
  const { answers } = opening;
  const wanted = answers.isYes('GIRO.DISPO') ? answers.get('GIRO.DISPO_BETRAG') : undefined;
  const account = await addAccount(opening, {
    type: isJoint(answers) ? 'CAJ' : 'CA',
    ...(wanted === undefined ? {} : { creditLimit: wanted }),
  });
  await addContract(opening, account, {
    terms: { holder: holderOf(opening), ...loyaltyOf(opening), ...offerTerms(answers) },
  });
  return [account, ...(await openCards(opening, account.productId))];
}

/** What belongs to a minor stands with the parent who has applied, and is named as what it is. */
async function openJuniorDepot(opening: Opening): Promise<Opened> {
  const account = await addAccount(opening, { type: 'SA' });
  const depot = { ...(await addDepot(opening, account)), productSubType: 'DEPOT_JUNIOR' };
  const terms = juniorTerms(opening);
  await addContract(opening, account, { terms });
  const bonus = await promiseBonus(opening);
  await addContract(opening, depot, {
    ...bonus,
    terms: { ...terms, ...bonus.terms, ...offerTerms(opening.answers) },
  });
  await keepKnowledge(opening);
  return [depot, account];
}

async function openJuniorAccount(opening: Opening): Promise<Opened> {
  const account = {
    ...(await addAccount(opening, { type: 'CA' })),
    productSubType: 'CHECKING_ACCOUNT_JUNIOR',
  };
  await addContract(opening, account, { terms: { ...juniorTerms(opening), ...offerTerms(opening.answers) } });
  return [account];
}

const juniorTerms = (opening: Opening): Readonly<Record<string, string>> => ({
  holder: holderOf(opening),
  birthday: opening.answers.get('PERSON.GEBURTSDATUM_I1'),
  individualDisposal: opening.answers.get('JUNIOR.EINZELVERFUEGUNG'),
});

async function openCfd(opening: Opening): Promise<Opened> {
  const account = { ...(await addAccount(opening, { type: 'SA' })), productSubType: 'CFD' };
  await addContract(opening, account, {
    terms: { holder: holderOf(opening), ...offerTerms(opening.answers) },
  });
  return [account];
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
  festgeld: openFixedDeposit,
  tagesgeld: openDailyDeposit,
  karte: (opening) => openCards(opening, ''),
  adresse: changeAddress,
  anlagedepot: openDepot,
};
