import type { Resource, ResourceTemplate, TextResourceContents } from '@modelcontextprotocol/sdk/types.js';
import { jsonText } from '../../engine/reading/json-text.ts';
import { CODE, RpcError } from './errors.ts';
import { type Shelf, shelves } from './shelves.ts';

/** The reference data as resources (chapter 09 §8.3): for each shelf a list, and a template for what stands on it. */

const mimeType = 'application/json';

export const resources: Resource[] = shelves.map(({ name, title, description }) => ({
  uri: `gobl://${name}`,
  name,
  title,
  description,
  mimeType,
}));

export const resourceTemplates: ResourceTemplate[] = shelves.map((shelf) => ({
  uriTemplate: templateOf(shelf),
  name: shelf.entry.name,
  title: shelf.entry.title,
  description: shelf.entry.description,
  mimeType,
}));

/** The URI template of what stands on a shelf. Only the paths of schemas have slashes, which `{+path}` lets through. */
export function templateOf({ name, entry: { variable } }: Shelf): string {
  return `gobl://${name}/{${variable === 'path' ? '+' : ''}${variable}}`;
}

const URI = /^(?:gobl|billwright):\/\/([a-z]+)(?:\/(.+))?$/;

/** What a URI names, which may also have `billwright` for its scheme. Throws −32002 for what there is not. */
export function readResource(uri: string): TextResourceContents {
  const [, name, entry] = URI.exec(uri) ?? [];
  const shelf = shelves.find((each) => each.name === name);
  const value = entry === undefined ? shelf?.list() : shelf && entryOf(shelf, entry);
  if (value === undefined) throw new RpcError(CODE.unknownResource, `no such resource: ${uri.slice(0, 200)}`, { uri });
  return { uri, mimeType, text: jsonText(value, true) };
}

function entryOf(shelf: Shelf, name: string): unknown {
  const found = shelf.entry.find(decoded(name));
  return found.ok ? found.result : undefined;
}

/** Percent-encoding is taken off once; what is encoded wrongly stays as it is, and names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
