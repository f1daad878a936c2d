import type { ServiceIdentifier } from 'inversify';

/** A typed name in the container; only src asks by it. It stands beside the module that binds it. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);
