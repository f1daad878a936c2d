/** A child whose depot or account a customer looks after as a parent: its holder, and who is taxed (EStG § 20). */
export interface Minor {
  readonly name: string;
}
