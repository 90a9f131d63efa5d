import { JSON_TYPE } from '../operations.ts';
import type { ApiRequest } from '../request.ts';
import { sendable } from './literals.ts';

/** A request as programs in other languages send it. */
export interface Sent {
  method: ApiRequest['method'];
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** Its text, or the file in which that is. */
  body: { text: string; file?: undefined } | { file: string; text?: undefined } | undefined;
  /** Whether the answer is JSON. */
  isJson: boolean;
}

/** Characters of a body that programs read from a file: the argument of a command, and the literal of some languages, hold no more. */
const LONG = 20_000;

/** What stands in the place of a token. */
export const PLACEHOLDER = 'YOUR_TOKEN';

/** Names of headers that are, or may be, secrets: rather one too many than one in somebody's clipboard. */
const secrets = /auth|cookie|credential|key|passw|secret|session|token/i;

/** Returns the request as it is shown in programs: a long body in a file, and what must not get into anybody's clipboard replaced. */
export function sentBy({ method, url, headers, body }: ApiRequest): Sent {
  const file = bodyFile({ headers, body });
  return {
    method,
    url,
    headers: Object.entries(headers).map(([name, value]) => [name, withoutSecret(name, value)]),
    body: file === undefined ? inText(body) : { file },
    isJson: headers.Accept === JSON_TYPE,
  };
}

function inText(body: string | undefined): Sent['body'] {
  return body === undefined ? undefined : { text: sendable(body) };
}

/** Returns the name of the file from which programs read the body; undefined where it stands in them. */
export function bodyFile({ headers, body = '' }: Pick<ApiRequest, 'headers' | 'body'>): string | undefined {
  if (body.length <= LONG) return undefined;
  return headers['Content-Type'] === JSON_TYPE ? 'request.json' : 'request.jsonl';
}

/** Returns whether a request has a secret among its headers. */
export function hasSecret({ headers }: Pick<ApiRequest, 'headers'>): boolean {
  return Object.keys(headers).some((name) => secrets.test(name));
}

/** Returns a header's value, of a secret one the placeholder, behind its scheme where that is no part of it: `Bearer YOUR_TOKEN`. */
export function withoutSecret(name: string, value: string): string {
  if (!secrets.test(name)) return value;
  const [, scheme = ''] = (/authorization$/i.test(name) && /^([A-Za-z]{2,20} +)\S/.exec(value)) || [];
  return `${scheme}${PLACEHOLDER}`;
}
