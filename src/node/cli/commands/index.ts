import { operations } from '../../../service/operations/index.ts';
import type { MakeCommand } from '../command.ts';
import { operationCommand } from '../operation-command.ts';
import { batchCommand } from './batch.ts';
import { bulkCommand } from './bulk.ts';
import { completionCommand } from './completion.ts';
import { keygenCommand } from './keygen.ts';
import { mcpCommand } from './mcp.ts';
import { addonCommand, formatsCommand, regimeCommand, ruleCommand, schemaCommand } from './reference.ts';
import { serveCommand } from './serve.ts';
import { versionCommand } from './version.ts';

/** All commands, in the order of the help: those of operations on documents first, which follow from their declarations. A new one is a file beside this
 * and a line here. */
export const commands: readonly MakeCommand[] = [
  ...operations.map(operationCommand),
  keygenCommand,
  serveCommand,
  mcpCommand,
  bulkCommand,
  batchCommand,
  schemaCommand,
  regimeCommand,
  addonCommand,
  formatsCommand,
  ruleCommand,
  versionCommand,
  completionCommand,
];
