import type { chains } from '../../../operations/many/index.ts';
import { operationNames } from '../../../operations/names.ts';
import type { MakeCommand } from '../command.ts';
import { dashed } from '../dashed.ts';
import * as texts from '../texts.ts';

/**
 * All commands by name, in help order: first those derived from operations on documents. A new command is a file in this folder and a line
 * here. Each is loaded only when needed.
 */
export const commands: Readonly<Record<string, () => Promise<MakeCommand>>> = {
  ...Object.fromEntries(operationNames.map((name) => [dashed(name), () => commandOf(name)])),
  explain: async () => (await import('./explain.ts')).explainCommand,
  keygen: async () => (await import('./keygen.ts')).keygenCommand,
  serve: async () => (await import('./serve.ts')).serveCommand,
  mcp: async () => (await import('./mcp.ts')).mcpCommand,
  bulk: async () => (await import('./bulk.ts')).bulkCommand,
  batch: async () => (await import('./batch.ts')).batchCommand,
  inbox: async () => (await import('./inbox.ts')).inboxCommand,
  watch: async () => (await import('./watch.ts')).watchCommand,
  fix: async () => (await import('./fix.ts')).fixCommand,
  declare: async () => (await import('./declare.ts')).declareCommand,
  verifactu: async () => (await import('./verifactu.ts')).verifactuCommand,
  zatca: () => chainCommandOf('zatca'),
  sample: async () => (await import('./sample.ts')).sampleCommand,
  schema: async () => (await import('./reference.ts')).schemaCommand,
  regime: async () => (await import('./reference.ts')).regimeCommand,
  addon: async () => (await import('./reference.ts')).addonCommand,
  format: async () => (await import('./reference.ts')).formatCommand,
  catalogue: async () => (await import('./reference.ts')).catalogueCommand,
  example: async () => (await import('./reference.ts')).exampleCommand,
  rule: async () => (await import('./reference.ts')).ruleCommand,
  version: async () => (await import('./version.ts')).versionCommand,
  completion: async () => (await import('./completion.ts')).completionCommand,
  man: async () => (await import('./man.ts')).manCommand,
  names: async () => (await import('./names.ts')).namesCommand,
};

/** The help headings with their commands. Commands on documents come first. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  [texts.signatures]: ['sign', 'verify', 'keygen'],
  [texts.manyDocuments]: ['batch', 'inbox', 'watch', 'bulk', 'declare', 'verifactu', 'zatca', 'sample'],
  [texts.servers]: ['serve', 'mcp'],
  [texts.reference]: ['schema', 'regime', 'addon', 'format', 'catalogue', 'example', 'rule'],
  [texts.thisProgram]: ['version', 'completion', 'man'],
};

/** Returns the help heading of a command. */
export function groupOf(name: string): string {
  return Object.keys(GROUPS).find((heading) => GROUPS[heading]?.includes(name)) ?? texts.documents;
}

/** Commands that describe all others. */
export const describesAll: ReadonlySet<string> = new Set(['completion', 'man']);

async function commandOf(name: (typeof operationNames)[number]): Promise<MakeCommand> {
  const loading = [import('../../../operations/all.ts'), import('../operation-command.ts')] as const;
  const [operations, { operationCommand }] = await Promise.all(loading);
  return operationCommand(operations[name]);
}

/** Returns the command of a check of chains that has no other action. */
async function chainCommandOf(name: keyof typeof chains): Promise<MakeCommand> {
  const loading = [import('../../../operations/many/index.ts'), import('../chains.ts')] as const;
  const [many, { chainCommand }] = await Promise.all(loading);
  return chainCommand(many.chains[name]);
}
