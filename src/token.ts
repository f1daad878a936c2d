import type { ServiceIdentifier } from 'inversify';

/** Names are for developers and tests, who read them in an error; customers need not download them. */
const isNamed = process.env['NODE_ENV'] !== 'production';

/** A typed key in the container; only src asks by it. It stands beside the module that binds it. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(isNamed ? name : '');
