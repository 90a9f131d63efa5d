import { worded } from '../../../engine/faults.ts';
import { groupBy } from '../../../engine/model/group-by.ts';
import { readDocumentText } from '../../../engine/reading/document-text.ts';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import type { DeclaredFile } from '../../../formats/index.ts';
import { reportKeys } from '../../../formats/list/facts.ts';
import { systemEnvironment } from '../../../operations/environment.ts';
import { type DeclareAnswer, type DeclareFault, declare } from '../../../operations/many/declare.ts';
import { CommandError, EXIT } from '../../files/exit.ts';
import { readDocument } from '../../files/input.ts';
import { findFiles } from '../batch/find-files.ts';
import { command, type MakeCommand } from '../command.ts';
import { type Finding, report } from '../findings.ts';
import { textOf } from '../output.ts';
import { printable } from '../printable.ts';
import { reportFailure } from '../report.ts';
import type { Session } from '../session.ts';
import * as texts from '../texts.ts';

interface Flags {
  to: string;
  id?: string;
  title?: string;
  start?: string;
  end?: string;
  platform?: string;
  platformName?: string;
  siren?: string;
  company?: string;
  issued?: string;
  payments?: boolean;
  buyer?: boolean;
  rectifying?: boolean;
  full?: boolean;
}

const NOTES = [
  'Reads documents and e-invoices. Sales to consumers are added up by day, category and VAT rate; sales to companies abroad are reported one by one. A document that occurs twice counts once. Documents that do not belong to the report are listed with the reason.',
  'Exits with 0 if the report was made, and with 1 if a document has a fault.',
  "$ billwright declare sales/2026-10 --id R-1 --start 2026-10-01 --end 2026-10-10 --platform 0042 --platform-name 'My platform' > report.xml",
];

/** `billwright declare`: makes a report of the documents in files and folders. */
export const declareCommand: MakeCommand = (session) =>
  command('declare', 'make the French e-reporting from many documents', '', NOTES)
    .argument('[path...]', 'files, folders and globs')
    .option('--to <report>', `kind of report: ${reportKeys.join(', ')}`, reportKeys[0])
    .option('--id <number>', 'number of the report')
    .option('--title <name>', 'name of the report')
    .option('--start <date>', 'first day of the period')
    .option('--end <date>', 'last day of the period')
    .option('--platform <code>', 'number of the platform, four characters')
    .option('--platform-name <name>', 'name of the platform')
    .option('--siren <number>', 'SIREN of the company that declares; needed only without documents')
    .option('--company <name>', 'name of the company that declares')
    .option('--issued <time>', 'time of the report, in French time; default: now')
    .option('--payments', 'report payments, not sales')
    .option('--buyer', 'report what the company bought abroad')
    .option('--rectifying', 'replace the whole report of the period')
    .option('--full', 'include the lines, allowances and charges of invoices')
    .action(async (paths: string[], flags: Flags) => {
      const { files, unreadable } = findFiles(paths, true);
      for (const { path, why } of unreadable) reportFailure(session, new CommandError(why, EXIT.files, path));
      const names: string[] = [];
      let isRead = unreadable.length === 0;
      async function* documents(): AsyncGenerator<DeclaredFile> {
        for (const { file } of files) {
          const read = await fileIn(file, session);
          isRead &&= read !== undefined;
          if (read === undefined) continue;
          names.push(file);
          yield read;
        }
      }
      const environment = { ...systemEnvironment(), translation: session.translation };
      const answer = await declare(
        { ...optionsOf(flags), documents: documents(), nameOf: (index) => names[index] },
        environment,
      );
      await printed(answer, names, session);
      session.exitCode = !isRead ? EXIT.files : answer.result === null ? EXIT.faulty : EXIT.done;
    });

/** Returns the options of the report that flags state. */
function optionsOf(flags: Flags) {
  const { platform, platformName, siren, company } = flags;
  const isNamed = siren !== undefined || company !== undefined;
  return {
    to: flags.to,
    id: flags.id,
    name: flags.title,
    period: { start: flags.start ?? '', end: flags.end ?? '' },
    sender: { code: platform ?? '', name: platformName ?? platform ?? '' },
    ...(isNamed && { declarant: { code: siren ?? '', name: company ?? siren ?? '' } }),
    issued: flags.issued ?? nowInFrance(),
    content: flags.payments ? 'payments' : 'transactions',
    role: flags.buyer ? 'buyer' : 'seller',
    type: flags.rectifying ? 'rectifying' : 'initial',
    detail: flags.full ? 'full' : 'base',
  };
}

function nowInFrance(): string {
  return new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).replace(' ', 'T');
}

/** Returns the content of a file; undefined if it is not a document, which is reported. */
async function fileIn(file: string, session: Session): Promise<DeclaredFile | undefined> {
  try {
    const { text, bytes } = await readDocument(file, session.io);
    if (bytes !== undefined) return bytes;
    const isXml: boolean = isXmlText(text);
    if (isXml) return text;
    const read = readDocumentText(text, '$');
    if (read.ok) return read.value;
    reportFaults(
      session,
      file,
      read.faults.map((each) => worded(each, session.translation)),
      'error',
    );
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    reportFailure(session, error);
  }
  return undefined;
}

async function printed(answer: DeclareAnswer, names: readonly string[], session: Session): Promise<void> {
  const { json, output, quiet } = session.flags;
  const { result, faults, warnings, left_out } = answer;
  if (json || output) {
    await session.print(textOf(answer, output ?? 'json', session.flags, session.isShown));
    return;
  }
  for (const [file, found] of byFile(faults, names)) reportFaults(session, file, found, 'error');
  if (!quiet) {
    for (const [file, found] of byFile(warnings, names)) reportFaults(session, file, found, 'warning');
    for (const { document, description } of left_out)
      session.note(printable(session.say(texts.leftOut, { file: names[document] ?? '-', description })));
    const left = new Set(left_out.map(({ document }) => document)).size;
    if (result !== null) session.note(session.say(texts.reported, { count: names.length - left, left }));
  }
  if (result !== null) await session.print(result);
}

function byFile(faults: readonly DeclareFault[], names: readonly string[]): Map<string, DeclareFault[]> {
  return groupBy(faults, ({ document }) => (document === undefined ? '-' : (names[document] ?? '-')));
}

function reportFaults(session: Session, file: string, faults: readonly DeclareFault[], level: Finding['level']): void {
  const findings = faults.map(({ code, description, properties }) => ({
    level,
    code,
    description,
    places: properties.map((property) => ({ property, origin: undefined })),
  }));
  const heading = session.say(texts.chainProblems, { count: findings.length });
  report(session, { file, body: { file, faults }, heading, rows: true, findings });
}
