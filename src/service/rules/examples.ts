import { stringify } from 'yaml';
import { build, type JsonObject, load } from '../../engine/index.ts';
import { type Difference, differingLines, sidesOf } from '../../engine/text/difference.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { exampleEnvelope } from '../../operations/example-data.ts';
import { examples } from '../examples/index.ts';
import changes from './changes.json' with { type: 'json' };
import { type Change, changed } from './changes.ts';
import type { Example } from './example.ts';
import variants from './variants.json' with { type: 'json' };

/** Parts of documents that break rules, and the corrected ones, in YAML. */

/** The change that breaks each rule. */
const CHANGES = changes as Readonly<Record<string, Change>>;

/** Documents that differ from an example, for rules that no example document covers. */
const VARIANTS = variants as Readonly<Record<string, Change>>;

/** Returns the part of a document that breaks a rule of the standard; undefined without an example. */
export async function standardExample(code: string): Promise<Difference | undefined> {
  const documents = await documentsOf(code);
  return documents && between(documents.passing, documents.failing);
}

/** Returns a document that passes a rule and one that breaks it; undefined if there is no example. */
export async function documentsOf(code: string) {
  const change = CHANGES[code];
  if (!change) return undefined;
  const { document: passing, isBuilt } = await documentOf(change);
  return { passing, failing: changed(passing, change), isBuilt };
}

interface Prepared {
  document: JsonObject;
  isBuilt: boolean;
}

/** Returns the document that a change applies to. */
async function documentOf({ of, built }: Change): Promise<Prepared> {
  const prepared = await named(of);
  if (!built || prepared.isBuilt) return prepared;
  await load(prepared.document);
  const outcome = build(prepared.document, {}, systemEnvironment());
  if (!outcome.ok) throw new Error(`${of} does not build`);
  return { document: outcome.result, isBuilt: true };
}

async function named(name: string): Promise<Prepared> {
  const variant = VARIANTS[name];
  if (variant) {
    const { document, isBuilt } = await documentOf(variant);
    return { document: changed(document, variant), isBuilt };
  }
  if (name === 'envelope') return { document: exampleEnvelope, isBuilt: true };
  const example = examples.find((each) => each.name === name);
  const document = example ? await example.load() : { $schema: `https://gobl.org/draft-0/${name}` };
  return { document: document as JsonObject, isBuilt: false };
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
