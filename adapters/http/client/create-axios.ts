import axios, { type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import { antiForgery } from '../wire/wire-headers';

/** What an environment other than the browser needs: where the bank is, cookies, how to send. */
export type AxiosSurroundings = Pick<CreateAxiosDefaults, 'baseURL' | 'adapter'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

const asIs = (data: unknown): unknown => data;

/**
 * The axios instance of the portal: bodies stay text (the client decodes them), every status is an answer,
 * and calls other than GET repeat the anti-forgery cookie in its header (KIT-10).
 */
export const createAxios = ({ headers, ...defaults }: AxiosSurroundings = {}): AxiosInstance =>
  axios.create({
    ...(headers && { headers }),
    responseType: 'text',
    transformRequest: asIs,
    transformResponse: asIs,
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true },
    xsrfCookieName: antiForgery.cookie,
    xsrfHeaderName: antiForgery.header,
    withXSRFToken: ({ method }) => method?.toUpperCase() !== 'GET',
    maxRedirects: 0,
    ...defaults,
  });
