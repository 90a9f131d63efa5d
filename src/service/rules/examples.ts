import { stringify } from 'yaml';
import { build, type JsonObject } from '../../engine/index.ts';
import { load } from '../../engine/loading.ts';
import { type Difference, differingLines, sidesOf } from '../../engine/text/difference.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { exampleEnvelope } from '../../operations/example-data.ts';
import { examples } from '../examples/index.ts';
import cases from './cases.yaml';
import { type Change, changed } from './changes.ts';
import type { Example } from './example.ts';

/** Parts of documents that break rules, and the corrected ones, in YAML. */

/** The change that breaks each rule, and the documents that changes name. The type of YAML modules is that of example documents. */
const { changes: CHANGES, documents: DOCUMENTS } = cases as unknown as Named & {
  readonly changes: Readonly<Record<string, Change>>;
};

/** Documents by name: whole ones, and changes of others. */
interface Named {
  readonly documents: Readonly<Record<string, Change | JsonObject>>;
}

/** Returns the part of a document that breaks a rule of the standard; undefined without an example. */
export async function standardExample(code: string): Promise<Difference | undefined> {
  const documents = await documentsOf(code);
  return documents && between(documents.passing, documents.failing);
}

/** Returns a document that passes a rule and one that breaks it; undefined if there is no example. */
export async function documentsOf(code: string) {
  const change = CHANGES[code];
  if (!change) return undefined;
  const { document: passing, isBuilt } = await documentOf(change, DOCUMENTS);
  return { passing, failing: changed(passing, change), isBuilt };
}

interface Prepared {
  document: JsonObject;
  isBuilt: boolean;
}

/** Returns the document that a change applies to. */
export async function documentOf({ of, built }: Change, documents: Named['documents']): Promise<Prepared> {
  const prepared = await named(of, documents);
  if (!built || prepared.isBuilt) return prepared;
  await load(prepared.document);
  const outcome = build(prepared.document, {}, systemEnvironment());
  if (!outcome.ok) throw new Error(`${of} does not build`);
  return { document: outcome.result, isBuilt: true };
}

async function named(name: string, documents: Named['documents']): Promise<Prepared> {
  const own = documents[name];
  if (own && isChange(own)) {
    const { document, isBuilt } = await documentOf(own, documents);
    return { document: changed(document, own), isBuilt };
  }
  if (own) return { document: own, isBuilt: false };
  if (name === 'envelope') return { document: exampleEnvelope, isBuilt: true };
  const example = examples.find((each) => each.name === name);
  const document = example ? await example.load() : { $schema: `https://gobl.org/draft-0/${name}` };
  return { document: document as JsonObject, isBuilt: false };
}

function isChange(document: Change | JsonObject): document is Change {
  return 'of' in document;
}

/** Returns the part of a request that causes one of our codes, and the same part of one that does not. */
export function requestExample(example: Example): Difference {
  if ('text' in example) return { fails: `${example.text}\n`, passes: `${example.passes}\n` };
  return between(example.passes, example.body);
}

function between(passing: unknown, failing: unknown): Difference {
  return sidesOf(differingLines(yamlOf(passing), yamlOf(failing)));
}

function yamlOf(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}
