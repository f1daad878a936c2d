import type { Failure } from '@domain/failure/failure';
import type { ApplicationConfiguration } from '@domain/product-application/application-configuration';
import type { Compiled } from '@domain/product-application/engine/compile';
import type { Product } from '@domain/product-application/engine/product';
import type { HasWords } from '@domain/product-application/engine/word-problems';
import { UNWORKABLE } from '@domain/product-application/unworkable';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import type { ApplicationGateway } from '../ports/bank/application-gateway';
import type { Identifiers } from '../ports/identifiers';
import type { Logger } from '../ports/logger';
import type { Result } from '../ports/result';
import type { Turn } from '../ports/turn';
import { inTurns } from '../shared/in-turns';
import type { CompileApplication } from './compiled-application';

/** An application ready to be walked, with what the bank knows of it and of the customer. */
export interface OpenedApplication {
  readonly compiled: Compiled;
  readonly configuration: ApplicationConfiguration;
}

/** Who writes applications: looks whether all words are there, and is told what is wrong. Not part of the production build. */
export interface ApplicationAuthor {
  /** None where the texts did not come. */
  readonly words: Task<HasWords | undefined>;
  readonly tell: (problems: readonly string[]) => void;
}

interface OpeningTools {
  /** The steps of all products, and what makes an application of them: their code comes while the bank is asked. */
  readonly compiler: Result<CompileApplication>;
  readonly logger: Pick<Logger, 'error'>;
  readonly identifiers: Pick<Identifiers, 'uuid'>;
  readonly turn: Turn;
  readonly author?: ApplicationAuthor | undefined;
}

/** Asks the bank how an application is to be made, and compiles it; one that cannot work does not start. */
export class OpenApplication {
  constructor(
    private readonly bank: Pick<ApplicationGateway, 'configuration'>,
    private readonly tools: OpeningTools,
  ) {}

  execute(product: Product): Result<OpenedApplication> {
    return async () => {
      const coming = this.tools.compiler();
      const configured = await this.bank.configuration(product)();
      if (E.isLeft(configured)) return configured;
      const compiler = await coming;
      if (E.isLeft(compiler)) return compiler;
      const configuration = configured.right;
      const hasWords = await this.tools.author?.words();
      return pipe(
        await inTurns(compiler.right(product, configuration, hasWords), this.tools.turn),
        E.bimap(
          (problems) => this.#unworkable(product, problems),
          (compiled) => ({ configuration, compiled }),
        ),
      );
    };
  }

  /** A mistake of its author, of which the customer is told that it is none of theirs: under an id, by which the log says all. */
  #unworkable(product: Product, problems: readonly string[]): Failure {
    const { logger, identifiers, author } = this.tools;
    const errorId = identifiers.uuid();
    logger.error('An application cannot work', { errorId, product, problems });
    author?.tell(problems);
    return { kind: 'server', code: UNWORKABLE, errorId };
  }
}
