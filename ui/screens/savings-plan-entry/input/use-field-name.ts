import type { PlanFieldNodes } from '@domain/savings-plan/form/plan-fields';
import { useTexts } from '@ui/i18n/use-texts';
import { useCallback } from 'react';

/** What the customer knows a part of the form by. */
type Named = keyof PlanFieldNodes | 'instrument' | 'rate' | 'share';

const names: readonly Named[] = [
  'rateMode',
  'positions',
  'total',
  'interval',
  'executionDay',
  'startDate',
  'endKind',
  'endDate',
  'increase',
  'suspensionFrom',
  'suspensionTo',
  'depotId',
  'paidBy',
  'accountIban',
  'externalIban',
  'mandateGranted',
  'salesDocumentsWaived',
  'name',
  'instrument',
  'rate',
  'share',
];

/** The name of a field of the plan by its path; of a row that of its part. */
export function useFieldName(): (path: string) => string {
  const t = useTexts();
  return useCallback(
    (path) => {
      const last = path.slice(path.lastIndexOf('.') + 1);
      const name = names.find((each) => each === last);
      return name === undefined ? path : t(`savingsPlan.field.${name}`);
    },
    [t],
  );
}
