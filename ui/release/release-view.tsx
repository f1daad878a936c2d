import { useShownSince } from '@ui/components/feedback/shown-moments';
import { DiscreetMode } from '@ui/i18n/discreet';
import { ProofView, type ProofViewProps } from '@ui/tan/proof-view';
import type { TanEntryState } from '@ui/tan/tan-entry-model';
import type { Intent } from '@domain/release/intent';
import type { Instant } from '@domain/time/instant';
import { observer } from 'mobx-react-lite';
import type { AskingState } from './asking-state';
import { AskingView } from './asking-view';
import { ReceiptDownload } from './receipt-download';

/** What is seen of a release, whatever its kind. */
interface ReleaseStageView {
  readonly stage:
    | { readonly kind: 'none' }
    | { readonly kind: 'proof'; readonly tan: TanEntryState; readonly at: Instant }
    | { readonly kind: 'asking'; readonly asking: AskingState; readonly isLeft: boolean };
  /** The last attempt, where it did not lead on. */
  readonly failed: Intent | undefined;
}

interface ReleaseViewProps {
  readonly model: ReleaseStageView;
  /** What is said around the proof; nothing of it is known of a release that an earlier page has left. */
  readonly proof: Omit<ProofViewProps, 'model'> | undefined;
}

/**
 * The one view of a release: what is signed above its proof, then, if the answer is lost, what the bank says of it.
 * Nobody releases what he cannot read: nothing of it is covered.
 */
export const ReleaseView = observer(function ReleaseView({ model, proof }: ReleaseViewProps) {
  const { stage, failed } = model;
  useShownSince(stage.kind === 'proof' ? stage.at : undefined);
  switch (stage.kind) {
    case 'none':
      return null;
    case 'proof':
      return (
        proof && (
          <>
            <DiscreetMode value={false}>
              <ProofView model={stage.tan} {...proof} />
            </DiscreetMode>
            {failed && <ReceiptDownload intent={failed} />}
          </>
        )
      );
    case 'asking':
      return <AskingView asking={stage.asking} takesFocus={!stage.isLeft} />;
  }
});
