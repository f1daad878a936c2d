import type { IntentKind } from '@sandbox/platform/intent/intent-kind';
import { applicationAnswer, submittedAnswer } from '../application-answer';
import type { ApplicationAnswer, SubmittedAnswer } from '../application-schema';
import { bonusOf } from '../open/opening-bonus';
import { applicationOf } from '../store/application-store';

const sent = (name: string): IntentKind<SubmittedAnswer> => ({
  name,
  resultOf: async (_bank, db, clientId, reference) => {
    const row = await applicationOf(db, clientId, reference);
    if (row === undefined) throw new Error('An intent names an application that is not there');
    return submittedAnswer(row);
  },
});

/** A new application. */
export const newApplication = sent('APPLICATION');

/** A change that a customer applies for. */
export const applicationChange = sent('APPLICATION_CHANGE');

/** The release of an application by its second person. */
export const applicationRelease: IntentKind<ApplicationAnswer> = {
  name: 'APPLICATION_RELEASE',
  resultOf: async (_bank, db, clientId, reference) => {
    const row = await applicationOf(db, clientId, reference);
    if (row === undefined) throw new Error('An intent names an application that is not there');
    return applicationAnswer(row, clientId, await bonusOf(db, row));
  },
};
