import { calendarText } from '@domain/savings-plan/plan-calendar';
import { buysFrom, dueDays } from '@domain/savings-plan/execution-days';
import { scheduleOf } from '@domain/savings-plan/plan-sums';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { Button } from '@ui/components/action/button';
import { CopyButton } from '@ui/components/action/copy-button';
import { TextButton } from '@ui/components/action/text-button';
import { TextField } from '@ui/components/field/text-field';
import { saveFile } from '@ui/components/page/save-file';
import { SectionHead } from '@ui/components/text/section-head';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { SavingsPlanModel } from './savings-plan-model';
import css from './savings-plan.module.css';

interface CalendarPartProps {
  readonly model: SavingsPlanModel;
  readonly plan: SavingsPlan;
}

/** How many executions the file holds: two years of a monthly plan. */
const ENTRIES = 24;

/** The days on which the plan buys, as a file and as an address to follow; without amounts (decisions.md). */
export const CalendarPart = observer(function CalendarPart({ model, plan }: CalendarPartProps) {
  const t = useTexts();
  const schedule = scheduleOf(plan);
  if (schedule === undefined) return null;
  const { today } = model;
  const address = model.address.value;
  const save = (): void => {
    const days = dueDays(schedule, buysFrom(plan, today), ENTRIES).flatMap(({ day, isSkipped }) =>
      isSkipped ? [] : [day],
    );
    const title = t('savingsPlan.detail.calendarEntry', { name: plan.name });
    // No byte order mark: calendars read UTF-8 and nothing before the first line (RFC 5545, 3.1.4).
    const file = new Blob([calendarText({ id: plan.id, title, days, today })], { type: 'text/calendar' });
    saveFile(t('savingsPlan.detail.calendarName'), file);
  };
  return (
    <section className={css['calendar']}>
      <SectionHead>{t('savingsPlan.detail.calendar')}</SectionHead>
      <Button icon="calendar-days" onPress={save}>
        {t('savingsPlan.detail.calendarFile')}
      </Button>
      {address !== undefined && (
        <>
          <TextField
            id="calendar-address"
            label={t('savingsPlan.detail.address')}
            hint={t('savingsPlan.detail.addressHint')}
            value={new URL(address, window.location.origin).href}
            onChange={leaveIt}
          />
          <p className={css['copy']}>
            <CopyButton
              // What was copied is another one then.
              key={address}
              text={new URL(address, window.location.origin).href}
              copied={t('savingsPlan.detail.copied')}
              refused={t('savingsPlan.detail.copyRefused')}
            >
              {t('savingsPlan.detail.copy')}
            </CopyButton>
          </p>
          <TextButton onPress={() => void model.renewAddress()}>{t('savingsPlan.detail.renew')}</TextButton>
        </>
      )}
    </section>
  );
});

/** The address is the bank's: it can be copied, not written. */
const leaveIt = (): void => undefined;
