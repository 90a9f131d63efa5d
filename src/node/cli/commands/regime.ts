import { load, regimeDefinition, regimeSummaries } from '../../../engine/index.ts';
import { command, type MakeCommand } from '../command.ts';
import { printFound, printReference } from '../reference.ts';

const EXAMPLES = `
  $ billwright regime ES --output yaml`;

/** `billwright regime`: all tax regimes, or the whole definition of one. */
export const regimeCommand: MakeCommand = (session) =>
  command('regime', "print a country's tax regime, or list them", EXAMPLES)
    .argument('[code]', 'country of the regime, such as ES')
    .action(async (code: string | undefined) => {
      await load('all');
      if (code === undefined) await printReference(session, { regimes: regimeSummaries() });
      else await printFound(session, regimeDefinition(code.replace(/\.json$/i, '')), `regime not found: ${code}`);
    });
