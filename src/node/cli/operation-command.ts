import type { SignatureDetails, SignatureState, Verified } from '../../engine/index.ts';
import type { WordedConversion } from '../../formats/index.ts';
import type { Operation } from '../../service/operations/operation.ts';
import type { Result } from '../../service/result.ts';
import { readInput, readTextFile } from '../files/input.ts';
import { saveFiles } from './attached-files.ts';
import { command, INFILE, type MakeCommand, withFiles } from './command.ts';
import { keysFor, type OperationFlags, requestOf, withFields } from './field-flags.ts';
import { conversionIn, operate } from './operate.ts';
import { targetOf, writeResult } from './output.ts';
import { printable } from './printable.ts';
import { counted } from './report.ts';
import type { Session, Style } from './session.ts';
import { readSettings } from './set-values.ts';

/** Makes the command of an operation (chapter 09 §9.2): its arguments and flags follow from the fields of its request and from what it answers. */
export function operationCommand(operation: Operation): MakeCommand {
  const { name, summary, usage, answers, produces } = operation;
  const makesDocument = answers.includes('Document') || produces.length > 0;
  return (session) => {
    const made = command(name, `${summary.charAt(0).toLowerCase()}${summary.slice(1)}`, `\n${usage}`);
    return withFields(makesDocument ? withFiles(made) : made.argument(...INFILE), operation).action(
      async (infile: string | undefined, ...rest: unknown[]) => {
        // Commander gives the arguments, then the flags, then the command.
        const outfile = makesDocument ? (rest[0] as string | undefined) : undefined;
        const flags = rest.at(-2) as Flags;
        const target = makesDocument ? targetOf(infile, outfile, session.flags) : undefined;
        const settings = readSettings(flags);
        const template = flags.template === undefined ? undefined : readTextFile(flags.template);
        const request = requestOf(operation, flags, keysFor(operation, flags.key, session));
        const input = await readInput(infile, session.io);
        const look = (result: Result) => reportSignatures(session, result);
        const done = await operate(session, operation, { input, template, settings }, request, look);
        if (!done) return;
        const conversion = conversionIn(operation, done);
        if (conversion) reportFiles(session, conversion, flags.files);
        if (target) await writeResult(done.content ?? done.main ?? done.result, target, session);
        else if (answers.includes('OkResponse')) session.note(session.style('green', 'valid'));
      },
    );
  };
}

interface Flags extends OperationFlags {
  key?: string[];
}

/** Saves the files that are attached to an e-invoice that was read, or says that there are some. */
function reportFiles(session: Session, { media_type, files }: WordedConversion, folder: string | undefined): void {
  // Those of an e-invoice that is written are in it.
  if (media_type !== 'application/json' && folder === undefined) return;
  if (folder !== undefined) saveFiles(folder, files, session.flags.force ?? false);
  else if (files.length > 0) session.note(`${counted(files.length, 'file')} attached; --files <folder> saves them`);
}

const SAID: Readonly<Record<SignatureState, { text: string; style: Style }>> = {
  holds: { text: 'ok', style: 'green' },
  fails: { text: 'failed', style: 'red' },
  'no-key': { text: 'no key', style: 'yellow' },
};

/** Writes a line for each signature that was looked at. As JSON the error holds them already. */
function reportSignatures(session: Session, result: Result): void {
  if (session.format === 'json' && !result.ok) return;
  for (const { state, kid } of signaturesIn(result)) {
    const { text, style } = SAID[state];
    session.note(`${session.style(style, text)} ${printable(kid)}`.trimEnd());
  }
}

function signaturesIn(result: Result): readonly SignatureDetails[] {
  // With `details` the engine lists the signatures.
  return (result.ok ? (result.result as Partial<Verified>).signatures : result.signatures) ?? [];
}
