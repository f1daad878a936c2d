import type { TanProblem } from '@domain/tan/tan-problem';
import { errorsOnly } from '@domain/message/message';
import { MessageWords } from '@ui/components/text/message-words';
import { useTexts } from '@ui/i18n/use-texts';

interface TanProblemTextProps {
  readonly problem: TanProblem;
}

/** The bank's own words for a refused proof, unless the portal knows better, else the default of portal.md 8 for its reason. */
export function TanProblemText({ problem }: TanProblemTextProps) {
  const t = useTexts();
  if (problem.reason === 'failure' || problem.reason === 'replaced')
    return t(`tan.problem.${problem.reason}`);
  const said = errorsOnly(problem.messages);
  return said.length > 0 ? <MessageWords messages={said} /> : t(`tan.problem.${problem.reason}`);
}
