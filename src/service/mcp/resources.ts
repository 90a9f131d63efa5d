import type { Resource, ResourceTemplate, TextResourceContents } from '@modelcontextprotocol/sdk/types.js';
import { jsonText } from '../../engine/reading/json-text.ts';
import { CODE, RpcError } from './errors.ts';
import { type ResourceList, resourceLists } from './resource-lists.ts';

/** The reference data as resources (chapter 09 §8.3): a list of each kind, and a template for its entries. */

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

/** Returns the URI template of an entry. Only the paths of schemas have slashes, which `{+path}` lets through. */
export function templateOf({ name, entry: { variable } }: ResourceList): string {
  return `gobl://${name}/{${variable === 'path' ? '+' : ''}${variable}}`;
}

const URI = /^(?:gobl|billwright):\/\/([a-z]+)(?:\/(.+))?$/;

/** Returns what a URI names, which may also have `billwright` for its scheme. Throws −32002 for what there is not. */
export async function readResource(uri: string): Promise<TextResourceContents> {
  const [, name, entry] = URI.exec(uri) ?? [];
  const list = resourceLists.find((each) => each.name === name);
  const value = await (entry === undefined ? list?.list() : list && entryOf(list, entry));
  if (value === undefined) throw new RpcError(CODE.unknownResource, `no such resource: ${uri.slice(0, 200)}`, { uri });
  return { uri, mimeType, text: jsonText(value, true) };
}

/** Returns a long result that was kept. Throws −32002 for one that is no more. */
export function resultAt(uri: string, text: string | undefined): TextResourceContents {
  if (text !== undefined) return { uri, mimeType, text };
  const message =
    'no such result, not kept any more, or made by another process of the service: call the tool again, with fields for less of it';
  throw new RpcError(CODE.unknownResource, message, { uri });
}

async function entryOf(list: ResourceList, name: string): Promise<unknown> {
  const found = await list.entry.find(decoded(name));
  return found.ok ? found.result : undefined;
}

/** Decodes percent-encoding once; what is encoded wrongly stays as it is, and names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
