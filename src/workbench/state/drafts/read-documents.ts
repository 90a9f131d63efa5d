import { messageOf } from '../../../engine/faults.ts';
import { documentsIn, readFound } from '../../../engine/reading/documents-in.ts';
import type { Mapping, Template } from '../../../intake/documents.ts';
import { unpackedName } from '../../../intake/gzip-name.ts';
import { ofLine } from '../../engine/document/edits.ts';
import { withSchema } from '../../engine/document/with-schema.ts';
import { writeDensely } from '../../engine/document/write.ts';
import { hasComments } from '../../engine/document/yaml-comments.ts';
import { engine } from '../../engine/service/engine.ts';
import type { Opened } from '../../engine/worker/opening.ts';
import { withTexts } from '../../ui/language/later.ts';
import { language } from '../../ui/texts/say.ts';
import type { Draft } from './draft-storage.ts';

/**
 * The documents of a file or pasted text: documents as JSON texts, e-invoices in XML, and the errors of unreadable
 * ones.
 */
export interface Documents {
  texts: readonly string[];
  faults: readonly string[];
  /** Whether they were YAML with comments, which JSON cannot keep. */
  uncommented?: boolean;
}

/** Content to open as a draft. */
export type Openable = Pick<Draft, 'text' | 'pdf' | 'signed' | 'encoded'>;

/** A question to ask before opening something. */
export type Question = { name: string } & (
  | Extract<Opened, { kind: 'archive' | 'repaired' | 'report' | 'rules' }>
  | AskedTables
  | Rejection
);

/** The message that came back with a refused e-invoice, to be explained; the user pastes it if it is empty. */
interface Rejection {
  kind: 'rejection';
  text: string;
}

/** Tables with unknown columns. `answer` receives the user's choice, or undefined if dismissed. */
type AskedTables = Extract<Opened, { kind: 'tables' }> & { answer?(how: TableReading | undefined): void };

/** How to read a table, and members to add to its documents. */
export interface TableReading {
  mapping: Mapping;
  template: Template;
}

/** The content of a file, questions about it, and its encoding if guessed. */
export interface FileRead {
  drafts: Openable[];
  faults: readonly string[];
  question?: Question;
  guessed?: string | undefined;
  uncommented?: boolean | undefined;
  /** Content that does not look like a document, but may be one. */
  anyway?: Openable[];
  /** JSON that cannot be read. */
  broken?: string;
  /** The schema added to documents without one. */
  schema?: string | undefined;
}

/** Nested archives of one file each that are opened without asking: some contain themselves. */
const MOST_ARCHIVES = 3;

/** Reads any file; see `Recognised`. A single file in an archive is read directly. */
export async function readFile(file: File, archives = 0): Promise<FileRead> {
  const opened = await engine().call('recogniseFile', file);
  if (opened.kind === 'archive' && opened.left.length === 0 && archives < MOST_ARCHIVES) {
    const [only, ...others] = opened.files;
    if (only && others.length === 0) return await readFile(only, archives + 1);
  }
  if (opened.kind !== 'pdf') return await readOpened(opened, unpackedName(file.name));
  const pdf = await engine().call('openPdf', opened.file);
  if ('fault' in pdf) return { drafts: [], faults: [pdf.fault] };
  return { drafts: [{ text: pdf.text, pdf: opened.file }], faults: [] };
}

/** Reads pasted content. */
export async function readPasted(text: string): Promise<FileRead> {
  return await readOpened(await engine().call('recognisePasted', text), '');
}

async function readOpened(opened: Opened, name: string): Promise<FileRead> {
  switch (opened.kind) {
    case 'text': {
      const { texts, faults, uncommented } = await openable(opened.text, name);
      const { schema, guessed, signed, encoded } = opened;
      const drafts = texts.map((text) => ({
        text: schema === undefined ? text : withSchema(text, schema),
        ...(signed && { signed }),
        ...(encoded && { encoded }),
      }));
      const broken = drafts.length === 0 && faults.length > 0 && /^\s*[{[]/.test(opened.text) ? opened.text : undefined;
      return { drafts, faults, guessed, uncommented, schema, ...(broken !== undefined && { broken }) };
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

/** Reads the documents of a text. An e-invoice in XML is opened unchanged; other XML is identified in the error. */
async function openable(text: string, name: string): Promise<Documents> {
  if (documentsIn(text, name).format !== 'xml') {
    const read = readDocuments(text, name);
    // Their texts are loaded only for them.
    return read.faults.length === 0
      ? read
      : await withTexts(Promise.resolve(), ['faults']).then(() => readDocuments(text, name));
  }
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
