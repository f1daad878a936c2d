import { orderRooms } from './order-rooms.mjs';

/** What every rule may be written with. */
const words = ['domain', 'domain/codes', 'domain/money', 'domain/time', 'domain/message'];
const packages = ['fp-ts'];

/**
 * The rules of the business, from the ground up: a room knows those above it in this list.
 * @type {readonly import('./room.mjs').Room[]}
 */
export const domainRooms = [
  {
    room: 'domain',
    why: 'The few words of plain TypeScript that every rule is written with know nothing at all.',
  },
  {
    room: 'domain/codes',
    why: 'Identifiers and check digits are shared with the bank, so that no rule may come in through them.',
    packages,
  },
  {
    room: 'domain/money',
    why: 'Amounts are shared with the bank, so that no rule may come in through them.',
    imports: ['domain/codes'],
    packages,
  },
  {
    room: 'domain/time',
    why: 'Days and calendars are shared with the bank, so that no rule may come in through them.',
    imports: ['domain/codes'],
    packages,
  },
  {
    room: 'domain/message',
    why: 'What the bank says about a request is the same in every area, so that it knows none.',
  },
  {
    room: 'domain/form',
    why: 'The form session serves every form, so that it knows no order, no depot and no other business.',
    imports: words,
    packages,
  },
  {
    room: 'domain/failure',
    why: 'A failure carries what a screen needs to go on, the TAN state included, and knows no area.',
    imports: [...words, 'domain/tan/tan-choice.ts'],
  },
  {
    room: 'domain/tan',
    why: 'Releasing by TAN is the same for whatever is released, so that it knows no order.',
    imports: [...words, 'domain/failure'],
  },
  {
    room: 'domain/release',
    why: 'An intent is released whatever it holds, so that the machine knows neither order nor depot.',
    imports: [...words, 'domain/failure', 'domain/tan'],
    packages,
  },
  {
    room: 'domain/notification',
    why: 'What is told to a customer names orders by their ids and documents by their titles, and needs no more of them.',
    imports: [...words, 'domain/postbox/document-title.ts'],
    packages,
  },
  {
    room: 'domain/person',
    why: 'Who holds an account, and as what, is told by the bank and depends on nothing else.',
  },
  {
    room: 'domain/tracking',
    why: 'What is counted of a visit must not be able to see what the customer owns or orders.',
  },
  {
    room: 'domain/consent',
    why: 'What a customer has agreed to is asked before an order and knows no order.',
    imports: words,
  },
  {
    room: 'domain/knowledge',
    why: 'What a customer knows is shown by group, and knows neither orders nor plans that ask for it.',
    imports: words,
  },
  {
    room: 'domain/product-application',
    why: 'An application is a form of named fields, and knows neither orders nor what a customer owns.',
    imports: [...words, 'domain/form', 'domain/tracking'],
    packages,
  },
  {
    room: 'domain/tax',
    why: 'Tax follows from lots, results and a record, whatever was sold and on whatever page it is asked for; what could be sold is told by the depot it lies in.',
    imports: [...words, 'domain/depot/depot.ts'],
    packages,
  },
  {
    room: 'domain/tax/form',
    why: 'What would be sold is typed and read into a simulation; how it is shown does not concern it.',
    imports: [...words, 'domain/form', 'domain/form/**', 'domain/tax'],
    packages,
  },
  {
    room: 'domain/instrument',
    why: 'An instrument and its venues are described with the words of an order, not with an order itself.',
    imports: [...words, 'domain/order', 'domain/order/draft/order-preferences.ts'],
  },
  {
    room: 'domain/depot',
    why: 'What a customer owns is counted in instruments and does not depend on what is ordered.',
    imports: [...words, 'domain/instrument'],
    packages,
  },
  {
    room: 'domain/banking',
    why: 'What moved an account is found and added up whatever it was booked for.',
    imports: words,
  },
  {
    room: 'domain/postbox',
    why: 'What the bank writes is listed by name and day; its words are read as those of consents are.',
    imports: [...words, 'domain/consent'],
  },
  {
    room: 'domain/postbox/form',
    why: 'What is typed of a message is read into what is sent; how it is sent or shown does not concern it.',
    imports: [...words, 'domain/form', 'domain/form/**', 'domain/postbox'],
    packages,
  },
  {
    room: 'domain/order',
    why: 'The words of an order stand under all that is done with one, so that they know none of it.',
    imports: [...words, 'domain/failure', 'domain/instrument/venue.ts'],
  },
  ...orderRooms(words),
  {
    room: 'domain/fund-depot',
    why: 'Money moves into funds and out of them on the days of the bank, and is taxed as every sale; it knows no orders.',
    imports: [
      ...words,
      'domain/form',
      'domain/depot',
      'domain/savings-plan/interval.ts',
      'domain/tax',
      'domain/fund-depot/form',
    ],
    packages,
  },
  {
    room: 'domain/fund-depot/form',
    why: 'What is typed of a deposit or a withdrawal is read into the order; how it is sent or shown does not concern it.',
    imports: [
      ...words,
      'domain/form',
      'domain/form/**',
      'domain/savings-plan/interval.ts',
      'domain/fund-depot',
    ],
    packages,
  },
  {
    room: 'domain/savings-plan',
    why: 'A plan buys instruments by a calendar and asks for knowledge; it knows neither orders nor sessions.',
    imports: [...words, 'domain/instrument', 'domain/depot', 'domain/knowledge', 'domain/savings-plan/**'],
    packages,
  },
  {
    room: 'domain/savings-plan/form',
    why: 'What is typed of a plan is read into the plan; how it is sent or shown does not concern it.',
    imports: [
      ...words,
      'domain/form',
      'domain/instrument',
      'domain/depot',
      'domain/knowledge',
      'domain/savings-plan',
      'domain/savings-plan/**',
    ],
    packages,
  },
  {
    room: 'domain/receipt',
    why: 'What was done and when is noted of an order or its release, and of nothing else.',
    imports: [...words, 'domain/release'],
  },
  {
    room: 'domain/access',
    why: 'Guards decide about depots and orders, and by failures; the parts of an order do not concern them.',
    imports: [...words, 'domain/failure', 'domain/depot', 'domain/order/open'],
    packages,
  },
  {
    room: 'domain/session',
    why: 'A session begins with a TAN and ends at a place that access names, whatever was done in it.',
    imports: [...words, 'domain/tan', 'domain/access'],
  },
];
