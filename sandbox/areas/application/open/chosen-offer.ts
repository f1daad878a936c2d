import { bundleOf, moduleOf, offerWord } from '../advertising/modules';
import type { Answers } from '../check/answers';
import { HOLDERS } from '../field/field-group';

/** The card that a module or a bundle is about, by the field that chooses it; all others go with any product. */
const OF_CARD: Readonly<Record<string, string>> = {
  GIROCARD: 'GIROCARD',
  VISA_DEBITKARTE: 'DEBITKARTE',
  VISA_KARTE: 'KREDITKARTE',
  CREDITCARD_PREMIUM: 'KREDITKARTE',
};

const idsIn = (answers: Answers, field: string): readonly string[] =>
  answers
    .get(`PRODUKT.${field}`)
    .split(',')
    .filter((id) => id !== '');

/** Whether what is offered comes along: what belongs to a card, only where somebody takes that card. */
function isTaken(name: string, answers: Answers): boolean {
  const card = OF_CARD[name];
  return card === undefined || HOLDERS.some((role) => answers.of('KARTEN', card, role) === 'J');
}

/** The modules that were chosen by a link and come along. */
const modulesOf = (answers: Answers) =>
  idsIn(answers, 'MODULE')
    .flatMap((id) => moduleOf(id) ?? [])
    .filter(({ productModuleName }) => isTaken(productModuleName, answers));

/** What was chosen by a link and comes along, by its names. */
export function chosenOffer(answers: Answers): { readonly modules: string; readonly bundles: string } {
  const bundles = idsIn(answers, 'BUENDEL')
    .flatMap((id) => bundleOf(id)?.productBundleName ?? [])
    .filter((name) => isTaken(name, answers));
  const words = (names: readonly string[]): string => [...new Set(names.map(offerWord))].join(', ');
  return {
    modules: words(modulesOf(answers).map(({ productModuleName }) => productModuleName)),
    bundles: words(bundles),
  };
}

/** The same as it is kept with the contract of the product; nothing of what was not chosen. */
export const offerTerms = (answers: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(chosenOffer(answers)).filter(([, names]) => names !== ''));

/** By which module a card was chosen; empty for none. */
export const cardModule = (answers: Answers, card: string): string =>
  modulesOf(answers).find(({ productModuleName }) => OF_CARD[productModuleName] === card)?.productModuleId ??
  '';
