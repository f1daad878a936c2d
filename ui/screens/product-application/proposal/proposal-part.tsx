import { askedNow } from '@domain/product-application/engine/application-draft';
import { plannedDraft } from '@domain/product-application/proposal/planned-draft';
import { plannerAnswers } from '@domain/product-application/proposal/planner-answers';
import { pathOf } from '@ui/app/routes';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApplicationWalk } from '../application-walk';
import type { Wording } from '../field-words';
import { ProposalStep } from './proposal-step';

interface ProposalPartProps {
  readonly walk: ApplicationWalk;
  readonly wording: Wording;
}

/** What the planner proposes from what was said; it leads on to a depot, where nothing of it is typed again (PLA-01). */
export const ProposalPart = observer(function ProposalPart({ walk, wording }: ProposalPartProps) {
  const navigate = useNavigate();
  const wref = new URLSearchParams(useLocation().search).get('wref');
  const answers = plannerAnswers((name) => {
    const asked = walk.compiled.fields.get(name);
    return asked && walk.form.value<unknown>(asked.node);
  });
  if (answers === undefined) return null;
  const search = wref === null ? '' : `?${new URLSearchParams({ wref }).toString()}`;
  const open = async (planName: string): Promise<void> => {
    await walk.carryTo('depot', plannedDraft(answers, planName, askedNow(walk.form.session, walk.compiled)));
    await navigate(`${pathOf('productApplication', { produkt: 'depot' })}${search}`);
  };
  return (
    <ProposalStep
      answers={answers}
      wording={wording}
      wref={walk.selection.wref}
      onEdit={walk.goTo}
      onOpen={(planName) => void open(planName)}
    />
  );
});
