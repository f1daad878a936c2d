import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { JointRelease, SubmittedApplication } from '@domain/product-application/submitted-application';
import type { BankClient } from '../client/bank-client';
import { keyedRelease } from '../client/keyed-release';
import { path } from '../client/path';
import { wireApplication } from './application-codec';
import { toSubmitted } from './application-mapper';

/** The second person of an application signs what the first one has sent (api.md 9). */
export const httpJointRelease = (client: BankClient): ReleaseGateway<JointRelease, SubmittedApplication> =>
  keyedRelease(client, {
    validation: ({ applicationId }) => ({
      method: 'POST',
      path: path`/customer/participants/user/v1/applications/${applicationId}/release/validation`,
      body: {},
    }),
    creation: ({ applicationId }) => ({
      method: 'POST',
      path: path`/customer/participants/user/v1/applications/${applicationId}/release`,
      body: {},
    }),
    answer: wireApplication,
    toResult: toSubmitted,
  });
