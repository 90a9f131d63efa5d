import type { JsonObject } from '../../engine/model/json.ts';
import type { Chance } from '../chance.ts';
import type { FormatOptions } from '../declare/conversion.ts';

/** The data that the tests of all syntaxes need from each one. Each exports it as `sample` from `testing.ts` in its folder. */
export interface SyntaxSample {
  /** A file in `testing/bases` with many elements. */
  readonly base: string;
  /** A format, a document that it can write (or that goes into its report), and a list of the document that may grow. */
  readonly to: string;
  readonly document: () => JsonObject;
  readonly list: string;
  /** The options that its format requires. */
  readonly options?: FormatOptions;
  /** A file for each of its schemas: its base, and a change of the text that selects the schema. */
  readonly schemas: Readonly<Record<string, BaseOfSchema>>;
  /** The word after `BW-` in Billwright's own codes about it. */
  readonly codes?: string;
  /** Random invoices of a national format. */
  readonly random?: {
    readonly make: (chance: Chance) => JsonObject;
    /** The elements with figures that a round trip keeps: their names and values. */
    readonly figures: RegExp;
    /** The official schema of a file, in the folder of schemas for `.ci/national-written.mjs`. */
    readonly schemaOf: (xml: string) => string;
  };
}

export type BaseOfSchema = readonly [base: string, from?: string | RegExp, to?: string];

/** The folders of syntaxes that are not national. */
const FOLDERS: Readonly<Record<string, string>> = {
  ubl: 'en16931',
  cii: 'en16931',
  cdar: 'messages',
  response: 'messages',
};

/** Returns the sample of a syntax. */
export async function sampleOf(key: string): Promise<SyntaxSample> {
  const folder = FOLDERS[key] ?? 'national';
  const { sample } = await import(`../${folder}/${key}/testing.ts`);
  if (sample === undefined) throw new Error(`${folder}/${key}/testing.ts exports no sample`);
  return sample;
}
