import { Command, InvalidArgumentError, Option } from 'commander';
import { FAULT_FORMATS, LIST_FORMATS } from './findings.ts';
import type { Session } from './session.ts';

/** Makes a `commander` command whose action runs in the session. */
export type MakeCommand = (session: Session) => Command;

/** The text at the end of a command's help. */
interface HelpEnd {
  examples: string;
  notes: readonly string[];
}

const helpEnds = new WeakMap<Command, HelpEnd>();

/** Returns a command with a one-line summary and examples for its help, which a test runs. */
export function command(name: string, summary: string, examples = '', notes: readonly string[] = []): Command {
  const made = new Command(name).description(summary).allowExcessArguments(false);
  helpEnds.set(made, { examples, notes });
  return made;
}

/** Adds paragraphs to the end of the help of a command. */
export function withNotes(made: Command, ...notes: readonly string[]): Command {
  const { examples = '', notes: before = [] } = helpEnds.get(made) ?? {};
  helpEnds.set(made, { examples, notes: [...before, ...notes] });
  return made;
}

/** Returns the examples and paragraphs at the end of the help of a command. */
export function helpEndOf(made: Command): HelpEnd {
  return helpEnds.get(made) ?? { examples: '', notes: [] };
}

/** The argument of commands that read a document. */
export const INFILE = ['[infile]', 'file to read, in JSON, YAML, XML or PDF; - or nothing for standard input'] as const;

/** The argument of a command that checks documents. */
export const INFILES = [
  '[infiles...]',
  'files to read, in JSON, YAML, XML or PDF; - or nothing for standard input',
] as const;

/** Adds the arguments of a command that turns a document into a document. */
export function withFiles(made: Command): Command {
  return made.argument(...INFILE).argument('[outfile]', 'file to write; - or nothing for standard output');
}

/** Collects the values of a repeatable flag. */
export function gather(value: string, before: string[] | undefined): string[] {
  return [...(before ?? []), value];
}

/** Adds the flags that set values of the document (chapter 09 §9.3) and its type. */
export function withValues(made: Command): Command {
  return made
    .option('--set <key=value>', 'set a value, read as YAML; repeatable', gather)
    .option('--set-string <key=value>', 'set a value that is always text; repeatable', gather)
    .option('--set-file <key=file>', 'set a value from a file, in YAML or JSON; repeatable', gather)
    .option('-T, --template <file>', 'document to merge the input over')
    .option('-t, --type <name>', 'type of a document without $schema, such as bill/invoice or invoice');
}

/** Adds the flags of all commands (chapter 09 §9.1), except those that the command itself has. */
export function withGlobalFlags(program: Command, running?: Command): Command {
  const own = running?.options.map(({ long }) => long) ?? [];
  for (const option of globalFlags()) if (!own.includes(option.long)) program.addOption(option);
  return program;
}

function globalFlags(): Option[] {
  return [
    new Option('-i, --indent', 'indent JSON with two spaces'),
    new Option('--tab', 'indent JSON with tabs'),
    new Option('-f, --force', 'overwrite the output file'),
    new Option('-w, --in-place', 'overwrite the input file with the result'),
    new Option('-o, --output <format>', 'format of the result').choices(['json', 'yaml']),
    new Option(
      '--format <name>',
      'how to write faults: for people (text), programs (json), editors (gnu), GitHub annotations, or code scanning (sarif); inbox also writes its list as JSON lines (jsonl) and JUnit (junit)',
    ).choices([...FAULT_FORMATS, ...LIST_FORMATS]),
    new Option('--json', 'write JSON on a terminal too, and faults as with --format json'),
    new Option(
      '--language <code>',
      'language of help, faults, warnings and differences, such as de; with convert, also of a PDF (on a terminal, env: LC_ALL, LC_MESSAGES, LANG)',
    ).argParser(languageTag),
    new Option('-q, --quiet', 'hide notes and warnings'),
    new Option('--strict', 'reject input that would be changed, dropped or not known, instead of warning'),
    new Option('--rules <file>', 'house rules to apply in addition, in YAML or JSON'),
    new Option('--color', 'always use colours (env: FORCE_COLOR)'),
    new Option('--no-color', 'never use colours (env: NO_COLOR)'),
  ];
}

function languageTag(text: string): string {
  if (/^[a-z]{2,3}([-_][a-z0-9]{2,8}){0,8}$/i.test(text)) return text;
  throw new InvalidArgumentError('Give the code of a language, such as de.');
}

/** Returns a flag that takes an integer of 1 or more. */
export function numberOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser((text) => {
    if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
    throw new InvalidArgumentError('Give a whole number, 1 or more.');
  });
}
