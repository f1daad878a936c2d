import { application, ask, ending, says, unless, type Application } from '../engine/description';
import { hidden, must, section } from './fields';
import { childStep, consentStep, personStep, taxStep, workStep, type AskedPerson } from './person-steps';
import { knowledgeStep, paymentStep, planStep, type GroupIds } from './product-steps';

/** The second holder of a joint product. */
export const jointHolders: readonly AskedPerson[] = [
  { role: 'I1' },
  { role: 'I2', when: says('PRODUKT.ART', 'KPG') },
];

/** Whoever has custody of the child: one, or two. */
export const guardians: readonly AskedPerson[] = [
  { role: 'E1' },
  { role: 'E2', when: unless(says('JUNIOR.ALLEINIGE_SORGE', true)) },
];

/** How custody is shared. */
export const custody = [must('JUNIOR.ALLEINIGE_SORGE'), must('JUNIOR.EINZELVERFUEGUNG')];

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
    ]),
    ...jointHolders.map(personStep),
    taxStep(jointHolders),
    workStep(jointHolders),
    knowledgeStep(jointHolders, groups),
    paymentStep,
    planStep,
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
    ]),
    childStep,
    ...guardians.map(personStep),
    taxStep(guardians),
    knowledgeStep(guardians, groups),
    paymentStep,
    planStep,
    consentStep(guardians),
    ...ending(),
  ]);
