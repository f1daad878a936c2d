import { application, ask, ending, said, says, unless, type Application } from '../engine/description';
import { hidden, may, must, section } from './fields';
import { childStep, consentStep, personStep, taxStep, workStep, type AskedPerson } from './person-steps';
import { carriedAnswers } from './planner';
import { knowledgeStep, loyaltySection, payoutStep, planStep, type GroupIds } from './product-steps';

/** The second holder of a joint product. */
export const jointHolders: readonly AskedPerson[] = [
  { role: 'I1' },
  { role: 'I2', when: says('PRODUKT.ART', 'KPG') },
];

/** Those who have custody of the child: one, or two. */
export const guardians: readonly AskedPerson[] = [
  { role: 'E1' },
  { role: 'E2', when: unless(says('JUNIOR.ALLEINIGE_SORGE', true)) },
];

/** How custody is shared. */
export const custody = [must('JUNIOR.ALLEINIGE_SORGE'), must('JUNIOR.EINZELVERFUEGUNG')];

const advised = { conditions: says('FINANZDIENSTLEISTER.VOLLMACHT', true) };

/** A financial adviser may act for the customer, who then agrees to the conditions and may object to kickbacks. */
const adviser = section('adviser', [
  must('FINANZDIENSTLEISTER.VOLLMACHT'),
  must('FINANZDIENSTLEISTER.KONDITIONEN', advised),
  must('FINANZDIENSTLEISTER.RUECKVERGUETUNG_WIDERSPRUCH', advised),
]);

const takenOver = { conditions: says('ONVISTA.EINWILLIGUNG', true) };

/** A depot at another bank whose data are taken over, under the references that bank has given. */
const takeover = section('takeover', [
  must('ONVISTA.EINWILLIGUNG'),
  must('ONVISTA.VERTRAG_REFERENZ', takenOver),
  must('ONVISTA.PERSON_REFERENZ', takenOver),
  may('ONVISTA.LEGITIMATION', takenOver),
]);

/** The customer comes from the planner, whose first question this is. */
const fromPlanner = said('ANLAGEDEPOT_SCORING.ANLAGEZIEL');

/** What the planner has proposed, and from which answers: the contract is made on both. */
const proposal = section('proposal', [
  hidden('ANLAGEDEPOT_SCORING.ANLAGEZIEL'),
  ...carriedAnswers.slice(1).map(({ formFieldName, conditions }) => ({
    ...hidden(formFieldName),
    conditions: conditions ? { kind: 'all' as const, of: [fromPlanner, conditions] } : fromPlanner,
  })),
  ...(
    [
      'ANLAGEDEPOT_STAMM.PRODUKTKLASSE',
      'ANLAGEDEPOT_STAMM.STRATEGIE',
      'ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ_EMPFEHLUNG',
      'ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ_EMPFEHLUNG',
    ] as const
  ).map((name) => may(name, { isDisabled: true, isCarried: true, conditions: fromPlanner })),
]);

/** A depot, for one person or for two (APP-13). */
export const depot = (groups: GroupIds): Application =>
  application({ product: 'depot', signIn: 'optional' }, [
    ask('produkt', [
      section('product', [
        must('PRODUKT.ART', { default: 'KPE' }),
        hidden('DEPOT.DEPOT', true),
        must('WERTPAPIERSPARPLAN.AUSWAHL'),
        must('PRAEMIE.EROEFFNUNG'),
      ]),
      proposal,
      loyaltySection,
      takeover,
      adviser,
    ]),
    ...jointHolders.map(personStep),
    taxStep(jointHolders),
    workStep(jointHolders),
    knowledgeStep(jointHolders, groups),
    payoutStep,
    planStep(jointHolders, groups),
    consentStep(jointHolders),
    ...ending(),
  ]);

/** A depot of a child: the child is the holder, its guardians act for it. */
export const juniorDepot = (groups: GroupIds): Application =>
  application({ product: 'junior-depot', signIn: 'optional' }, [
    ask('produkt', [
      section('product', [
        hidden('DEPOT.DEPOT', true),
        ...custody,
        must('WERTPAPIERSPARPLAN.AUSWAHL'),
        must('PRAEMIE.EROEFFNUNG'),
      ]),
      adviser,
    ]),
    childStep,
    ...guardians.map(personStep),
    taxStep(guardians),
    knowledgeStep(guardians, groups),
    payoutStep,
    planStep(guardians, groups),
    consentStep(guardians),
    ...ending(),
  ]);
