import { type Document, isCollection, isScalar, parseAllDocuments, parseDocument, visit } from 'yaml';
import { MAX_DEPTH, MAX_SIZE } from '../../engine/reading/problem.ts';

/** Why a text is not YAML, with the line. */
export class YamlError extends Error {}

const options = { version: '1.2', schema: 'core', uniqueKeys: true, prettyErrors: true } as const;

/**
 * A YAML text as a value of JSON. Numbers with decimals become texts, as amounts are written, so that `35.00` keeps its
 * zeros; dates stay texts. Throws `YamlError`.
 */
export function readYaml(text: string): unknown {
  return valueIn(parseDocument(text, options));
}

/** The values of the documents that `---` parts in a YAML text, without those that are empty. Throws `YamlError`. */
export function readYamlDocuments(text: string): unknown[] {
  const documents = parseAllDocuments(text, options);
  if ('empty' in documents) return [];
  return documents.map(valueIn).filter((value) => value !== null);
}

function valueIn(document: Document.Parsed): unknown {
  const [error] = document.errors;
  if (error) throw new YamlError(error.message.split('\n')[0]);
  keepDecimals(document);
  const value = plainValueOf(document);
  measure(value);
  return value;
}

/** Where an alias stands its value is shared, so that it does not matter yet how many there are. */
function plainValueOf(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: -1 });
  } catch (error) {
    throw new YamlError(error instanceof Error ? error.message : String(error));
  }
}

interface Measure {
  levels: number;
  characters: number;
}

/** Refuses what aliases make endless, and what is too large or too deep to be written as JSON. */
function measure(value: unknown, known = new Map<object, Measure | 'open'>()): Measure {
  if (typeof value !== 'object' || value === null) return { levels: 0, characters: String(value).length };
  const before = known.get(value);
  if (before === 'open') throw new YamlError('an alias stands inside the value that it repeats');
  if (before) return before;
  known.set(value, 'open');
  const total = { levels: 1, characters: 0 };
  for (const [name, part] of Object.entries(value)) {
    const { levels, characters } = measure(part, known);
    total.levels = Math.max(total.levels, 1 + levels);
    total.characters += 1 + characters + (Array.isArray(value) ? 0 : name.length);
  }
  if (total.levels > MAX_DEPTH) throw new YamlError('it is nested too deeply');
  if (total.characters > MAX_SIZE) throw new YamlError('its aliases make it larger than 10 MB');
  known.set(value, total);
  return total;
}

function keepDecimals(document: Document.Parsed): void {
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'number' && node.source && !/^[-+]?\d+$/.test(node.source)) node.value = node.source;
    },
  });
}

/** A JSON text as YAML: in blocks, quoted only where it must be, numbers as they were written. */
export function writeYaml(json: string): string {
  const document = parseDocument(json, { version: '1.2', schema: 'core' });
  visit(document, (_key, node) => {
    if (isCollection(node)) node.flow = node.items.length === 0;
    if (isScalar(node) && node.type === 'QUOTE_DOUBLE') delete node.type;
  });
  return document.toString({ lineWidth: 0 });
}
