import { Command, CommanderError } from 'commander';
import { jsonText } from '../../engine/reading/json-text.ts';
import { VERSION } from '../../engine/version.ts';
import { withGlobalFlags } from './command.ts';
import { commands } from './commands/index.ts';
import { CommandError, EXIT } from './exit.ts';
import { NothingGiven } from './input.ts';
import { type GlobalFlags, type Io, Session } from './session.ts';

/** Runs `billwright` with the arguments after its name, and gives the exit code (chapter 09 §9.4). */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const session = new Session(io, args);
  const program = programOf(session);
  if (args.length === 0) {
    program.outputHelp();
    return EXIT.done;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return session.exitCode;
  } catch (error) {
    return explained(error, session, program);
  }
}

function programOf(session: Session): Command {
  const { stdout, stderr } = session.io;
  const program = withGlobalFlags(new Command('billwright'))
    .description('Writes, completes and checks business documents: invoices and what belongs to them.')
    .usage('<command> [options] [infile] [outfile]')
    .version(VERSION, '-V, --version', 'print the release')
    .configureHelp({ showGlobalOptions: true, helpWidth: 100 })
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'billwright: ')),
    })
    .hook('preAction', () => {
      session.flags = program.opts<GlobalFlags>();
    });
  for (const make of commands) {
    const made = make(session).configureOutput(program.configureOutput()).configureHelp(program.configureHelp());
    const usage = `usage: billwright ${made.name()} ${made.usage()}; billwright ${made.name()} --help tells more`;
    program.addCommand(made.showHelpAfterError(usage).exitOverride());
  }
  const usage = 'usage: billwright <command> [options]; billwright --help lists the commands';
  return program.showHelpAfterError(usage).exitOverride();
}

/** Says what ended a command, and gives the exit code for it. */
function explained(error: unknown, session: Session, program: Command): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof NothingGiven) {
    program.commands.find((each) => each.name() === program.args[0])?.outputHelp({ error: true });
    return EXIT.usage;
  }
  if (error instanceof CommandError) {
    complain(session, error.message, error.exit, error.file);
    return error.exit;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  complain(session, `internal error: ${stack}`, EXIT.internal);
  return EXIT.internal;
}

function complain(session: Session, message: string, exit: number, file?: string): void {
  const isOurs = exit === EXIT.internal;
  const body = { code: isOurs ? 500 : 400, key: isOurs ? 'internal' : 'input', message, ...(file && { file }) };
  session.complain(session.flags.json ? jsonText(body) : `billwright: ${message}`);
}
