/** `billwright verifactu messages`: makes messages with the chained records of the invoices in files and folders. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { worded } from '../../engine/faults.ts';
import { groupBy } from '../../engine/model/group-by.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { readDocumentText } from '../../engine/reading/document-text.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { type MessagesAnswer, streamedMessages } from '../../operations/many/verifactu-messages.ts';
import { CommandError, EXIT, usageError } from '../files/exit.ts';
import { isStdin } from '../files/input.ts';
import { refuseExisting, writeFilesWhole } from '../files/write-file.ts';
import { type BatchDocument, documentsOf, type Unreadable } from './batch/documents.ts';
import { findFiles } from './batch/find-files.ts';
import { report } from './findings.ts';
import { textOf } from './output.ts';
import { printable } from './printable.ts';
import { reportFailure } from './report.ts';
import type { Session } from './session.ts';
import * as texts from './texts.ts';

export interface MessagesFlags {
  system?: string;
  previous?: string;
  message?: string;
  header?: string;
  mode?: string;
  environment?: string;
  out?: string;
}

export async function makeMessages(session: Session, paths: readonly string[], flags: MessagesFlags): Promise<void> {
  const { message: form, out, ...options } = flags;
  if (paths.some(isStdin)) throw usageError('messages reads files and folders, not standard input');
  const names: string[] = [];
  let isComplete = true;
  const unreadable = (error: CommandError) => {
    isComplete = false;
    reportFailure(session, error);
  };
  async function* documents(): AsyncGenerator<JsonObject> {
    for await (const item of documentsIn(paths, unreadable)) {
      const read = item.kind === 'document' ? readDocumentText(item.text, '$') : undefined;
      if (item.kind === 'unreadable') unreadable(new CommandError(item.why, EXIT.files, item.name));
      else if (read?.ok) {
        names.push(item.name);
        yield read.value;
      } else if (read) {
        isComplete = false;
        const faults = read.faults.map((each) => worded(each, session.translation));
        reportFound(session, item.name, faults, 'error');
      }
    }
  }
  const environment = { ...systemEnvironment(), translation: session.translation };
  const given = { ...options, ...(form !== undefined && { form }), strict: session.strict };
  const answer = await streamedMessages(documents(), given, environment);
  await put(answer, names, out, session);
  session.exitCode = !isComplete ? EXIT.files : answer.faults.length > 0 ? EXIT.faulty : EXIT.done;
}

/** Yields the documents of files and folders, in order. */
async function* documentsIn(
  paths: readonly string[],
  fail: (error: CommandError) => void,
): AsyncGenerator<BatchDocument | Unreadable> {
  const found = findFiles(paths, false);
  for (const { path, why } of found.unreadable) fail(new CommandError(why, EXIT.files, path));
  for (const { file } of found.files) {
    const reading = { digests: false, takesXml: false, writing: {}, template: {} };
    for await (const item of documentsOf(file, reading, false)) {
      if (item.kind === 'contained') yield* item.documents;
      else if (item.kind === 'document' || item.kind === 'unreadable') yield item;
    }
  }
}

async function put(
  answer: MessagesAnswer,
  names: readonly string[],
  out: string | undefined,
  session: Session,
): Promise<void> {
  const { messages, records, previous, faults, warnings } = answer;
  const { json, output, quiet, force } = session.flags;
  const [first, second] = messages;
  if (out !== undefined) {
    mkdirSync(out, { recursive: true });
    const files = messages.map(({ file_name, result }) => ({ file: join(out, file_name), content: result }));
    if (!force) for (const { file } of files) refuseExisting(file);
    writeFilesWhole(files);
  } else if (second && !json && !output) throw usageError('there are several messages; give --out or --json');
  if (json || output) {
    await session.print(textOf(answer, output ?? 'json', session.flags, session.isShown));
    return;
  }
  const nameOf = ({ document }: { document?: number }) => (document === undefined ? '-' : (names[document] ?? '-'));
  for (const [file, found] of groupBy(faults, nameOf)) reportFound(session, file, found, 'error');
  if (!quiet) {
    for (const [file, found] of groupBy(warnings, nameOf)) reportFound(session, file, found, 'warning');
    for (const { document, description } of answer.losses) if (document === undefined) session.note(description);
  }
  const counts = { records: records.length, messages: messages.length, left: names.length - records.length };
  session.note(session.say(texts.recordsMade, counts));
  if (previous) session.note(printable(session.say(texts.nextPrevious, { previous: JSON.stringify(previous) })));
  if (first && out === undefined) await session.print(first.result);
}

function reportFound(
  session: Session,
  file: string,
  faults: readonly { code: string; description: string; properties: readonly string[] }[],
  level: 'error' | 'warning',
): void {
  const findings = faults.map(({ code, description, properties }) => ({
    level,
    code,
    description,
    places: properties.map((property) => ({ property, origin: undefined })),
  }));
  const heading = session.say(texts.chainProblems, { count: findings.length });
  report(session, { file, body: { file, faults }, heading, rows: true, findings });
}
