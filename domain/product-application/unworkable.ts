/** The code of an application that cannot work, whatever the bank answers: no call of it has failed. */
export const UNWORKABLE = 'application-unworkable';
