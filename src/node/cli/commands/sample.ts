import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Option } from 'commander';
import { type Message, message } from '../../../engine/text/message.ts';
import { nearest } from '../../../engine/text/nearest.ts';
import type { Format } from '../../../formats/declare/format.ts';
import { rulesOfSets } from '../../../formats/index.ts';
import { formatOf, formats } from '../../../formats/list/formats.ts';
import { CommandError, EXIT, fileError, usageError } from '../../files/exit.ts';
import { refuseExisting, writeFilesWhole } from '../../files/write-file.ts';
import { command, gather, type MakeCommand, numberOption } from '../command.ts';
import { textOf } from '../output.ts';
import { SAMPLE_TYPES, type Sample, SampleMaker, type SampleType } from '../sample/make.ts';
import type { Session } from '../session.ts';
import * as texts from '../texts.ts';

interface Flags {
  format: string;
  type: SampleType;
  count: number;
  seed: number;
  break?: string[];
}

/** The value of `--break` that stands for each fatal rule of the format. */
const ALL = 'all';

const NOTES = [
  'Makes e-invoices between invented companies, to test a program with. They are valid. The same seed and version give the same files. A .json file next to each says what is wrong in it.',
  'With --break, each file breaks a rule, and sometimes others with it. Exits with 1 if Billwright knows no change that breaks one of the rules.',
  '$ billwright sample samples --format xrechnung-cii --count 100 --seed 7',
  '$ billwright sample credits --format pint-ae --type credit-note --count 20',
  '$ billwright sample broken --format peppol-ubl --break BR-CO-15 --break PEPPOL-EN16931-R010',
  '$ billwright sample broken --format xrechnung-ubl --break all',
];

/** `billwright sample`: makes e-invoices to test programs with, valid or with a rule broken. */
export const sampleCommand: MakeCommand = (session) =>
  command('sample', 'make e-invoices to test programs with', '', NOTES)
    .argument('[folder]', 'folder to write to; without it, one file goes to standard output')
    .requiredOption('--format <key>', 'format of the e-invoices, such as xrechnung-ubl')
    .addOption(new Option('-t, --type <name>', 'type of the documents').choices(SAMPLE_TYPES).default('invoice'))
    .addOption(numberOption('--count <number>', 'number of files; with --break, for each rule').default(1))
    .addOption(numberOption('--seed <number>', 'seed of the random choices').default(1))
    .option('--break <rule>', 'rule to break, or all for each fatal rule of the format; repeatable', gather)
    .action(async (folder: string | undefined, flags: Flags) => {
      const format = formatFor(flags.format);
      const rules = flags.break === undefined ? [undefined] : await rulesToBreak(format, flags.break);
      if (folder === undefined && (rules.length > 1 || flags.count > 1))
        throw usageError('give a folder to write several files to');
      if (folder !== undefined) mkdirAt(folder);
      const written: Written[] = [];
      const unbroken = new Set<string>();
      for await (const { number, rule, sample } of samplesOf(format, flags, rules)) {
        if (sample) written.push(await put(session, folder, nameOf(format, flags.seed, number, rule), rule, sample));
        else if (rule !== undefined) unbroken.add(rule);
        else throw new CommandError(noSamples(format, flags.type), EXIT.usage);
      }
      await report(session, folder, written, [...unbroken]);
    });

const noSamples = ({ key }: Format, type: SampleType): Message =>
  type === 'invoice'
    ? message('there are no samples of {format}', { format: key })
    : message('there are no credit notes among the samples of {format}', { format: key });

/** Makes the samples of a format: for each rule to break, or valid. */
async function* samplesOf(format: Format, { seed, count, type }: Flags, rules: readonly (string | undefined)[]) {
  const maker = new SampleMaker(format, seed, type);
  for (const rule of rules) {
    for (let number = 1; number <= count; number++) {
      yield { number, rule, sample: await (rule === undefined ? maker.valid(number) : maker.broken(number, rule)) };
    }
  }
}

/** A file that was written. */
interface Written {
  file: string;
  rule?: string;
  verdict: Sample['verdict'];
}

function formatFor(key: string): Format {
  const known = formats.filter(({ writes }) => writes);
  const format = formatOf(key);
  if (format?.writes) return format;
  const near = nearest(
    key,
    known.map((each) => each.key),
  );
  throw near === undefined
    ? usageError('Billwright does not write a format {key}; "billwright format" lists them', { key })
    : usageError('Billwright does not write a format {key}; did you mean {near}?', { key, near });
}

/** Returns the rules to break; refuses those that the format does not have. */
async function rulesToBreak(format: Format, given: readonly string[]): Promise<string[]> {
  if (format.container !== undefined)
    throw usageError('rules are broken in XML files; use --format {format}', { format: format.container.carries });
  const rules = await rulesOfSets(format.rules.map(({ key }) => key));
  const fatal = () => rules.filter(({ sets }) => sets.some(({ level }) => level === 'fatal')).map(({ code }) => code);
  const codes: readonly string[] = rules.map(({ code }) => code);
  return given
    .flatMap((each) => each.split(','))
    .flatMap((code) => {
      if (code === ALL) return fatal();
      if (codes.includes(code)) return [code];
      const near = nearest(code, codes);
      throw near === undefined
        ? usageError('{format} has no rule {code}', { format: format.key, code })
        : usageError('{format} has no rule {code}; did you mean {near}?', { format: format.key, code, near });
    });
}

function mkdirAt(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw fileError('write', folder, error);
  }
}

/** Returns the name of a file: `xrechnung-ubl-7-001.xml`, `xrechnung-ubl-7-001-BR-DE-15.xml`. */
function nameOf({ key, container }: Format, seed: number, number: number, rule: string | undefined): string {
  const broken = rule === undefined ? '' : `-${rule.replace(/[^\w.-]/g, '_')}`;
  return `${key}-${seed}-${String(number).padStart(3, '0')}${broken}.${container === undefined ? 'xml' : 'pdf'}`;
}

/** Writes a sample with its verdict, or prints it without a folder. */
async function put(
  session: Session,
  folder: string | undefined,
  name: string,
  rule: string | undefined,
  { content, verdict }: Sample,
): Promise<Written> {
  const broken = rule === undefined ? {} : { rule };
  if (folder === undefined) {
    await session.print(content, typeof content === 'string');
    return { file: '-', ...broken, verdict };
  }
  const file = join(folder, name);
  const beside = file.replace(/\.\w+$/, '.json');
  if (!session.flags.force) for (const each of [file, beside]) refuseExisting(each);
  writeFilesWhole([
    { file, content },
    { file: beside, content: `${JSON.stringify({ file: name, ...broken, ...verdict }, null, 2)}\n` },
  ]);
  return { file, ...broken, verdict };
}

async function report(
  session: Session,
  folder: string | undefined,
  written: readonly Written[],
  unbroken: readonly string[],
): Promise<void> {
  const { json, output } = session.flags;
  if (folder !== undefined && (json || output)) {
    const files = written.map(({ file, rule, verdict }) => ({ file, ...(rule !== undefined && { rule }), ...verdict }));
    await session.print(textOf({ files, unbroken }, output ?? 'json', session.flags, session.isShown));
  } else if (folder !== undefined) session.note(session.say(texts.samplesWritten, { count: written.length, folder }));
  if (unbroken.length > 0) {
    session.complain(session.say(texts.unbroken, { rules: unbroken.join(', ') }));
    session.exitCode = EXIT.faulty;
  }
}
