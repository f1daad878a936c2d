/**
 * Every table of the bank. Platform and areas add their own tables by declaration merging, beside the types of their
 * rows, so that no file knows them all.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by those who have tables
export interface BankTables {}
