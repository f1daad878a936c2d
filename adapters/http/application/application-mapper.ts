import type { ApplicationConfiguration } from '@domain/product-application/application-configuration';
import {
  applicationReasons,
  type ApplicationReason,
  type ReceivedApplication,
  type OpeningBonus,
  type SubmittedApplication,
} from '@domain/product-application/submitted-application';
import type * as t from 'io-ts';
import type { wireApplication, wireConfiguration, wireReceived } from './application-codec';
import { toPrefilled } from './field-mapper';

/** The domain's configuration. */
export const toConfiguration = (wire: t.TypeOf<typeof wireConfiguration>): ApplicationConfiguration => ({
  baseProduct: wire.baseRequest.applicationForm.baseProduct,
  accountType: wire.baseRequest.applicationForm.accountType,
  defaultWref: wire.defaultWref,
  userInterfaceType: wire.userInterfaceType,
  intermediary: wire.vermittler,
  channel: wire.marketingKanal,
  keepPrefilledFieldsEnabled: wire.keepPrefilledFieldsEnabled ?? false,
  prefilled: wire.prefilled.flatMap(toPrefilled),
  groups: (wire.productGroups ?? []).map(({ productGroupId: id, name }) => ({ id, name })),
  conditions: (wire.conditions ?? []).map(({ conditionId: id, term, rate }) => ({ id, term, rate })),
  statements: new Map(
    (wire.statements ?? []).map(({ fieldname, statementId: id, text }) => [fieldname, { id, text }]),
  ),
  legalTexts: textsByField(wire.legalTexts),
});

const textsByField = (
  texts: t.TypeOf<typeof wireConfiguration>['legalTexts'] = [],
): ReadonlyMap<string, string> => new Map(texts.map(({ fieldname, text }) => [fieldname, text]));

/** The domain's received application. */
export const toReceived = ({
  applicationId: id,
  applicationNumber: number,
  state,
}: t.TypeOf<typeof wireReceived>): ReceivedApplication => ({ id, number, state });

const toReason = ({ key, text }: { readonly key: string; readonly text: string }): ApplicationReason => ({
  reason: applicationReasons.find((known) => known === key) ?? 'UNKNOWN',
  text,
});

/** A state that this portal does not know is said in the notification alone. */
function toBonus({
  state,
  amount,
  lastDay,
}: NonNullable<t.TypeOf<typeof wireApplication>['openingBonus']>): OpeningBonus | undefined {
  if (state === 'UNKNOWN') return undefined;
  if (state === 'PAID' || state === 'REFUSED') return { state, amount };
  return lastDay && { state, amount, lastDay };
}

/** The domain's submitted application. */
export const toSubmitted = (wire: t.TypeOf<typeof wireApplication>): SubmittedApplication => ({
  ...toReceived(wire),
  product: wire.product,
  reason: wire.reason && toReason(wire.reason),
  canRelease: wire.canRelease,
  submittedAt: wire.submittedAt,
  history: wire.history,
  results: wire.results.map(({ productId, productSubType, displayId }) => ({
    productId,
    kind: productSubType,
    displayId,
  })),
  bonus: wire.openingBonus && toBonus(wire.openingBonus),
});
