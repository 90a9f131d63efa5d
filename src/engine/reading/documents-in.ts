import { type DocumentRead, readDocumentAt } from './document-text.ts';
import { endOfString } from './json.ts';
import { JsonSplitter } from './json-values.ts';
import { START, shiftedFrom, type TextPosition, TextPositions } from './problem.ts';
import { isXmlText } from './xml-text.ts';

/** How the documents of a text stand in it. */
export type Format =
  /** One JSON value or several, one after the other, in any layout. */
  | 'json'
  /** The entries of a JSON list. */
  | 'json-list'
  /** A document a line, each whatever the others are. */
  | 'json-lines'
  /** One YAML document or several, parted by `---`. */
  | 'yaml'
  /** An e-invoice in XML, which is no document until it is converted to one. */
  | 'xml'
  /** A PDF, which may carry one and is no text. */
  | 'pdf';

/** A document in a text: its own text, and where that begins. */
export interface FoundDocument {
  text: string;
  start: TextPosition;
  /** Stands among others in JSON, and is none where it is no JSON: much of what is broken is YAML, and means something else. */
  isJson: boolean;
}

export interface FoundDocuments {
  format: Format;
  /** The text is one document, and no list or line of documents that happens to have one. */
  isOne: boolean;
  documents: FoundDocument[];
}

const BYTE_ORDER_MARK = 0xfeff;

/** Whether a file has a document a line, by its name. */
export function isLinesName(name: string): boolean {
  return /\.(?:jsonl|ndjson)$/i.test(name);
}

/**
 * Finds the documents in a text, without reading them: one, several in a row, those of a list, one a line, or those between the marks of a YAML
 * stream. What is wrong with one of them is for its reader to say (`readFound`), and does not lose the others.
 * @param name of the file: its ending tells JSON lines, all else the text itself
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

/** Reads a document that was found: faults tell their place in the text it was found in. */
export function readFound({ text, start, isJson }: FoundDocument): DocumentRead {
  return readDocumentAt(text, '$', { start, isJson });
}

function foundIn(format: Format, documents: FoundDocument[]): FoundDocuments {
  return { format, isOne: documents.length === 1 && format !== 'json-list' && format !== 'json-lines', documents };
}

function whole(text: string): FoundDocument {
  return { text, start: START, isJson: false };
}

/** The values of a text in JSON, and whether the brackets of each are closed. */
function jsonValues(text: string): (FoundDocument & { isWhole: boolean })[] {
  const splitter = new JsonSplitter(Number.POSITIVE_INFINITY);
  return [...splitter.push(text), ...splitter.end()].flatMap((item) => {
    if (item.sort === 'too-large') return [];
    const { text, line, column, sort } = item;
    return [{ text, start: { line, column }, isJson: true, isWhole: sort === 'value' }];
  });
}

function isLine({ text }: FoundDocument): boolean {
  return !text.includes('\n');
}

/** The entries of a list whose brackets are closed, each with its place. */
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
  // `[]` has one that is empty, and is no list of documents.
  return entries.length === 1 && entries[0]?.text === '' ? [] : entries;
}

/** What stands between the markers of YAML, which no document can hold at the beginning of a line; the whole text where it is one document. */
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
      // What follows a marker in its line keeps its column.
      open.push(marker === '---' ? `    ${rest}` : '');
    }
  }
  close(0);
  return documents.length > 1 ? documents : [whole(text)];
}
