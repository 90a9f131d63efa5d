import '../../translations/program.ts';
import { Command, CommanderError } from 'commander';
import { jsonText } from '../../engine/reading/json-text.ts';
import { message } from '../../engine/text/message.ts';
import { VERSION } from '../../engine/version.ts';
import { messagesIn } from '../../translations/messages.ts';
import { CommandError, EXIT, openFilesError, usageError } from '../files/exit.ts';
import { NoInput } from '../files/input.ts';
import type { Io } from '../files/io.ts';
import { withGlobalFlags } from './command.ts';
import { helpEnd, helpIn, helpWidth, mistakeInWords, translateCommand, withSuggestion } from './commander-words.ts';
import { commands, describesAll, groupOf } from './commands/index.ts';
import listed from './commands/listed.json' with { type: 'json' };
import { FAULT_FORMATS, LIST_FORMATS } from './findings.ts';
import { openPage, pageIn, pagesInHelp, withPages } from './help-pages.ts';
import { Reported, readRules } from './house-rules.ts';
import { reportFailure } from './report.ts';
import { sarifLog } from './sarif.ts';
import { type GlobalFlags, Session } from './session.ts';
import * as texts from './texts.ts';

/** Called with the command that is about to run. */
export type Begin = (command: Command) => void;

/** Runs `billwright` with the arguments after its name and returns the exit code (chapter 09 §9.4). */
export async function run(given: readonly string[], io: Io, begin: Begin = () => {}): Promise<number> {
  const args = helpLast(given);
  const session = new Session(io);
  // Read before the other flags, so that their errors too can be reported as JSON.
  session.flags = flagsBefore(args);
  const { language } = session;
  if (language !== undefined) session.translation = await messagesIn([language]);
  const printed: Promise<void>[] = [];
  const wanted = wantedBy(args);
  const made = await Promise.all(
    Object.entries(commands).map(async ([name, load]) =>
      wanted.has(name) ? (await load())(session) : listedCommand(name),
    ),
  );
  const first = args.find((argument) => wanted.has(argument));
  const running = made.find((each) => each.name() === first);
  const program = programOf(session, made, running, begin, (text) => printed.push(session.print(text)));
  const page = pageIn(beforeEnd(args));
  const exit = await (page === undefined ? Promise.resolve() : openPage(running ?? program, page))
    .then(() => parsed(program, args))
    .then(() => Promise.all(printed))
    .then(
      () => session.exitCode,
      (error: unknown) => explained(error, session, program),
    );
  if (session.format === 'sarif' && !session.hasSarif)
    session.complain(jsonText(sarifLog(session.found, session.troubles, exit)));
  return exit;
}

/** Returns arguments in which a command precedes the request for its help: `help build` and `--help build` are `build --help`. */
function helpLast(args: readonly string[]): readonly string[] {
  const [help = '', name = '', ...rest] = args;
  return ['help', '--help', '-h'].includes(help) && Object.hasOwn(commands, name) ? [name, '--help', ...rest] : args;
}

/** Returns the requested format of faults, by the arguments. */
function flagsBefore(args: readonly string[]): GlobalFlags {
  const flags = beforeEnd(args);
  const named = flagIn('--format', flags);
  const format = [...FAULT_FORMATS, ...LIST_FORMATS].find((each) => each === named);
  const language = flagIn('--language', flags);
  return { json: flags.includes('--json'), ...(format && { format }), ...(language !== undefined && { language }) };
}

/** Returns the value that an argument gives a flag, as `--flag value` or `--flag=value`. */
function flagIn(flag: string, args: readonly string[]): string | undefined {
  const at = args.indexOf(flag);
  if (at >= 0) return args[at + 1];
  return args.find((each) => each.startsWith(`${flag}=`))?.slice(flag.length + 1);
}

/** Returns the arguments before `--`, which may be flags. */
function beforeEnd(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return end < 0 ? args : args.slice(0, end);
}

/** Returns the names of the commands to load: the commands among the arguments, or all if a command describes them. */
function wantedBy(args: readonly string[]): ReadonlySet<string> {
  const named = beforeEnd(args).filter((argument) => Object.hasOwn(commands, argument));
  return new Set(named.some((name) => describesAll.has(name)) ? Object.keys(commands) : named);
}

