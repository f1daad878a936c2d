import type { Iban } from '../../codes/iban';
import { form, type Form } from '../../form/form';
import { findingOf, issueAt, type Issue } from '../../form/issue';
import { text } from '../../form/kinds/text';
import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { field } from '../../form/nodes/field';
import type { DerivedNode, FieldNode } from '../../form/nodes/node';
import { rule } from '../../form/nodes/rule';
import { read } from '../../form/outcome';
import type { Message } from '../../message/message';
import { fundFinding, readIban } from './fund-finding';

/** What arrives from outside while another reference account is entered. */
export interface ReferenceFormFacts {
  /** The IBAN of the account that holds now. */
  readonly present: string;
}

/** The nodes of the form. */
export interface ReferenceNodes {
  readonly iban: FieldNode<string, Iban>;
  readonly request: DerivedNode<Iban>;
  readonly sameRule: DerivedNode<readonly Issue[]>;
}

/** Another reference account for the fund depot. */
export const referenceForm: Form<ReferenceNodes, ReferenceFormFacts> = form(
  (fact: FactNodes<ReferenceFormFacts>): ReferenceNodes => {
    const iban = field(text(readIban), { missing: fundFinding('fund-iban-missing'), secrecy: 'sensitive' });
    return {
      iban,
      request: derive({ iban }, ({ iban: said }) => read(said), { needed: true }),
      sameRule: rule({ iban, present: fact.present }, ({ iban: said, present }) =>
        said === present ? issueAt('iban', fundFinding('fund-iban-same'), 'rule') : undefined,
      ),
    };
  },
);

/** What the bank can say of such an account; all of it is about the IBAN. */
export const referenceKeys = [
  'request.object.invalid.i-ba-n',
  'BIC_NICHT_SEPAFAEHIG_LASTSCHRIFT',
  'BIC_NICHT_ERMITTELBAR',
  'INSTITUT_NICHT_CORE_FAEHIG',
  'KONTONUMMER_UNGUELTIG',
  'FALSCHE_KONTOART',
  'fehler-referenzkonto-unveraendert',
] as const;

/** What the bank says of such an account at its field, anything else of the whole. */
export const referenceIssues = (messages: readonly Message[]): readonly Issue[] =>
  messages
    .filter(({ severity }) => severity === 'ERROR')
    .map((message) =>
      issueAt(
        referenceKeys.some((key) => key === message.key) || message.origin.includes('iban')
          ? 'iban'
          : undefined,
        findingOf(message),
        'server',
      ),
    );
