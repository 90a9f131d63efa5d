import type {
  BlobResourceContents,
  Resource,
  ResourceTemplate,
  TextResourceContents,
} from '@modelcontextprotocol/sdk/types.js';
import { jsonText } from '../../engine/reading/json-text.ts';
import { base64Of } from '../../engine/text/base64.ts';
import { nearestNames } from '../../engine/text/nearest.ts';
import { messageOfRefusal } from '../../operations/errors.ts';
import type { KeptResult } from '../http/kept-results.ts';
import { CODE, RpcError } from './errors.ts';
import { plainText } from './plain-text.ts';
import { type ResourceList, resourceLists } from './resource-lists.ts';

/** Reference data as resources (chapter 09 §8.3): a list of each kind, and a template for its entries. */

const mimeType = 'application/json';

export const resources: Resource[] = resourceLists.map(({ name, title, description }) => ({
  uri: `gobl://${name}`,
  name,
  title,
  description,
  mimeType,
}));

export const resourceTemplates: ResourceTemplate[] = resourceLists.map((list) => ({
  uriTemplate: templateOf(list),
  name: list.entry.name,
  title: list.entry.title,
  description: list.entry.description,
  mimeType,
}));

/** Returns the URI template of an entry. Only schema paths contain slashes, which `{+path}` allows. */
export function templateOf({ name, entry: { variable } }: ResourceList): string {
  return `gobl://${name}/{${variable === 'path' ? '+' : ''}${variable}}`;
}

const URI = /^(?:gobl|billwright):\/\/([a-z]+)(?:\/(.+))?$/;

/** Returns the resource at a URI, whose scheme may also be `billwright`. Throws −32002 if it does not exist. */
export async function readResource(uri: string): Promise<TextResourceContents> {
  const [, name, entry] = URI.exec(uri) ?? [];
  const list = resourceLists.find((each) => each.name === name);
  if (list && entry === undefined) return { uri, mimeType, text: jsonText(await list.list(), true) };
  const found = entry === undefined ? undefined : await list?.entry.find(decoded(entry));
  if (found?.ok) return { uri, mimeType, text: jsonText(found.result, true) };
  const [near] =
    list || name === undefined
      ? []
      : nearestNames(
          name,
          resourceLists.map((each) => each.name),
        );
  const hint = near === undefined ? '' : `; did you mean gobl://${near}?`;
  const why = found ? `; ${messageOfRefusal(found)}` : hint;
  throw new RpcError(CODE.unknownResource, `no such resource: ${uri.slice(0, 200)}${why}`, { uri });
}

/** Returns a stored result: a text as it is, another file in base64. Throws −32002 if it has expired. */
export function resultAt(uri: string, kept: KeptResult | undefined): TextResourceContents | BlobResourceContents {
  if (kept) {
    const text = plainText(kept.mediaType, kept.body);
    const about = { uri, mimeType: kept.mediaType };
    return text === undefined ? { ...about, blob: base64Of(kept.body) } : { ...about, text };
  }
  const message =
    'this result is no longer kept, or another process of the service has it; call the tool again, with fields for a part of it';
  throw new RpcError(CODE.unknownResource, message, { uri });
}

/** Decodes percent-encoding once. Invalid encoding stays unchanged, and matches nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
