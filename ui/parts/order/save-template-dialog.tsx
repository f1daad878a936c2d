import { LONGEST_TEMPLATE_NAME } from '@domain/order/prefill/order-template';
import type { Failure } from '@domain/failure/failure';
import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { useFailureWords } from '@ui/components/feedback/use-failure-words';
import { TextField } from '@ui/components/field/text-field';
import { useIssueTexts } from '@ui/forms/use-issue-texts';
import { useTexts } from '@ui/i18n/use-texts';
import { findingOf, issueAt } from '@domain/form/issue';
import { useState } from 'react';

interface SaveTemplateDialogProps {
  /** A name to begin with, such as the security's. */
  readonly suggestion: string;
  /** Keeps the template; yields what went wrong, if anything did. */
  readonly onSave: (name: string) => Promise<Failure | undefined>;
  readonly onClose: () => void;
}

/** Asks for the name under which an order is kept as a template (ORD-21). */
export function SaveTemplateDialog({ suggestion, onSave, onClose }: SaveTemplateDialogProps) {
  const t = useTexts();
  const textOf = useFailureText();
  const [name, setName] = useState(suggestion.slice(0, LONGEST_TEMPLATE_NAME));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isUnnamed = name.trim() === '';
  const save = async (): Promise<void> => {
    setSaving(true);
    const failed = await onSave(name);
    setSaving(false);
    setFailure(failed);
    if (failed === undefined) onClose();
  };
  return (
    <Dialog
      heading={t('orderTemplate.save.heading')}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {t('orderTemplate.cancel')}
          </Button>
          <Button
            variant="go"
            busy={isSaving ? t('orderTemplate.save.saving') : undefined}
            blocked={isUnnamed ? t('orderTemplate.save.unnamed') : undefined}
            onPress={() => void save()}
          >
            {t('orderTemplate.save.go')}
          </Button>
        </>
      }
    >
      <p>{t('orderTemplate.save.text')}</p>
      <TextField
        id="template-name"
        label={t('orderTemplate.name')}
        value={name}
        maxLength={LONGEST_TEMPLATE_NAME}
        onChange={setName}
        {...(failure && { issues: [{ severity: 'ERROR', text: textOf(failure) }] })}
      />
    </Dialog>
  );
}

/** What went wrong, in the bank's words where it has some. */
export function useFailureText(): (failure: Failure) => string {
  const t = useTexts();
  const textOf = useIssueTexts();
  const failureWords = useFailureWords();
  return (failure) => {
    const said = failure.kind === 'validation' ? failure.messages[0] : undefined;
    return said
      ? textOf(issueAt(undefined, findingOf(said), 'server')).text
      : t(`common.failure.${failureWords(failure)}`);
  };
}
