/** When a seeded order that was entered then was executed. */
export const executedAt = (entered: Date): Date => new Date(entered.getTime() + 95_000);
