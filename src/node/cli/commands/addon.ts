import { addonDefinition, addonSummaries, load } from '../../../engine/index.ts';
import { command, type MakeCommand } from '../command.ts';
import { printFound, printReference } from '../reference.ts';

const EXAMPLES = `
  $ billwright addon es-facturae-v3 --indent`;

/** `billwright addon`: all addons, or the whole definition of one. */
export const addonCommand: MakeCommand = (session) =>
  command('addon', 'print an addon, or list them', EXAMPLES)
    .argument('[key]', 'key of the addon, such as es-facturae-v3')
    .action(async (key: string | undefined) => {
      await load('all');
      if (key === undefined) await printReference(session, { addons: addonSummaries() });
      else await printFound(session, addonDefinition(key.replace(/\.json$/i, '')), `addon not found: ${key}`);
    });
