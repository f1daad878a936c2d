/** The page on which a request of a kind is made. */
export const pageOfKind = { DEPOSIT: 'fundDeposit', WITHDRAWAL: 'fundWithdrawal' } as const;
