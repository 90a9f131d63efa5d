/**
 * Example documents, which all build without a fault: at least one for every regime and addon. To add one, write a YAML file: a title,
 * then the document; `npx vitest run src/service/examples -u` lists it.
 */
import type { JsonObject } from '../../engine/index.ts';
import { list } from './generated/list.ts';

export interface Example {
  /** The file's name, which begins with the country. */
  readonly name: string;
  /** A short title. */
  readonly title: string;
  /** The schema's path: `bill/invoice`. */
  readonly schema: string;
  readonly country: string;
  readonly addons: readonly string[];
  /** Its type or first tag if unusual for its schema; `prepaid` if partly paid. */
  readonly kind?: string;
  readonly load: () => Promise<JsonObject>;
}

/** An example as listed: its module has the document. */
export type ListedExample = Omit<Example, 'load'> & { readonly load: () => Promise<{ readonly default: JsonObject }> };

/** Sorted by name. */
export const examples: readonly Example[] = list.map(({ load, ...summary }) => ({
  ...summary,
  load: async () => (await load()).default,
}));
