import type { TanProblem } from '@domain/tan/tan-problem';
import { errorsOnly } from '@domain/message/message';
import { useMessageText } from '@ui/i18n/use-message-text';
import { useTexts } from '@ui/i18n/use-texts';

interface TanProblemTextProps {
  readonly problem: TanProblem;
}

/** The bank's own words for a refused proof, else the default of portal.md 8 for its reason. */
export function TanProblemText({ problem }: TanProblemTextProps) {
  const t = useTexts();
  const messageText = useMessageText();
  if (problem.reason === 'failure') return t('tan.problem.failure');
  const said = errorsOnly(problem.messages).map(messageText);
  return said.length > 0 ? said.join(' ') : t(`tan.problem.${problem.reason}`);
}
