import type { EncryptedTextStore } from '@adapters/browser/storage/text/encrypted-text-store';
import type { ApplicationGateway } from '@application/ports/bank/application-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { CarriedDrafts } from '@application/product-application/carried-drafts';
import type { FollowInApplication } from '@application/product-application/follow-in-application';
import type { LoadSelection } from '@application/product-application/load-selection';
import type { OpenApplication } from '@application/product-application/open-application';
import type { VisitorsJournal } from '@application/product-application/visitors-journal';
import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Release } from '@application/release/release';
import type { ApplicationRequest } from '@domain/product-application/application-request';
import type {
  JointRelease,
  ReceivedApplication,
  SubmittedApplication,
} from '@domain/product-application/submitted-application';
import type { Task } from 'fp-ts/Task';
import { token } from '../../token';

/** What `application-module` binds. */
export const applicationTokens = {
  applications: token<ApplicationGateway>('ApplicationGateway'),
  openApplication: token<OpenApplication>('OpenApplication'),
  loadSelection: token<LoadSelection>('LoadSelection'),
  /** What strangers typed, sealed with this browser's own key. */
  strangersStore: token<EncryptedTextStore>('StrangersStore'),
  drafts: token<CarriedDrafts>('CarriedDrafts'),
  followFailure: token<FollowInApplication>('FollowInApplication'),
  gateway: token<ReleaseGateway<ApplicationRequest, ReceivedApplication>>('ApplicationReleaseGateway'),
  /** This page was opened by somebody who is not signed in. */
  cameAsStranger: token<Task<boolean>>('CameAsStranger'),
  /** Where the intents of the visitor lie. */
  journal: token<VisitorsJournal>('ApplicationJournal'),
  listOpenIntents: token<ListOpenIntents>('OpenApplicationIntents'),
  jointRelease: token<Release<JointRelease, SubmittedApplication>>('JointRelease'),
  release: token<Release<ApplicationRequest, ReceivedApplication>>('ApplicationRelease'),
} as const;
