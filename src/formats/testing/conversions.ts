/** Conversions whose figures are compared by official terms: files and example documents, each in every format. */

import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { JsonObject } from '../../engine/model/json.ts';
import { buildSettled } from '../../engine/operations/settled.ts';
import { words } from '../../engine/text/message.ts';
import { type Conversion, convertDocument, convertXml } from '../convert/convert.ts';
import { formats } from '../list/formats.ts';
import { environment } from '../mapping/testing.ts';
import { baseNames, baseText } from './bases.ts';
import { differencesOf, errorsIn, type Figures, figuresOfDocument, figuresOfXml, unnamed } from './official-figures.ts';

const SAMPLES = join(import.meta.dirname, 'samples');
const EXAMPLES = join(import.meta.dirname, '../../service/examples');

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

/** The files and documents that are converted: names of bases, and paths of the others. */
export const sources: readonly string[] = [...baseNames, ...filesIn(SAMPLES, '.xml'), ...filesIn(EXAMPLES, '.yaml')]
  // The document of an advance invoice has the whole order (chapter 16 §2).
  .filter((name) => !/(?:ksef-order\.xml|pl-favat-v3-advance\.yaml)$/.test(name))
  .sort();

/** The formats that they become; undefined is a document. PDFs carry the XML of another format. */
export const targets: readonly (string | undefined)[] = [
  undefined,
  ...formats.filter(({ writes, container }) => writes && !container).map(({ key }) => key),
];

/**
 * Returns what is wrong with the figures of a conversion: differences that no entry names, and errors about figures
 * that do not differ. A conversion that is refused has no figures. In Portugal, withheld taxes do not lower the amount due.
 */
export async function wrongFigures(source: string, to: string | undefined): Promise<string[]> {
  const text = isAbsolute(source) ? readFileSync(source, 'utf8') : await baseText(source);
  const options = { ...(to !== undefined && { to }) };
  const document = source.endsWith('.xml') ? undefined : buildSettled(exampleIn(text), environment).document;
  const outcome = document
    ? await convertDocument(document, options, environment)
    : await convertXml(text, options, environment);
  if (!outcome.ok) return [];
  const { losses } = outcome.result;
  const given = document ? figuresOfDocument(document) : await figuresOfFile(text, to);
  const made = figuresOfResult(outcome.result);
  if (given === undefined || made === undefined) return [];
  const differences = differencesOf(given, made);
  const isOwn = ({ name }: { name: string }) => to === 'cius-pt-ubl' && name === 'due';
  const missing = unnamed(differences, losses)
    .filter((each) => !isOwn(each))
    .map(({ name, one, other }) => `unnamed ${name}: ${one} is ${other} in the result`);
  const errors = differences.length > 0 ? [] : errorsIn(losses);
  return [...missing, ...errors.map(({ text: what }) => `false ${words(what)}`)];
}

/** Returns the figures of a file and, for what is written, those of its document that it does not state. */
async function figuresOfFile(text: string, to: string | undefined): Promise<Figures | undefined> {
  const stated = figuresOfXml(text);
  const read = to === undefined || stated === undefined ? undefined : await convertXml(text, {}, environment);
  // If figures of the document differ from its file, the result may have those of the file.
  const isTrue = read?.ok && read.result.losses.every(({ kind }) => kind !== 'difference');
  const derived = isTrue ? figuresOfResult(read.result) : undefined;
  if (stated === undefined || derived === undefined) return stated;
  return { ...derived, ...stated, values: new Map([...derived.values, ...stated.values]) };
}

function figuresOfResult({ result }: Conversion): Figures | undefined {
  if (typeof result === 'string') return figuresOfXml(result);
  return result === null || Array.isArray(result) || result instanceof Uint8Array
    ? undefined
    : figuresOfDocument(result);
}

/** Returns the document after the title of an example. */
const exampleIn = (text: string) => parseAllDocuments(text).at(-1)?.toJS() as JsonObject;
