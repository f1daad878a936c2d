import type { KnownGroup } from '@domain/knowledge/group-progress';
import type { LearningMaterial } from '@domain/knowledge/product-group';
import type { LearningModel } from './learning-model';

/** What each step of a path is drawn from. */
export interface StepProps {
  readonly model: LearningModel;
  readonly known: KnownGroup;
  readonly material: LearningMaterial;
}
