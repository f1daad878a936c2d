/** What happens to the digits that are cut: towards the nearer neighbour, towards zero, or away from it. */
export type Rounding = 'half-up' | 'half-even' | 'down' | 'up';

/** The whole number nearest to `dividend / divisor` under the rounding; the sign never changes the rule. */
export function roundedQuotient(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  if (rest === 0n) return quotient;
  const awayFromZero = dividend < 0n === divisor < 0n ? quotient + 1n : quotient - 1n;
  return goesAway(rest, divisor, quotient, rounding) ? awayFromZero : quotient;
}

function goesAway(rest: bigint, divisor: bigint, quotient: bigint, rounding: Rounding): boolean {
  const doubled = magnitude(rest) * 2n;
  const whole = magnitude(divisor);
  switch (rounding) {
    case 'up':
      return true;
    case 'down':
      return false;
    case 'half-up':
      return doubled >= whole;
    case 'half-even':
      return doubled === whole ? quotient % 2n !== 0n : doubled > whole;
  }
}

const magnitude = (units: bigint): bigint => (units < 0n ? -units : units);
