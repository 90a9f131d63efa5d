/**
 * Example documents: at least one for every regime and every addon, each of which builds without a fault. A new
 * example is a file whose default export is the document, and a line here.
 */
import type { JsonObject } from '../../engine/index.ts';

export interface Example {
  readonly name: string;
  /** What it shows, in a few words. */
  readonly title: string;
  /** The schema's path: `bill/invoice`. */
  readonly schema: string;
  readonly country: string;
  readonly addons: readonly string[];
  readonly load: () => Promise<JsonObject>;
}

type Load = () => Promise<{ default: JsonObject }>;

function example(
  name: string,
  title: string,
  schema: string,
  country: string,
  addons: readonly string[],
  load: Load,
): Example {
  return { name, title, schema, country, addons, load: async () => (await load()).default };
}

/** Sorted by name, which begins with the country. */
export const examples: readonly Example[] = [
  example('us-invoice', 'The shortest invoice', 'bill/invoice', 'US', [], () => import('./us-invoice.ts')),
];
