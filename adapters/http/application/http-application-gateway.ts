import type { ApplicationGateway } from '@application/ports/bank/application-gateway';
import type { Result } from '@application/ports/result';
import type { Message } from '@domain/message/message';
import type { ApplicationConfiguration } from '@domain/product-application/application-configuration';
import type { ApplicationRequest } from '@domain/product-application/application-request';
import type { Product } from '@domain/product-application/engine/product';
import type { SubmittedApplication } from '@domain/product-application/submitted-application';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { wireApplication, wireConfiguration, wireFields } from './application-codec';
import { toConfiguration, toSubmitted } from './application-mapper';
import { toWireFields } from './field-mapper';

/** Product applications over HTTP (brokerage.md 7, api.md 9). */
export class HttpApplicationGateway implements ApplicationGateway {
  constructor(private readonly client: BankClient) {}

  configuration(product: Product): Result<ApplicationConfiguration> {
    const call = this.client.read({
      method: 'GET',
      path: path`/antrag/${product}/configuration`,
      answer: wireConfiguration,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toConfiguration));
  }

  prevalidate({ product, fields }: ApplicationRequest, step: string): Result<readonly Message[]> {
    const call = this.client.send({
      method: 'POST',
      path: path`/antrag/${product}/prevalidation/${step}`,
      body: { fields: toWireFields(fields) },
      answer: wireFields,
      timeOut: timeOuts.check,
      repeatable: true,
    });
    return pipe(
      call,
      TE.map(({ messages }) => messages),
      TE.orElse((failure) => (failure.kind === 'validation' ? TE.right(failure.messages) : TE.left(failure))),
    );
  }

  mine(): Result<readonly SubmittedApplication[]> {
    const call = this.client.read({
      method: 'GET',
      path: '/customer/participants/user/v1/applications',
      answer: wireList(wireApplication),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) => values.map(toSubmitted)),
    );
  }
}
