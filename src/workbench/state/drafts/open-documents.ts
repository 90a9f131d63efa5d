import { describe } from '../../engine/document/description.ts';
import { nameOfSchema, schemaPath } from '../../engine/document/names.ts';
import { engine } from '../../engine/service/engine.ts';
import { announce } from '../../ui/announcer.tsx';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import { showView } from '../view/document-view.ts';
import { showPane } from '../view/pane.ts';
import { useDrafts } from './drafts.ts';
import { fileName } from './export.ts';
import { type NotOpened, reportNotOpened } from './not-opened.ts';
import { ask } from './questions.ts';
import { type FileRead, type Openable, readFile, readPasted } from './read-documents.ts';
import { reportPasted } from './report-pasted.ts';
import * as texts from './texts.ts';
import { titleOf } from './titles.ts';
import { maxTabs } from './use-import.ts';

/** Shows a draft. */
type Show = (draft: string) => void;

/** Opens documents as drafts and shows the first. */
export function openDrafts(documents: readonly Openable[], show: Show): void {
  if (documents.length > maxTabs) {
    const title = say(texts.tooManyForTabs, { count: documents.length });
    reportNotOpened({ title, description: say(texts.useBatch), actions: [] });
    return;
  }
  const { drafts } = useDrafts.getState();
  const [only] = documents.length === 1 ? documents : [];
  // An e-invoice of somebody else that is opened twice could be paid twice.
  const known = only && describe(only.text).isXml && drafts.find(({ text }) => text === only.text);
  if (known) {
    show(known.id);
    notify({ title: say(texts.alreadyOpen) });
    return;
  }
  const [first] = documents.map(({ text, ...source }) => useDrafts.getState().open(text, false, source));
  if (!first) return;
  showPane('Document');
  show(first);
  announce(say(texts.opened, { count: documents.length }));
}

/** Opens the content of files. Reports what could not be opened, and asks if there is a choice. */
export async function openFiles(files: readonly File[], show: Show): Promise<void> {
  const documents: Openable[] = [];
  const refused: NotOpened[] = [];
  for (const file of files) {
    const reading = readFile(file);
    notifySlow(file.name, reading);
    // An unexpected error in one file does not affect the others.
    const read: FileRead = await reading.catch((error: unknown) => ({
      drafts: [],
      faults: [say(texts.unreadable, { error: String(error) })],
    }));
    if (read.faults.length > 0) {
      refused.unshift(refusal(notOpened(file.name, read), read, show, await rejectionIn(file, read), file));
      reportNotOpened(...refused);
    }
    notifySchema(read);
    documents.push(...read.drafts);
    if (read.question) ask(read.question);
    if (read.guessed) {
      notify({
        title: say(texts.guessed, { file: file.name, encoding: read.guessed }),
        description: say(texts.guessedHow),
        duration: 20_000,
      });
    }
    if (read.uncommented) notifyUncommented();
  }
  openDrafts(documents, show);
}

/** Opens pasted content. */
export async function openPasted(text: string, show: Show): Promise<void> {
  const read = await readPasted(text);
  const { drafts, question, faults, uncommented } = read;
  if (drafts.length === 0 && !question && (await isRejection(text))) return askToExplain(text);
  notifySchema(read);
  if (uncommented) notifyUncommented();
  const [fault] = faults;
  if (fault !== undefined && isMeant(text)) {
    const count = drafts.length > 0 ? faults.length : 0;
    reportPasted(refusal(say(texts.pastedNot, { count, fault }), read, show));
  }
  if (question) ask(question);
  openDrafts(drafts, show);
}

/** Reports a file that takes long to open, until it opens. */
function notifySlow(file: string, until: Promise<unknown>): void {
  const timer = setTimeout(() => notify({ title: say(texts.opening, { file }), until }), SLOW);
  const end = () => clearTimeout(timer);
  until.then(end, end);
}

/** Milliseconds before an opening file is reported. */
const SLOW = 500;

/**
 * Returns the row about content that was not opened, and why. It offers to explain a rejection, to open content that merely does not look like a document,
 * broken JSON as text, and the document that a PDF of pages was made from.
 */
function refusal(
  title: string,
  { anyway = [], broken }: FileRead,
  show: Show,
  rejection?: string,
  file?: File,
): NotOpened {
  const made = file && documentOf(file);
  const actions = [
    rejection !== undefined && { label: say(texts.explainRejection), onClick: () => askToExplain(rejection) },
    anyway.length > 0 && { label: say(texts.openAnyway), onClick: () => openDrafts(anyway, show) },
    broken !== undefined && { label: say(texts.openAsJson), onClick: () => openAsJson(broken, show) },
    made && { label: say(texts.showIt, { title: titleOf(made) }), onClick: () => show(made.id) },
  ];
  const content = broken ?? anyway[0]?.text ?? rejection;
  return {
    title,
    ...(content !== undefined && { content }),
    actions: actions.filter((each) => each !== undefined && each !== false),
  };
}

/** Opens a text in the JSON editor, which marks its faults. */
function openAsJson(text: string, show: Show): void {
  showView('JSON');
  openDrafts([{ text }], show);
}

/** Returns the open draft that the pages of a PDF were saved from, by the file's name. Browsers number files of the same name. */
function documentOf({ name }: File) {
  const [, title = ''] = /^(.+?)(?: ?\(\d+\))?\.pdf$/i.exec(name) ?? [];
  return useDrafts.getState().drafts.find(({ text }) => fileName(text) === title);
}

function askToExplain(text: string): void {
  ask({ kind: 'rejection', name: '', text });
}

/** Returns the text of a file that was not opened, if it names what was wrong with an e-invoice. */
async function rejectionIn(file: File, { drafts, question }: FileRead): Promise<string | undefined> {
  if (drafts.length > 0 || question || file.size > MOST_OF_REJECTION) return undefined;
  const text = await file.text().catch(() => '');
  return (await isRejection(text)) ? text : undefined;
}

/** The largest rejection that is read, in bytes. */
const MOST_OF_REJECTION = 1_000_000;

async function isRejection(text: string): Promise<boolean> {
  return (await engine().call('explainRejection', text)).length > 0;
}

/** Reports the schema assumed for documents without one. */
function notifySchema({ schema, drafts }: FileRead): void {
  if (schema === undefined || drafts.length === 0) return;
  const kind = nameOfSchema(schemaPath(schema));
  notify({ title: say(texts.schemaGuessed, { kind }), description: say(texts.schemaGuessedWhy), duration: 20_000 });
}

/** Reports that the comments of a YAML document were lost. */
function notifyUncommented(): void {
  notify({ title: say(texts.uncommented), description: say(texts.uncommentedWhy), duration: 20_000 });
}

/**
 * Returns whether a text was probably pasted to be opened: not sentences and single words, unless they are addresses or as long as
 * signatures.
 */
function isMeant(text: string): boolean {
  return /^\s*(?:[<{[]|curl\s|https?:|\S{100})/.test(text) || text.split('\n').length > 3;
}

function notOpened(file: string, { drafts, faults }: FileRead): string {
  const [fault = ''] = faults;
  if (drafts.length === 0) return say(texts.notOpened, { file, fault });
  return say(texts.someNotOpened, { count: faults.length, file, fault });
}
