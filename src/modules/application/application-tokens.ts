import type { ApplicationGateway } from '@application/ports/bank/application-gateway';
import type { CarriedDrafts } from '@application/product-application/carried-drafts';
import type { LoadSelection } from '@application/product-application/load-selection';
import type { OpenApplication } from '@application/product-application/open-application';
import type { Release } from '@application/release/release';
import type { ApplicationRequest } from '@domain/product-application/application-request';
import type { ReceivedApplication } from '@domain/product-application/submitted-application';
import { token } from '../../token';

/** What `application-module` binds. */
export const applicationTokens = {
  applications: token<ApplicationGateway>('ApplicationGateway'),
  openApplication: token<OpenApplication>('OpenApplication'),
  loadSelection: token<LoadSelection>('LoadSelection'),
  drafts: token<CarriedDrafts>('CarriedDrafts'),
  release: token<Release<ApplicationRequest, ReceivedApplication>>('ApplicationRelease'),
} as const;
