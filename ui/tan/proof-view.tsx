import { Notice } from '@ui/components/feedback/notice';
import { useOnline } from '@ui/components/feedback/use-connection';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SignedWords } from './signed-words';
import type { TanEntryState } from './tan-entry-model';
import { TanEntryView } from './tan-entry-view';

/** The proof and all that is said around it. */
export interface ProofViewProps {
  readonly model: TanEntryState;
  /** The action in words; what decides it stands out (TAN-14). */
  readonly words: ReactNode;
  /** The action the proof releases: "Kosten annehmen und kaufen". */
  readonly submitLabel: string;
  /** Leads back to what is released; stands left of the button. */
  readonly back?: ReactNode;
  /** A promise below the button: "Die Order wird genau einmal erteilt". */
  readonly promise?: string;
  /** Why the release did not come through, where it is not the TAN: headline and what it means. */
  readonly failed?: { readonly headline: string; readonly text: string } | undefined;
}

/** The proof wherever one is wanted: what is signed stands in words above the proof that signs it. */
export const ProofView = observer(function ProofView({ words, failed, ...entry }: ProofViewProps) {
  return (
    <>
      <SignedWords challenge={entry.model.challenge}>{words}</SignedWords>
      {failed && (
        <Notice kind="error" headline={failed.headline} announced="alert">
          {failed.text}
        </Notice>
      )}
      {entry.model.entry.kind === 'submitting' && <Unsure />}
      <TanEntryView {...entry} />
    </>
  );
});

/** A line that is lost while a release is out: the banner's promise that all goes on by itself is not enough then. */
function Unsure() {
  const t = useTexts();
  const isOnline = useOnline();
  return isOnline ? null : (
    <Notice kind="warn" headline={t('tan.unsure.headline')} announced="alert" isUnasked>
      {t('tan.unsure.text')}
    </Notice>
  );
}
