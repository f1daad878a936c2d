import { groupDigits } from '@ui/components/field/digit-grouping';

/**
 * A number of the form, `1234,56`, as its control shows it: `1.234,56`. A dot that stands in it groups no thousands and
 * stays where it was typed.
 */
export const grouped = (text: string): string => (text.includes('.') ? text : groupDigits(text));

/**
 * What was typed as the form takes it, without the dots of thousands: the form holds digits and a comma, whatever language
 * they are shown in (brokerage.md 5). A dot elsewhere stays, and is refused.
 */
export function ungrouped(text: string): string {
  const plain = text.replaceAll('.', '');
  return groupDigits(plain) === text ? plain : text;
}
