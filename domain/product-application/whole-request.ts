import type { VisitOrigin } from '@domain/tracking/visit-origin';
import { withCardModules } from './advertising/card-modules';
import { salesFields, type Selection } from './advertising/sales-fields';
import type { ApplicationConfiguration } from './application-configuration';
import type { ApplicationRequest, NamedValue } from './application-request';
import { derivedFields } from './engine/derived-fields';
import type { Application } from './engine/description';

/** What an application was made with, and how its customer came. */
interface Circumstances {
  readonly application: Pick<Application, 'product' | 'isChange'>;
  readonly configuration: ApplicationConfiguration;
  readonly selection: Selection;
  readonly origin: VisitOrigin;
}

/** All that is sent: what was said, with what follows from it and what is known of how the customer came. */
export const wholeRequest = (
  said: readonly NamedValue[],
  { application, configuration, selection, origin }: Circumstances,
): ApplicationRequest => ({
  product: application.product,
  isChange: application.isChange === true,
  fields: [
    ...said,
    ...derivedFields(said),
    ...salesFields(configuration, withCardModules(selection, said), origin),
  ],
});
