import type { Finding } from '@domain/form/issue';
import { shownIssue } from '@ui/forms/use-issue-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';

const texts = createTexts('de', germanTexts);

/** What the customer reads of a finding, in German. */
export const issueWords = (finding: Finding): string => shownIssue(finding, texts).text;
