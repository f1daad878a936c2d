import { FakeApplications } from '@adapters/fake/application/fake-applications';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { errorMessage } from '@adapters/fake/bank/fake-refusal';
import { applicationRegistration } from '@application/product-application/application-registration';
import type { ReleaseRequest } from '@application/release/release-request';
import type { ApplicationRequest } from '@domain/product-application/application-request';
import type { ReceivedApplication } from '@domain/product-application/submitted-application';
import { FakeJointRelease } from '@adapters/fake/application/fake-joint-release';
import { jointReleaseRegistration } from '@application/product-application/joint-release-registration';
import type { JointRelease, SubmittedApplication } from '@domain/product-application/submitted-application';
import type { KindBench } from './release-page';

/** Applications for a depot; of each, the bank takes every one that is released. */
export function applicationKind(bank = new FakeBank()): KindBench<ApplicationRequest, ReceivedApplication> {
  const desk = new FakeApplications(bank);
  const of = (name: string): ReleaseRequest<ApplicationRequest> => ({
    content: { product: 'depot', isChange: false, fields: [{ name: 'PERSON.NAME_I1', value: name }] },
    words: `Depot für ${name}`,
    draft: 'application/DEPOT',
  });
  return {
    bank,
    register: () => applicationRegistration(desk),
    request: of('Ahlers'),
    other: of('Behrens'),
    done: () => desk.taken,
    refuse: () => {
      desk.refusals = () => [errorMessage('fehler-antrag-offen')];
      return 'fehler-antrag-offen';
    },
    calls: {
      validate: 'applicationValidation',
      create: 'application',
      outcomeOf: 'intentOutcome',
      void: 'voidIntent',
    },
  };
}

const waiting = (id: string, bank: FakeBank): SubmittedApplication => ({
  id,
  number: `A100000${id}`,
  product: 'depot',
  state: 'WAITING_FOR_SECOND',
  reason: undefined,
  canRelease: true,
  submittedAt: bank.scheduler.now(),
  history: [],
  results: [],
  bonus: undefined,
});

/** Releases of joint applications by their second person. */
export function jointReleaseKind(bank = new FakeBank()): KindBench<JointRelease, SubmittedApplication> {
  const desk = new FakeApplications(bank);
  const applications = [desk.put(waiting('1', bank)), desk.put(waiting('2', bank))] as const;
  const of = ({ id }: SubmittedApplication): ReleaseRequest<JointRelease> => ({
    content: { applicationId: id },
    words: `Antrag ${id}`,
    draft: 'application-release',
    subject: id,
  });
  return {
    bank,
    register: () => jointReleaseRegistration(new FakeJointRelease(bank, desk)),
    request: of(applications[0]),
    other: of(applications[1]),
    done: () => applications.filter(({ id }) => desk.existing(id).state === 'REVIEW').length,
    refuse: () => {
      for (const each of applications) desk.put({ ...each, state: 'REFUSED', canRelease: false });
      return 'fehler-antrag-nicht-freigebbar';
    },
    calls: {
      validate: 'jointReleaseValidation',
      create: 'jointRelease',
      outcomeOf: 'jointReleaseOutcome',
      void: 'voidJointRelease',
    },
  };
}
