import { type Command, Option } from 'commander';
import type { JsonObject } from '../../engine/model/json.ts';
import { readDocumentText } from '../../engine/reading/document-text.ts';
import { detailed, message } from '../../engine/text/message.ts';
import { CommandError, EXIT, usageError } from '../files/exit.ts';
import { gather } from './command.ts';

/** The flags that describe a correction. */
export interface CorrectionFlags {
  credit?: boolean;
  debit?: boolean;
  corrective?: boolean;
  type?: string;
  date?: string;
  reason?: string;
  series?: string;
  ext?: string[];
  stamp?: string[];
  copyTax?: boolean;
  data?: string;
}

/** Returns the flag for the type of a correction. Commands with other operations have --type for the type of documents. */
export function typeOfCorrection(): Option {
  return new Option('--type <key>', 'type of the correction, such as credit-note');
}

export function withCorrection(made: Command): Command {
  return made
    .option('--credit', 'make a credit note')
    .option('--debit', 'make a debit note')
    .option('--corrective', 'make a corrective invoice')
    .option('--date <yyyy-mm-dd>', 'issue date of the correction; default: today')
    .option('--reason <text>', 'why the document is corrected')
    .option('--series <code>', 'series of the correction')
    .option('--ext <key=code>', 'extension that the regime or an addon requires; repeatable', gather)
    .option('--stamp <provider=value>', 'stamp of the original document; repeatable', gather)
    .option('--copy-tax', 'copy the tax totals of the original document')
    .option('-d, --data <json>', 'options of the correction as an object; they override the other flags');
}

/** Returns the correction options from the flags (chapter 09 §9.2). Members of `--data` override the other flags. */
export function correctionOf(flags: CorrectionFlags): JsonObject {
  const options: JsonObject = {};
  if (flags.credit) options.type = 'credit-note';
  if (flags.debit) options.type = 'debit-note';
  if (flags.corrective) options.type = 'corrective';
  if (flags.type !== undefined) options.type = flags.type;
  if (flags.date !== undefined) options.issue_date = flags.date;
  if (flags.series !== undefined) options.series = flags.series;
  if (flags.stamp)
    options.stamps = flags.stamp.map((pair) => pairOf(pair, '--stamp')).map(([prv, val]) => ({ prv, val }));
  if (flags.reason !== undefined) options.reason = flags.reason;
  if (flags.ext) options.ext = Object.fromEntries(flags.ext.map((pair) => pairOf(pair, '--ext')));
  if (flags.copyTax) options.copy_tax = true;
  return flags.data === undefined ? options : { ...options, ...dataOf(flags.data) };
}

function pairOf(text: string, flag: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw usageError('{flag} needs key=value, but got "{text}"', { flag, text });
  return [text.slice(0, at), text.slice(at + 1)];
}

function dataOf(text: string): JsonObject {
  const read = readDocumentText(text, 'options');
  if (read.ok) return read.value;
  throw new CommandError(detailed(message('{flag}', { flag: '--data' }), ...read.faults.slice(0, 1)), EXIT.usage);
}
