import { FIELDS } from '../field/field-catalogue';
import { messageOf, problem } from '../field/field-problem';
import { ROLES } from '../field/field-group';
import { personsOf } from '../product';
import type { Check } from './check-facts';
import { JOINT } from './needed-of-products';

/** An application does not deny the product it is for. */
const ownProduct: Check = (answers, { flag }) =>
  flag !== undefined && answers.get(flag) === 'N' ? [messageOf(problem('fehler-anderes-produkt'), flag)] : [];

/** The account type of two holders, whom not every product is for. */
const ownHolders: Check = (answers, { signers }) =>
  answers.get('PRODUKT.ART') === JOINT && !signers(answers).includes('I2')
    ? [messageOf(problem('fehler-nur-fuer-eine-person'), 'PRODUKT.ART')]
    : [];

/** Of whom an application is not, it says nothing: told once a person. Of a step nobody knows yet who takes part. */
const ownPersons: Check = (answers, product, _facts, scope) => {
  if (scope === 'sent') return [];
  const persons = personsOf(product, answers);
  return ROLES.filter((role) => !persons.includes(role)).flatMap((role) => {
    const said = answers
      .fields()
      .find(
        ({ fieldname, fieldvalue }) =>
          fieldvalue !== null && fieldvalue !== '' && FIELDS.get(fieldname)?.role === role,
      );
    return said === undefined ? [] : [messageOf(problem('fehler-person-nicht-beteiligt'), said.fieldname)];
  });
};

/** What does not belong to an application. */
export const belonging: readonly Check[] = [ownProduct, ownHolders, ownPersons];
