import { type DocumentRead, readDocumentAt } from './document-text.ts';
import { endOfString } from './json.ts';
import { JsonSplitter } from './json-values.ts';
import { START, shiftedFrom, type TextPosition, TextPositions } from './problem.ts';
import { isXmlText } from './xml-text.ts';

/** The layout of documents in a text. */
export type Format =
  /** One or several JSON values in sequence, in any layout. */
  | 'json'
  /** The entries of a JSON list. */
  | 'json-list'
  /** One document per line. */
  | 'json-lines'
  /** One or several YAML documents, separated by `---`. */
  | 'yaml'
  /** An e-invoice in XML, which must be converted to a document first. */
  | 'xml'
  /** A PDF, which is not text but may contain an e-invoice. */
  | 'pdf';

/** A document within a text: its own text and its starting position. */
export interface FoundDocument {
  text: string;
  start: TextPosition;
  /** One of several in JSON, so it must be JSON. Broken JSON is often valid YAML with another meaning. */
  isJson: boolean;
}

export interface FoundDocuments {
  format: Format;
  /** Whether the text is a single document, not a list or lines with one entry. */
  isOne: boolean;
  documents: FoundDocument[];
}

const BYTE_ORDER_MARK = 0xfeff;

/** Returns whether a file has one document per line, judging by its name. */
export function isLinesName(name: string): boolean {
  return /\.(?:jsonl|ndjson)$/i.test(name);
}

/**
 * Finds the documents in a text without reading them: a single one, several in sequence, the entries of a list, one per
 * line, or the documents of a YAML stream. Faults of one document are reported by `readFound` and do not affect the
 * others.
 * @param name the file name; its extension identifies JSON lines, otherwise the text decides
 */
export function documentsIn(given: string, name = ''): FoundDocuments {
  const text = given.charCodeAt(0) === BYTE_ORDER_MARK ? given.slice(1) : given;
  const isLines = isLinesName(name);
  if (isXmlText(text) && !isLines) return foundIn('xml', [whole(text)]);
  const isYaml = !/^\s*[{[]/.test(text) || /^(?:---|\.\.\.)(?:\s|$)/m.test(text);
  if (isYaml && !isLines) return foundIn('yaml', yamlDocuments(text));
  const values = jsonValues(text);
  const documents = values.map(({ isWhole, ...document }) => document);
  if (isLines) return foundIn('json-lines', documents);
  const [first, ...others] = values;
  if (first?.isWhole && others.length > 0 && others.every(({ text }) => /^[{[]/.test(text))) {
    return foundIn(documents.every(isLine) ? 'json-lines' : 'json', documents);
  }
  const entries = first?.isWhole && others.length === 0 && first.text.startsWith('[') ? entriesOf(first) : [];
  if (entries.length > 0) return foundIn('json-list', entries);
  return foundIn('json', [whole(text)]);
}

/** Reads a document found in a text. Faults have positions in the whole text. */
export function readFound({ text, start, isJson }: FoundDocument): DocumentRead {
  return readDocumentAt(text, '$', { start, isJson });
}

function foundIn(format: Format, documents: FoundDocument[]): FoundDocuments {
  return { format, isOne: documents.length === 1 && format !== 'json-list' && format !== 'json-lines', documents };
}

function whole(text: string): FoundDocument {
  return { text, start: START, isJson: false };
}

/** Returns the JSON values of a text, and whether all brackets of each are closed. */
function jsonValues(text: string): (FoundDocument & { isWhole: boolean })[] {
  const splitter = new JsonSplitter(Number.POSITIVE_INFINITY);
  return [...splitter.push(text), ...splitter.end()].flatMap((item) => {
    if (item.kind === 'too-large') return [];
    const { text, line, column, kind } = item;
    return [{ text, start: { line, column }, isJson: true, isWhole: kind === 'value' }];
  });
}

function isLine({ text }: FoundDocument): boolean {
  return !text.includes('\n');
}

/** Returns the entries of a list whose brackets are closed, with their positions. */
function entriesOf({ text, start }: FoundDocument): FoundDocument[] {
  const positions = new TextPositions(text);
  const entries: FoundDocument[] = [];
  let [depth, from] = [0, 1];
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '"') at = endOfString(text, at);
    else if ('[{'.includes(character)) depth++;
    else if (']}'.includes(character)) depth--;
    if (depth > 1 || (depth === 1 && character !== ',')) continue;
    const entry = text.slice(from, at);
    const begin = from + entry.length - entry.trimStart().length;
    entries.push({ text: entry.trim(), start: shiftedFrom(start, positions.at(begin)), isJson: true });
    from = at + 1;
  }
  // `[]` has one empty entry and is not a list of documents.
  return entries.length === 1 && entries[0]?.text === '' ? [] : entries;
}

/**
 * Returns the texts between YAML markers, which no document can contain at the start of a line; the whole text if there
 * are none.
 */
function yamlDocuments(text: string): FoundDocument[] {
  const documents: FoundDocument[] = [];
  let open: string[] = [];
  let line = 1;
  const close = (next: number) => {
    if (open.some((each) => /^\s*[^\s#%]/.test(each))) {
      documents.push({ text: `${open.join('\n')}\n`, start: { line, column: 1 }, isJson: false });
    }
    open = [];
    line = next;
  };
  for (const [index, each] of text.split(/\r\n|\r|\n/).entries()) {
    const [, marker, rest = ''] = /^(---|\.\.\.)(?:\s+(\S.*)?)?$/.exec(each) ?? [];
    if (marker === undefined) open.push(each);
    else {
      close(index + 1);
      // Text after a marker keeps its column.
      open.push(marker === '---' ? `    ${rest}` : '');
    }
  }
  close(0);
  return documents.length > 1 ? documents : [whole(text)];
}
