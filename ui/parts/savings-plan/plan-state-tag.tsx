import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import type { IconName } from '@ui/components/icon/icon-name';
import { Tag, type TagTone } from '@ui/components/text/tag';
import { useTexts } from '@ui/i18n/use-texts';

const looks: Readonly<Record<SavingsPlan['state'], { readonly icon: IconName; readonly tone: TagTone }>> = {
  ACTIVE: { icon: 'circle-check', tone: 'ok' },
  SUSPENDED: { icon: 'pause', tone: 'warn' },
  ENDED: { icon: 'x', tone: 'plain' },
  UNKNOWN: { icon: 'circle-question-mark', tone: 'plain' },
};

/** Whether a plan buys, as picture and word. */
export function PlanStateTag({ state }: Pick<SavingsPlan, 'state'>) {
  const t = useTexts();
  return <Tag {...looks[state]}>{t(`savingsPlan.state.${state}`)}</Tag>;
}
