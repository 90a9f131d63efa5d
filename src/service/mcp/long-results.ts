import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Environment } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { jsonText } from '../../engine/reading/json-text.ts';
import { type KeptResult, MOST_KEPT } from '../http/kept-results.ts';

/**
 * Results that are too long for a message are stored for some time. The answer has a link to the result, and its short members (chapter 09
 * §8.2).
 */

/** Maximum length of a result that is answered whole, in characters. */
export const LONG = 256 * 1024;

/** Milliseconds to store a result. */
const KEPT_FOR = 15 * 60_000;

/** Stores a result and returns its address; undefined if it is too long. */
export type Keep = (body: Uint8Array<ArrayBuffer>, mediaType: string) => Pick<KeptResult, 'uri' | 'until'> | undefined;

/** Returns a function that stores a result under an unguessable name. */
export function keeping({ uuid, now }: Environment, store: (result: KeptResult) => void): Keep {
  return (body, mediaType) => {
    if (body.length > MOST_KEPT / 2) return undefined;
    const result = { uri: `${SCHEME}${uuid()}`, mediaType, body, until: now().getTime() + KEPT_FOR };
    store(result);
    return result;
  };
}

const SCHEME = 'billwright://results/';

/** Returns whether a URI identifies a result. */
export function isResult(uri: string): boolean {
  return uri.startsWith(SCHEME);
}

const JSON_TYPE = 'application/json';

/** Maximum length of the members next to the link, each and together, in characters. */
const SHORT = 4096;
const SHORT_TOGETHER = 16_384;

/** Returns the answer for a long result: a link, and its short members. */
export function kept(
  result: JsonObject,
  text: string,
  keep: Keep,
): Pick<CallToolResult, 'content' | 'structuredContent'> {
  const body = new TextEncoder().encode(text);
  const bytes = body.length;
  const found = keep(body, JSON_TYPE);
  const part = shortPartOf(result);
  const choose = 'To get a part of it, call the tool again with fields.';
  if (!found) {
    const summary = `The result has ${bytes} bytes, too many to store or send. ${choose} Its short members:`;
    return { content: [{ type: 'text', text: `${summary}\n${jsonText(part)}` }], structuredContent: { bytes, part } };
  }
  const until = new Date(found.until).toISOString();
  const summary = `The result has ${bytes} bytes. Read it as the resource ${found.uri}, kept until ${until}. ${choose} Its short members:`;
  return {
    content: [
      { type: 'text', text: `${summary}\n${jsonText(part)}` },
      {
        type: 'resource_link',
        uri: found.uri,
        name: 'result',
        title: 'The whole result',
        description: `Kept until ${until}, or until newer results need the space.`,
        mimeType: JSON_TYPE,
        size: bytes,
      },
    ],
    structuredContent: { uri: found.uri, bytes, until, part },
  };
}

function shortPartOf(result: JsonObject): JsonObject {
  let together = 0;
  const members = Object.entries(result).filter(([, member]) => {
    const { length } = jsonText(member);
    if (length > SHORT || together + length > SHORT_TOGETHER) return false;
    together += length;
    return true;
  });
  return Object.fromEntries(members);
}
