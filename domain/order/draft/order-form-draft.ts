import { formatGermanDate } from '@domain/time/german-date';
import type { LocalDate } from '@domain/time/local-date';
import { ultimoFrom, type TradingCalendar } from '@domain/time/trading-calendar';
import type { OrderDraft, ValidityTexts } from './order-draft';
import type { OrderFormValues, ValidityChoice } from './order-form';

/** The day on which the form is read, and the days on which the chosen venue trades. */
interface FormDays {
  readonly today: LocalDate;
  readonly trades: TradingCalendar;
}

/** The form's values as the draft the domain reads; the last trading day of the month becomes its date. */
export function toDraft(values: Readonly<OrderFormValues>, days: FormDays): OrderDraft {
  const { instrument, venueId, depotId, settlementAccountId } = values;
  return {
    ...(instrument === undefined ? {} : { instrument }),
    ...(venueId === undefined ? {} : { venueId }),
    ...(depotId === undefined ? {} : { depotId }),
    ...(settlementAccountId === undefined ? {} : { settlementAccountId }),
    side: values.side,
    quantity: values.quantity,
    orderType: values.orderType,
    triggerLimit: values.triggerLimit,
    limit: values.limit,
    distance: values.distance,
    distanceKind: values.distanceKind,
    limitExtension: values.limitExtension,
    tradingRestriction: values.tradingRestriction,
    tradingSystem: values.tradingSystem,
    allowManualQuotation: values.allowManualQuotation,
    freeAmountConfirmed: values.freeAmountConfirmed,
    ...validityTexts(values.validityType, values.validityDate, days),
    follow: {
      orderType: values.followOrderType,
      quantity: values.followQuantity,
      triggerLimit: values.followTriggerLimit,
      limit: values.followLimit,
      distance: values.followDistance,
      distanceKind: values.followDistanceKind,
      ...validityTexts(values.followValidityType, values.followValidityDate, days),
    },
    directDebit: {
      hasConsent: values.debitConsent,
      iban: values.debitIban,
      maxAmount: values.debitMaxAmount,
      accountHolderName: values.debitHolder,
    },
  };
}

const validityTexts = (choice: ValidityChoice, date: string, { today, trades }: FormDays): ValidityTexts =>
  choice === 'ULTIMO'
    ? { validityType: 'GTD', validityDate: formatGermanDate(ultimoFrom(today, trades)) }
    : { validityType: choice, validityDate: date };

/** A kept draft as values of the form. */
export function fromDraft(draft: OrderDraft): Partial<OrderFormValues> {
  const { follow, directDebit, side, validityType, instrument, venueId, depotId, settlementAccountId } =
    draft;
  return {
    instrument,
    venueId,
    depotId,
    settlementAccountId,
    quantity: draft.quantity,
    orderType: draft.orderType,
    triggerLimit: draft.triggerLimit,
    limit: draft.limit,
    distance: draft.distance,
    distanceKind: draft.distanceKind,
    limitExtension: draft.limitExtension,
    tradingRestriction: draft.tradingRestriction,
    tradingSystem: draft.tradingSystem,
    allowManualQuotation: draft.allowManualQuotation,
    validityDate: draft.validityDate,
    followOrderType: follow.orderType,
    followQuantity: follow.quantity,
    followTriggerLimit: follow.triggerLimit,
    followLimit: follow.limit,
    followDistance: follow.distance,
    followDistanceKind: follow.distanceKind,
    followValidityDate: follow.validityDate,
    debitConsent: directDebit.hasConsent,
    debitIban: directDebit.iban,
    debitMaxAmount: directDebit.maxAmount,
    debitHolder: directDebit.accountHolderName,
    ...(side && { side }),
    ...(validityType && { validityType }),
    ...(follow.validityType && { followValidityType: follow.validityType }),
  };
}
