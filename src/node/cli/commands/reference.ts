import type { Command } from 'commander';
import * as engine from '../../../engine/index.ts';
import { formatDefinition, formatSummaries } from '../../../formats/index.ts';
import { examples } from '../../../service/examples/index.ts';
import { ruleList, ruleOf } from '../../../service/rules/index.ts';
import { CommandError, EXIT } from '../../files/exit.ts';
import { command, type MakeCommand } from '../command.ts';
import { textOf } from '../output.ts';
import type { Session } from '../session.ts';

/** Reference data that a command prints. */
interface Printed {
  /** Looks up an entry by its name, as it was typed but for `.json` at its end. */
  find: (name: string, flags: { bundle?: boolean }) => object | undefined | Promise<object | undefined>;
  /** Returns what is printed without a name. */
  list: () => object | Promise<object>;
}

/** Adds to a command with one argument, a name, that it prints the entry of that name, or all entries. */
function printing(made: Command, session: Session, { find, list }: Printed): Command {
  return made.action(async (name: string | undefined, flags: { bundle?: boolean }) => {
    await engine.load('all');
    const found = name === undefined ? await list() : await find(name.replace(/\.json$/i, ''), flags);
    if (!found) throw new CommandError(`${made.name()} not found: ${name}`, EXIT.usage, undefined, 'not-found');
    await session.print(textOf(found, session.flags.output ?? 'json', session.flags));
  });
}

/** `billwright schema`: the IDs of all schemas, or one JSON Schema, with `--bundle` with all that it refers to. */
export const schemaCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright schema --bundle bill/invoice
  $ billwright schema --indent`;
  const made = command('schema', 'print the JSON Schema of a kind of document, or list them', examples)
    .argument('[path]', 'path of the schema, such as bill/invoice')
    .option('--bundle', 'put in the definitions that the schema refers to');
  return printing(made, session, {
    find: (path, { bundle }) => (bundle ? engine.bundledSchema : engine.jsonSchema)(path),
    list: () => ({ schemas: engine.schemaIds() }),
  });
};

/** `billwright regime`: all tax regimes, or the whole definition of one. */
export const regimeCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright regime ES --output yaml`;
  const made = command('regime', "print a country's tax regime, or list them", examples);
  return printing(made.argument('[code]', 'country of the regime, such as ES'), session, {
    find: engine.regimeDefinition,
    list: () => ({ regimes: engine.regimeSummaries() }),
  });
};

/** `billwright addon`: all addons, or the whole definition of one. */
export const addonCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright addon es-facturae-v3 --indent`;
  const made = command('addon', 'print an addon, or list them', examples);
  return printing(made.argument('[key]', 'key of the addon, such as es-facturae-v3'), session, {
    find: engine.addonDefinition,
    list: () => ({ addons: engine.addonSummaries() }),
  });
};

/** `billwright format`: the formats of e-invoices, or all that is known of one. */
export const formatCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright format xrechnung-ubl --indent`;
  const made = command('format', 'print a format of e-invoices, or list them', examples);
  return printing(made.argument('[key]', 'key of the format, such as en16931-ubl'), session, {
    find: formatDefinition,
    list: () => ({ formats: formatSummaries() }),
  });
};

/** `billwright catalogue`: the lists of codes that the standard refers to, or one of them. */
export const catalogueCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright catalogue untdid --indent`;
  const made = command('catalogue', 'print a list of codes, or name the lists', examples);
  return printing(made.argument('[key]', 'key of the list, such as untdid'), session, {
    find: engine.catalogueDefinition,
    list: async () => ({ catalogues: await engine.catalogueSummaries() }),
  });
};

/** `billwright example`: the example documents, or one of them. */
export const exampleCommand: MakeCommand = (session) => {
  const usage = `
  $ billwright example es-invoice --output yaml`;
  const made = command('example', 'print an example of a document, or list them', usage);
  return printing(made.argument('[name]', 'name of the example, such as es-invoice'), session, {
    find: (name) => examples.find((each) => each.name === name)?.load(),
    list: () => ({ examples: examples.map(({ load: _, ...summary }) => summary) }),
  });
};

/** `billwright rule`: what the code of a fault means. */
export const ruleCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright rule BW-UUID`;
  const made = command('rule', 'explain the code of a fault, or list the codes', examples);
  return printing(made.argument('[code]', 'code as faults have it, such as GOBL-BILL-INVOICE-06'), session, {
    find: async (code) => (await ruleOf(code)) ?? (await ruleOf(code.toUpperCase())),
    list: async () => ({ rules: await ruleList() }),
  });
};
