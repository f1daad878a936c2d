import type { Application } from '../engine/description';
import type { Product } from '../engine/product';
import {
  addressChange,
  cardChange,
  cfdAccount,
  currentAccount,
  dailyDeposit,
  fixedDeposit,
  juniorAccount,
} from './accounts';
import { depot, juniorDepot } from './depots';
import { plannerQuestions } from './planner';
import type { GroupIds } from './product-steps';

/** The application for each product; some ask for each product group of the bank. */
const made: Readonly<Record<Product, (groups: GroupIds) => Application>> = {
  depot,
  'junior-depot': juniorDepot,
  girokonto: () => currentAccount,
  'junior-konto': () => juniorAccount,
  cfd: () => cfdAccount,
  festgeld: () => fixedDeposit,
  tagesgeld: () => dailyDeposit,
  karte: () => cardChange,
  adresse: () => addressChange,
  anlagedepot: () => plannerQuestions,
};

/** The application for a product. */
export const applicationFor = (product: Product, groups: GroupIds): Application => made[product](groups);
