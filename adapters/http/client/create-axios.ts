import axios, { type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import { antiForgery } from './wire-headers';

const asIs = (data: unknown): unknown => data;

/**
 * The axios instance of the portal: bodies stay text (the client decodes them), every status is an answer,
 * and calls other than GET repeat the anti-forgery cookie in its header (KIT-10). `defaults` add what an
 * environment other than the browser needs.
 */
export const createAxios = (defaults: CreateAxiosDefaults = {}): AxiosInstance =>
  axios.create({
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
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
