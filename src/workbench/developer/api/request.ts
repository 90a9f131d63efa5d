import { rootOf } from '../../../client/root.ts';
import { interfaceLanguage } from '../../ui/language/interface-language.ts';
import { headerFor } from './accept-language.ts';
import { JSON_TYPE, type Operation } from './operations.ts';

export type Header = readonly [name: string, value: string];

/** The input to run an operation. */
export interface Input {
  /** Values by parameter name; `on` for a set flag. */
  parameters: Readonly<Record<string, string>>;
  /** Headers besides those of every request. Headers without a name are not sent. */
  headers: readonly Header[];
  /** The body; empty if the operation takes none. */
  body: string;
}

export interface ApiRequest {
  method: 'GET' | 'POST';
  /** The full URL. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
}

/** The header with which requests are answered in the language of the interface. */
export const acceptLanguage = headerFor(interfaceLanguage, globalThis.navigator?.languages ?? []);

/** Returns the request that runs an operation. */
export function requestOf(operation: Operation, { parameters, headers: typed, body }: Input, base: string): ApiRequest {
  const { method, mediaType } = operation;
  const own = { Accept: mediaType, ...acceptLanguage };
  const url = `${rootOf(base)}${pathOf(operation, parameters)}${queryOf(operation, parameters)}`;
  if (method === 'GET') return { method, url, headers: withHeaders(own, typed), body: undefined };
  return {
    method,
    url,
    headers: withHeaders({ ...own, 'Content-Type': mediaType }, typed),
    body: body || (mediaType === JSON_TYPE ? '{}' : ''),
  };
}

/** Returns an operation's headers. Typed headers replace headers of the same name. */
function withHeaders(own: Readonly<Record<string, string>>, typed: Input['headers']): Readonly<Record<string, string>> {
  const headers = new Map(Object.entries(own));
  for (const [name, value] of typed) {
    if (name === '') continue;
    const same = [...headers.keys()].find((each) => each.toLowerCase() === name.toLowerCase());
    headers.set(same ?? name, value);
  }
  return Object.fromEntries(headers);
}

/** Returns whether a header can be sent (RFC 9110 §5): its name is a token, its value is ASCII without control characters. */
export function isHeader([name, value]: Header): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]*$/.test(name) && /^[\t\x20-\x7e]*$/.test(value);
}

/** Returns the names of the missing parameters that the URL needs. */
export function missingIn({ parameters }: Operation, input: Input): string[] {
  return parameters.filter((each) => each.in === 'path' && !input.parameters[each.name]).map(({ name }) => name);
}

/** Returns the path with its parameters filled in. Slashes in a value stay, as in `bill/invoice`. */
function pathOf({ path }: Operation, values: Input['parameters']): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => (values[name] ?? '').split('/').map(encode).join('/'));
}

function queryOf({ parameters }: Operation, values: Input['parameters']): string {
  const parts = parameters.flatMap(({ name, in: location, flag }) => {
    const value = values[name];
    if (location !== 'query' || !value) return [];
    return [flag ? encode(name) : `${encode(name)}=${encode(value)}`];
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Replaces an unpaired surrogate, which no URL can contain, as browsers do. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/'/g, '%27');
}
