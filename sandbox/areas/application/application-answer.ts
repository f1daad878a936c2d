import { timestampText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import { REASONS } from './application-state';
import type { ApplicationAnswer, BonusAnswer, SubmittedAnswer } from './application-schema';
import { Answers } from './check/answers';
import { isJoint } from './check/needed-of-products';
import { productOf } from './product';
import type { ApplicationRow } from './store/application-store';

const timeText = (milliseconds: number): string => timestampText(instant(milliseconds));

/** An application for one of its people, with the bonus of the depot it has opened, if there is one. */
export function applicationAnswer(
  row: ApplicationRow,
  clientId: string,
  openingBonus: BonusAnswer | null,
): ApplicationAnswer {
  const product = productOf(row.product);
  const answers = Answers.of(row.fields);
  const [first = 'I1', second = first] = product.signers(answers);
  const isFirst = row.client_id === clientId;
  return {
    applicationId: row.application_id,
    applicationNumber: row.application_number,
    product: row.product,
    baseProduct: product.baseProduct,
    accountType: isJoint(answers) ? 'KPG' : 'KPE',
    state: row.state,
    reason: row.reason === null ? null : { key: row.reason, text: REASONS[row.reason] },
    ownRole: isFirst ? first : second,
    canRelease: !isFirst && row.state === 'WAITING_FOR_SECOND',
    toIdentify: row.state === 'IDENTIFICATION' ? row.to_identify : [],
    submittedAt: timeText(row.submitted_at.getTime()),
    changedAt: timeText(row.changed_at.getTime()),
    history: row.history.map(({ state, at }) => ({ state, at: timeText(at) })),
    results: row.results,
    openingBonus,
    documentIds: isFirst ? row.document_ids : [],
  };
}

/** An application just after it was sent, or as it stands when the same is sent again. */
export const submittedAnswer = (row: ApplicationRow): SubmittedAnswer => ({
  applicationId: row.application_id,
  applicationNumber: row.application_number,
  state: row.state,
  fields: row.fields,
});
