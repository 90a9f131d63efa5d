import { JSON_TYPE } from '../operations.ts';
import type { ApiRequest } from '../request.ts';
import { sendable } from './literals.ts';

/** A request as sent by programs in other languages. */
export interface Sent {
  method: ApiRequest['method'];
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** The body: its text, or the file that contains it. */
  body: { text: string; file?: undefined } | { file: string; text?: undefined } | undefined;
  /** Whether the answer is JSON. */
  isJson: boolean;
}

/** Length above which programs read the body from a file: command arguments, and literals in some languages, are limited. */
const LONG = 20_000;

/** The replacement for a token. */
export const PLACEHOLDER = 'YOUR_TOKEN';

/** Names of headers that are, or may be, secret: better too many than a secret in someone's clipboard. */
const secrets = /auth|cookie|credential|key|passw|secret|session|token/i;

/** Returns the request as shown in programs: a long body in a file, and secrets replaced. */
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

/** Returns the name of the file from which programs read the body; undefined if they contain it. */
export function bodyFile({ headers, body = '' }: Pick<ApiRequest, 'headers' | 'body'>): string | undefined {
  if (body.length <= LONG) return undefined;
  return headers['Content-Type'] === JSON_TYPE ? 'request.json' : 'request.jsonl';
}

/** Returns whether any header of a request is secret. */
export function hasSecret({ headers }: Pick<ApiRequest, 'headers'>): boolean {
  return Object.keys(headers).some((name) => secrets.test(name));
}

/** Returns a header's value, with a secret replaced by the placeholder after its scheme: `Bearer YOUR_TOKEN`. */
export function withoutSecret(name: string, value: string): string {
  if (!secrets.test(name)) return value;
  const [, scheme = ''] = (/authorization$/i.test(name) && /^([A-Za-z]{2,20} +)\S/.exec(value)) || [];
  return `${scheme}${PLACEHOLDER}`;
}