/** Returns a command for the help, without loading its action. */
function listedCommand(name: string): Command {
  return new Command(name).description((listed as Readonly<Record<string, string>>)[name] ?? '');
}

/** Runs the command that the arguments name. Requested help is not an error. */
async function parsed(program: Command, args: readonly string[]): Promise<void> {
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof Reported || (error instanceof CommanderError && error.exitCode === 0)) return;
    throw error;
  }
}

function programOf(
  session: Session,
  made: readonly Command[],
  running: Command | undefined,
  begin: Begin,
  print: (text: string) => void,
): Command {
  const program = withGlobalFlags(new Command('billwright'), running)
    .description('Builds, checks, converts, corrects and signs invoices and other business documents.')
    .usage('<command> [options] [infile] [outfile]')
    .version(VERSION, '-V, --version', 'print the version')
    .configureHelp({
      showGlobalOptions: true,
      helpWidth: helpWidth(session),
      // The descriptions of commands have 33 characters on a terminal of 80.
      minWidthToWrap: 30,
      ...pagesInHelp,
      ...helpIn(session.translation),
    })
    .configureOutput({
      writeOut: print,
      // For programs, an error is reported once its text is complete.
      writeErr: (text) => void (isForPeople(session) && session.io.stderr.write(text)),
      outputError: (text, write) =>
        write(`billwright: ${mistakeInWords(withSuggestion(text.replace(/^error: /, '')), session.translation)}`),
    })
    .hook('preAction', async (_, action) => {
      session.flags = program.opts<GlobalFlags>();
      session.house = await readRules(session);
      begin(action);
    });
  for (const each of made) {
    each.configureOutput(program.configureOutput());
    each.configureHelp({ ...program.configureHelp(), ...each.configureHelp() });
    const usage = session.say('usage: billwright {name} {usage}; see billwright {name} --help', {
      name: each.name(),
      usage: each.usage(),
    });
    each.addHelpText('after', () => helpEnd(each, session));
    each.helpGroup(groupOf(each.name()));
    program.addCommand(each.showHelpAfterError(usage).exitOverride(), { hidden: each.name() === 'names' });
  }
  program.addHelpCommand(
    new Command('help').arguments('[command] [page]').description(texts.help).helpGroup(texts.thisProgram),
  );
  withPages(program, [{ name: 'options', title: session.say(texts.pages.options), options: [...program.options] }]);
  program.addHelpText('after', () => helpEnd(program, session));
  const usage = session.say('usage: billwright <command> [options]; billwright --help lists the commands');
  if (session.translation) for (const each of [program, ...made]) translateCommand(each, session.translation);
  return program.showHelpAfterError(usage).exitOverride();
}

/** Reports the error that ended a command and returns its exit code. */
function explained(error: unknown, session: Session, program: Command): number {
  if (error instanceof CommanderError) {
    if (!isForPeople(session)) reportFailure(session, usageError('{mistake}', { mistake: mistakeIn(error, session) }));
    return EXIT.usage;
  }
  if (error instanceof NoInput) {
    if (!isForPeople(session))
      reportFailure(session, usageError('no input: name a file, or give - for standard input'));
    else program.commands.find((each) => each.name() === program.args[0])?.outputHelp({ error: true });
    return EXIT.usage;
  }
  const failure = error instanceof CommandError ? error : openFilesError(error);
  if (failure) {
    reportFailure(session, failure);
    return failure.exit;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  reportFailure(
    session,
    new CommandError(message('internal error: {stack}', { stack }), EXIT.internal, undefined, 'internal'),
  );
  return EXIT.internal;
}

/** Whether commander's own messages are printed: not if a program reads them. */
function isForPeople({ format }: Session): boolean {
  return format === 'text' || format === 'gnu';
}

/** Returns commander's message as one line. */
function mistakeIn({ code, message }: CommanderError, session: Session): string {
  if (code === 'commander.help') return session.say('no command given; billwright --help lists them');
  const mistake = withSuggestion(message.replace(/^error: /, ''));
  return mistakeInWords(mistake, session.translation).trimEnd().replaceAll('\n', ' ');
}
