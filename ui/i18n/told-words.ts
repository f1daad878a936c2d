import { COVER, type Formats } from './formats';

/** An amount as the bank writes it into its words: money to the cent, or how many of something. The coupon in a bond's name is none. */
const WRITTEN_AMOUNT = /\d[\d.]*,\d\d(?!\d|\s?%)|\d[\d.]*(?:,\d+)?(?=\s(?:Stück|Anteile|[A-Z]{3}\b))/g;

/** Words of the bank with amounts in them, as a transaction's reference: before onlookers those are covered. */
export const toldWords = (words: string, { isDiscreet }: Pick<Formats, 'isDiscreet'>): string =>
  isDiscreet ? words.replace(WRITTEN_AMOUNT, COVER) : words;
