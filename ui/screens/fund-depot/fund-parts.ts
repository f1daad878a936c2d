import { fundParts, type FundPart } from '@domain/fund-depot/fund-sentence';
import type { FundInputModel } from './fund-input-model';

/** What is typed, as parts of the sentence that says it. */
export function partsOf(input: FundInputModel): readonly FundPart[] {
  const { nodes, kind, preview } = input;
  const conditions = input.read(nodes.conditions);
  const days = preview?.days ?? conditions?.days;
  return fundParts({
    kind,
    extent: input.read(nodes.said),
    regular: input.read(nodes.regular),
    iban: input.read(nodes.accountIban),
    isDebited: input.read(nodes.isDebited),
    priceDay: days?.priceDay,
    settlementDay: days?.settlementDay,
  });
}
