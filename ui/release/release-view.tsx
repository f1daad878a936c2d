import { ProofView, type ProofViewProps } from '@ui/tan/proof-view';
import type { TanEntryState } from '@ui/tan/tan-entry-model';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AskingState } from './asking-state';

/** What is seen of a release, whatever its kind. */
interface ReleaseStageView {
  readonly stage:
    | { readonly kind: 'none' }
    | { readonly kind: 'proof'; readonly tan: TanEntryState }
    | { readonly kind: 'asking'; readonly asking: AskingState };
}

interface ReleaseViewProps {
  readonly model: ReleaseStageView;
  /** What is said around the proof; nothing of it is known of a release that an earlier page has left. */
  readonly proof: Omit<ProofViewProps, 'model'> | undefined;
  /** What is shown while the bank is asked what became of it. */
  readonly asking: (asking: AskingState) => ReactNode;
}

/** The one view of a release: what is signed above its proof, then, if the answer is lost, what the bank says of it. */
export const ReleaseView = observer(function ReleaseView({ model, asking, proof }: ReleaseViewProps) {
  const { stage } = model;
  switch (stage.kind) {
    case 'none':
      return null;
    case 'proof':
      return proof && <ProofView model={stage.tan} {...proof} />;
    case 'asking':
      return asking(stage.asking);
  }
});
