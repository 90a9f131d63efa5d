import { MAX_SIZE } from '../../engine/reading/problem.ts';
import { type Decoded, decode } from '../document/decoding.ts';
import { ofLine, writeDensely } from '../document/edits.ts';
import { entriesOf, lazyJson } from '../document/lazy-json.ts';
import { readText } from '../document/text.ts';
import { isObject } from '../document/values.ts';

/** What a file, or a text from the clipboard, holds: documents as JSON texts, or why there are none. */
export type Documents = { texts: readonly string[] } | { fault: string };

/** What a file holds, and as which encoding it was read where that had to be guessed. */
export type FileDocuments = Documents & Partial<Pick<Decoded, 'guessed'>>;

/** Reads the documents of a file: JSON, a list of documents, one a line, or YAML, parted by `---`. JSON that is broken is kept, to be mended. */
export async function readFile(file: File): Promise<FileDocuments> {
  if (file.size > MAX_SIZE) return { fault: 'it is larger than 10 MB' };
  const { text, guessed } = decode(new Uint8Array(await file.arrayBuffer()));
  return { ...(await readDocuments(text, file.name)), guessed };
}

/**
 * Reads the documents of a text.
 * @param name of the file; without one the text must be whole JSON or YAML
 */
export async function readDocuments(text: string, name = ''): Promise<Documents> {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (text.includes('\0')) return { fault: 'it is neither JSON nor YAML' };
  if (text.trim() === '') return { fault: 'it is empty' };
  const whole = json(text);
  if (isObject(whole)) return { texts: [text] };
  if (Array.isArray(whole) && whole.every(isObject)) {
    // Cut out of the text: read and written anew, 10.00 would be 10.
    return { texts: entriesOf(lazyJson(text)).map(({ start, end }) => ofLine(text.slice(start, end))) };
  }
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (whole === undefined && lines.length > 1 && lines.every((line) => isObject(json(line)))) {
    return { texts: lines.map(ofLine) };
  }
  if (extension === 'json') return { texts: [text] };
  if (isJsonLines(text, extension)) return { fault: lineFault(text) };
  return await readYamlText(text);
}

/** By its name, or by its first line; a mark of YAML says that it is none. */
function isJsonLines(text: string, extension: string): boolean {
  if (extension === 'jsonl' || extension === 'ndjson') return true;
  const [first = '', ...others] = text.trim().split(/\r?\n/);
  return others.length > 0 && isObject(json(first)) && !others.some((line) => line.startsWith('---'));
}

/** Which line is no document, and why. */
function lineFault(text: string): string {
  const lines = text.split(/\r?\n/);
  const broken = lines.findIndex((line) => line.trim() !== '' && !isObject(json(line)));
  const [fault] = readText(lines[broken] ?? '').faults;
  return `line ${broken + 1} is no JSON object${fault ? `: ${fault.message}` : ''}`;
}

async function readYamlText(text: string): Promise<Documents> {
  const { readYamlDocuments, YamlError } = await import('../document/yaml.ts');
  try {
    const values = readYamlDocuments(text);
    if (values.length === 0 || !values.every(isObject)) return { fault: 'it holds no object' };
    return { texts: values.map(writeDensely) };
  } catch (error) {
    if (error instanceof YamlError) return { fault: `it is neither JSON nor YAML: ${error.message}` };
    throw error;
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
