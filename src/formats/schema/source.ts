import type { Structure } from './structure.ts';

/** A schema that is loaded on first use. */
export interface SchemaSource {
  readonly key: string;
  readonly load: () => Promise<Structure>;
}
