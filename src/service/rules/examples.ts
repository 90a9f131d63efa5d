import { stringify } from 'yaml';
import { build, type JsonObject, load } from '../../engine/index.ts';
import { type Difference, differingLines, sidesOf } from '../../engine/text/difference.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { exampleEnvelope, exampleInvoice, examplePrivateKey, examplePublicKey } from '../../operations/example-data.ts';
import { examples } from '../examples/index.ts';
import changes from './changes.json' with { type: 'json' };
import { type Change, changed } from './changes.ts';

/** Parts of documents that break rules, and the corrected ones, in YAML. */

const CHANGES = changes as Readonly<Record<string, Change>>;

/** Returns the part of a document that breaks a rule of the standard; undefined without an example. */
export async function standardExample(code: string): Promise<Difference | undefined> {
  const documents = await documentsOf(code);
  return documents && between(documents.passing, documents.failing);
}

/** Returns a document that passes a rule and one that breaks it; undefined without an example. `isBuilt` is true after `build`. */
export async function documentsOf(code: string) {
  const change = CHANGES[code];
  if (!change) return undefined;
  const isBuilt = change.built ?? false;
  const passing = await documentOf(change.of, isBuilt);
  return { passing, failing: changed(passing, change), isBuilt };
}

async function documentOf(name: string, isBuilt: boolean): Promise<JsonObject> {
  const example = examples.find((each) => each.name === name);
  if (!example) return name === 'envelope' ? exampleEnvelope : { $schema: `https://gobl.org/draft-0/${name}` };
  const document = (await example.load()) as JsonObject;
  if (!isBuilt) return document;
  await load(document);
  const built = build(document, {}, systemEnvironment());
  if (!built.ok) throw new Error(`the example ${name} does not build`);
  return built.result;
}

/** Bodies that operations answer without faults. */
const RIGHT: Readonly<Record<string, object>> = {
  build: { data: exampleInvoice },
  validate: { data: exampleEnvelope.doc },
  correct: { data: exampleEnvelope.doc, options: { type: 'credit-note' } },
  sign: { data: exampleInvoice, privatekey: examplePrivateKey },
  verify: { data: exampleEnvelope, publickey: examplePublicKey },
};

/** Returns the part of a request that causes one of our codes, and the same part of a valid request; undefined for other paths. */
export function requestExample(path: string, body: unknown): Difference | undefined {
  const right = RIGHT[path.replace(/^\/v0\//, '')];
  return right && between(right, body);
}

function between(passing: unknown, failing: unknown): Difference {
  return sidesOf(differingLines(yamlOf(passing), yamlOf(failing)));
}

function yamlOf(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}
