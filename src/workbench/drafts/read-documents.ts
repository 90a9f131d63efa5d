import { messageOf } from '../../engine/faults.ts';
import { documentsIn, readFound } from '../../engine/reading/documents-in.ts';
import type { Mapping, Template } from '../../intake/documents.ts';
import { unpackedName } from '../../intake/gzip-name.ts';
import { ofLine } from '../document/edits.ts';
import { withSchema } from '../document/with-schema.ts';
import { writeDensely } from '../document/write.ts';
import { hasComments } from '../document/yaml-comments.ts';
import { engine } from '../service/engine.ts';
import { language } from '../texts/say.ts';
import type { Opened } from '../worker/opening.ts';
import type { Draft } from './draft-storage.ts';

/** What a file, or a text from the clipboard, holds: documents as JSON texts, e-invoices in XML, and why others cannot be read. */
export interface Documents {
  texts: readonly string[];
  faults: readonly string[];
  /** They were in YAML, with comments: JSON has none. */
  uncommented?: boolean;
}

/** What is to be opened as a draft. */
export type Openable = Pick<Draft, 'text' | 'pdf' | 'signed'>;

/** What has to be asked before something is opened. */
export type Question = { name: string } & (Extract<Opened, { sort: 'archive' | 'repaired' }> | AskedTables);

/** Tables of which it is asked what their columns hold. Who has use for the answer is told of it: undefined where nobody gives one. */
type AskedTables = Extract<Opened, { sort: 'tables' }> & { answer?(how: TableReading | undefined): void };

/** How a table is read, and what its documents have that is not in it. */
export interface TableReading {
  mapping: Mapping;
  template: Template;
}

/** What a file holds, what is to be asked about it, and as which encoding it was read where that had to be guessed. */
export interface FileRead {
  drafts: Openable[];
  faults: readonly string[];
  question?: Question;
  guessed?: string | undefined;
  uncommented?: boolean | undefined;
  /** What was not opened as it seems to be no document, but may be. */
  anyway?: Openable[];
  /** They did not say what they are: the schema that was put in. */
  schema?: string | undefined;
}

/** Archives in one another, of one file each, that are opened without asking: there are some that hold themselves. */
const MOST_ARCHIVES = 3;

/** Reads a file, whatever it is; see `Recognised`. One that is alone in an archive is read as if it had been given. */
export async function readFile(file: File, archives = 0): Promise<FileRead> {
  const opened = await engine().call('recogniseFile', file);
  if (opened.sort === 'archive' && opened.left.length === 0 && archives < MOST_ARCHIVES) {
    const [only, ...others] = opened.files;
    if (only && others.length === 0) return await readFile(only, archives + 1);
  }
  if (opened.sort !== 'pdf') return await readOpened(opened, unpackedName(file.name));
  const pdf = await engine().call('openPdf', opened.file);
  if ('fault' in pdf) return { drafts: [], faults: [pdf.fault] };
  return { drafts: [{ text: pdf.text, pdf: opened.file }], faults: [] };
}

/** Reads what was pasted. */
export async function readPasted(text: string): Promise<FileRead> {
  return await readOpened(await engine().call('recognisePasted', text), '');
}

async function readOpened(opened: Opened, name: string): Promise<FileRead> {
  switch (opened.sort) {
    case 'text': {
      const { texts, faults, uncommented } = await openable(opened.text, name);
      const { schema, guessed, signed } = opened;
      const drafts = texts.map((text) => ({
        text: schema === undefined ? text : withSchema(text, schema),
        ...(signed && { signed }),
      }));
      return { drafts, faults, guessed, uncommented, schema };
    }
    case 'foreign':
      return {
        drafts: [],
        faults: [opened.why],
        anyway: readDocuments(opened.text, name).texts.map((text) => ({ text })),
      };
    case 'other':
      return { drafts: [], faults: [opened.why] };
    case 'pdf':
      return { drafts: [], faults: [] };
    default:
      return { drafts: [], faults: [], question: { ...opened, name } };
  }
}

/** Reads the documents of a text; an e-invoice in XML is opened as it is, and of what in XML is none it is said what it is. */
async function openable(text: string, name: string): Promise<Documents> {
  if (documentsIn(text, name).format !== 'xml') return readDocuments(text, name);
  const why = await engine().call('whyNoInvoice', text);
  return why === undefined ? { texts: [text], faults: [] } : { texts: [], faults: [why] };
}

/**
 * Reads the documents of a text, as `documentsIn` finds them.
 * @param name of the file
 */
export function readDocuments(text: string, name = ''): Documents {
  const texts: string[] = [];
  const faults: string[] = [];
  const { isOne, documents } = documentsIn(text, name);
  let isYaml = false;
  for (const found of documents) {
    const read = readFound(found);
    if (read.ok && read.language === 'YAML') {
      isYaml = true;
      texts.push(writeDensely(read.value));
    } else if (read.ok) texts.push(isOne ? found.text : ofLine(found.text));
    else if (isOne && /\.json$/i.test(name) && /^\s*\{/.test(text)) texts.push(text);
    else faults.push(messageOf(read.faults, language.translation));
  }
  return { texts, faults, ...(isYaml && hasComments(text) && { uncommented: true }) };
}
