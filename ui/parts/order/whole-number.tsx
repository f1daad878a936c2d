import { shortNumber } from '@domain/codes/short-number';
import css from './whole-number.module.css';

/** The number of an order or of a release: what people read out first, then the whole, to be copied in one press. */
export function WholeNumber({ id }: { readonly id: string }) {
  const short = shortNumber(id);
  if (short === id) return id;
  return (
    <span className={css['number']}>
      <span>{short}</span>
      <span className={css['whole']}>{id}</span>
    </span>
  );
}
