import type { Static } from 'typebox';
import { GROUPS } from '@sandbox/areas/knowledge/content/all-groups';
import { defaultReference } from './advertising/references';
import type { ConfigurationSchema } from './application-schema';
import type { SentField } from './check/answers';
import { fieldName } from './field/field-catalogue';
import { HOLDERS, type Role } from './field/field-group';
import { legalTexts } from './legal-texts';
import { CFD_STATEMENTS } from './open/cfd-statements';
import { DEPOSIT_CONDITIONS } from './open/deposit-rates';
import { prefilledFrom } from './person/known-person';
import type { ApplicationProduct } from './product';

const GUARDIANS = ['E1', 'E2'] as const;
const WITH_KNOWLEDGE = new Set(['depot', 'junior-depot', 'anlagedepot']);
const LEAST_DEPOSIT = { value: '5000.00', unit: 'EUR' };

/**
 * How a form begins: its advertising, and what is filled in already. Only where a customer changes what the bank knows
 * do such fields stay open (keepPrefilledFieldsEnabled).
 */
export function configuration(
  { id, baseProduct, isJunior }: ApplicationProduct,
  known: ReadonlyMap<string, string>,
): Static<typeof ConfigurationSchema> {
  const hasKnowledge = WITH_KNOWLEDGE.has(id);
  return {
    baseRequest: { applicationForm: { baseProduct, accountType: 'KPE' } },
    defaultWref: defaultReference(baseProduct)?.wref ?? '',
    userInterfaceType: 'WEB',
    vermittler: 'DIREKT',
    marketingKanal: 'ONLINE',
    keepPrefilledFieldsEnabled: id === 'adresse',
    prefilled: [
      ...prefilledFrom(known),
      ...(hasKnowledge ? (isJunior ? GUARDIANS : HOLDERS).flatMap(groupFields) : []),
    ],
    legalTexts: isJunior ? legalTexts(GUARDIANS, 'I1') : legalTexts(HOLDERS),
    ...(id === 'festgeld'
      ? { conditions: DEPOSIT_CONDITIONS.map((each) => ({ ...each, minimum: LEAST_DEPOSIT })) }
      : {}),
    ...(id === 'cfd'
      ? {
          statements: HOLDERS.flatMap((role) =>
            CFD_STATEMENTS.map(({ id: statementId, text }, index) => ({
              fieldname: fieldName('CFD_ANTWORT', 'ANTWORT', role, index + 1),
              statementId,
              text,
            })),
          ),
        }
      : {}),
    ...(hasKnowledge
      ? {
          productGroups: GROUPS.map(({ id: productGroupId, name, knowledgeClass }) => ({
            productGroupId,
            name: name.de,
            knowledgeClass,
          })),
        }
      : {}),
  };
}

/** The product groups that a person is asked about, in the order in which customers meet them. */
const groupFields = (role: Role): readonly SentField[] =>
  GROUPS.map(({ id }, index) => ({
    fieldname: fieldName('WP_PRODUKTGRUPPE', 'UUID', role, index + 1),
    fieldvalue: id,
  }));
