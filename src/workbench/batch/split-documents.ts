import { parseAllDocuments } from 'yaml';
import { describe } from '../document/description.ts';
import { writeDensely } from '../document/edits.ts';
import { entriesOf, lazyJson } from '../document/lazy-json.ts';
import { readText } from '../document/text.ts';
import { isObject } from '../document/values.ts';
import { readYaml, YamlError } from '../document/yaml.ts';

/** One document of a file. */
export interface FileDocument {
  /** Its number among those of the file, from 1; absent where the file holds one. */
  part: number | undefined;
  /** In JSON, numbers as they were written; as it is in the file where it cannot be read. */
  text: string;
  /** What it is: `Invoice`, `Credit note` … */
  kind: string;
  /** Why it cannot be read. */
  fault: string | undefined;
}

/**
 * Returns the documents that a file's text holds: one, one a line (`.jsonl`, `.ndjson`, or where every line is an
 * object), the entries of a JSON list, or those between `---` in YAML.
 * @param name of the file: its ending decides between formats where the text could be several
 */
export function splitDocuments(text: string, name: string): FileDocument[] {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (text.includes('\0')) return [unreadable('', 'it is neither JSON nor YAML')];
  if (text.trim() === '') return [unreadable('', 'it is empty')];
  if (ending === 'jsonl' || ending === 'ndjson') return numbered(linesOf(text).map(jsonDocument));
  if (ending === 'yaml' || ending === 'yml') return numberedIfSeveral(yamlDocuments(text));
  const whole = json(text);
  if (Array.isArray(whole)) return listed(text, whole.length);
  if (whole !== undefined) return [jsonDocument(text)];
  const lines = linesOf(text);
  if (lines.length > 1 && lines.every((line) => isObject(json(line)))) return numbered(lines.map(jsonDocument));
  return ending === 'json' || /^\s*[{[]/.test(text) ? [jsonDocument(text)] : numberedIfSeveral(yamlDocuments(text));
}

function listed(text: string, count: number): FileDocument[] {
  if (count === 0) return [unreadable(text, 'its list is empty')];
  // Cut out of the text: read and written anew, 10.00 would be 10.
  return numbered(entriesOf(lazyJson(text)).map(({ start, end }) => jsonDocument(text.slice(start, end))));
}

function jsonDocument(text: string): FileDocument {
  const value = json(text);
  if (isObject(value)) return readable(text);
  return unreadable(text, value === undefined ? syntaxFault(text) : 'a document is a JSON object');
}

function yamlDocuments(text: string): FileDocument[] {
  const documents = parseAllDocuments(text, { version: '1.2', schema: 'core', uniqueKeys: false });
  const parts = 'empty' in documents ? [] : documents.filter(({ contents }) => contents !== null);
  if (parts.length === 0) return [unreadable(text, 'it holds no document')];
  const only = parts.length === 1;
  return parts.map(({ range }) => yamlDocument(only ? text : text.slice(range[0], range[2])));
}

function yamlDocument(text: string): FileDocument {
  try {
    const value = readYaml(text);
    return isObject(value) ? readable(writeDensely(value)) : unreadable(text, 'it holds no object');
  } catch (error) {
    if (error instanceof YamlError) return unreadable(text, `it is neither JSON nor YAML: ${error.message}`);
    throw error;
  }
}

/** The first thing that is wrong, with its line. */
function syntaxFault(text: string): string {
  const [first] = readText(text).faults;
  if (!first) return 'it is not JSON';
  return `it is not JSON, line ${text.slice(0, first.offset).split('\n').length}: ${first.message}`;
}

function readable(text: string): FileDocument {
  return { part: undefined, text, kind: describe(text).kind, fault: undefined };
}

function unreadable(text: string, fault: string): FileDocument {
  return { part: undefined, text, kind: '', fault };
}

function numbered(documents: FileDocument[]): FileDocument[] {
  return documents.map((document, index) => ({ ...document, part: index + 1 }));
}

function numberedIfSeveral(documents: FileDocument[]): FileDocument[] {
  return documents.length > 1 ? numbered(documents) : documents;
}

function linesOf(text: string): string[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
