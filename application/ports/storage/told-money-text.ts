import type { ToldMoney } from '@domain/order/cost/told-money';
import type { Option } from 'fp-ts/Option';

/** How what an order comes to is written into its intent, and read from it: `none` where an older portal wrote otherwise. */
export interface ToldMoneyText {
  write(money: ToldMoney): string;
  read(text: string): Option<ToldMoney>;
}
