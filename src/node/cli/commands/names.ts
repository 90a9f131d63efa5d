import { Argument } from 'commander';
import * as engine from '../../../engine/index.ts';
import { load } from '../../../engine/loading.ts';
import { SCHEMA_BASE } from '../../../engine/model/schema-id.ts';
import { addonKeys, regimeCountries } from '../../../engine/registry.ts';
import { formatSummaries } from '../../../formats/index.ts';
import { examples } from '../../../service/examples/index.ts';
import { ruleList } from '../../../service/rules/index.ts';
import { command, type MakeCommand } from '../command.ts';

/** The names of each kind, for completion in shells. */
const NAMES = {
  schema: () => engine.schemaIds().map((id) => id.slice(SCHEMA_BASE.length)),
  regime: () => regimeCountries,
  addon: () => addonKeys,
  format: () => formatSummaries().map(({ key }) => key),
  catalogue: async () => (await engine.catalogueSummaries()).map(({ key }) => key),
  example: () => examples.map(({ name }) => name),
  rule: async () => (await ruleList()).map(({ code }) => code),
} satisfies Record<string, () => readonly string[] | Promise<readonly string[]>>;

/** The kinds whose names are only known once all regimes and addons are loaded. */
const OF_MODULES: readonly string[] = ['rule'];

export type NameKind = keyof typeof NAMES;

/** `billwright names`: the names of a kind, a line each, for shell scripts. Hidden from the help. */
export const namesCommand: MakeCommand = (session) =>
  command('names', 'print names for shell completion')
    .addArgument(new Argument('<kind>', 'the kind of names').choices(Object.keys(NAMES)))
    .action(async (kind: NameKind) => {
      if (OF_MODULES.includes(kind)) await load('all');
      await session.print((await NAMES[kind]()).map((name) => `${name}\n`).join(''));
    });
