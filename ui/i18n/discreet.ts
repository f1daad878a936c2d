import { createContext, useContext } from 'react';

/** Whether amounts of the customer's own money are hidden from onlookers. */
export const DiscreetMode = createContext(false);

/** Whether to hide personal amounts now. */
export function useDiscreet(): boolean {
  return useContext(DiscreetMode);
}
