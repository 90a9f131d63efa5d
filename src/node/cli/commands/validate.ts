import { validate } from '../../../service/operations.ts';
import { command, type MakeCommand } from '../command.ts';
import { readInput } from '../input.ts';
import { operate } from '../operate.ts';

const EXAMPLES = `
  $ billwright validate built.json
  valid`;

/** `billwright validate`: checks a document as it stands (chapter 09 §4.2). Only the exit code and a note tell. */
export const validateCommand: MakeCommand = (session) =>
  command('validate', 'check a document as it stands', EXAMPLES)
    .argument('[infile]', 'file to read, in JSON or YAML; - or none for standard input')
    .action(async (infile: string | undefined) => {
      const input = await readInput(infile, session.io);
      const done = await operate(session, validate, { input });
      if (done) session.note(session.style('green', 'valid'));
    });
