import { operations } from '../../../service/operations/index.ts';
import type { MakeCommand } from '../command.ts';
import { operationCommand } from '../operation-command.ts';
import { batchCommand } from './batch.ts';
import { bulkCommand } from './bulk.ts';
import { completionCommand } from './completion.ts';
import { explainCommand } from './explain.ts';
import { keygenCommand } from './keygen.ts';
import { manCommand } from './man.ts';
import { mcpCommand } from './mcp.ts';
import {
  addonCommand,
  catalogueCommand,
  examplesCommand,
  formatsCommand,
  regimeCommand,
  ruleCommand,
  schemaCommand,
} from './reference.ts';
import { serveCommand } from './serve.ts';
import { versionCommand } from './version.ts';
import { watchCommand } from './watch.ts';

/** All commands, in the order of the help: those of operations on documents first, which follow from their declarations. A new one is a file beside this
 * and a line here. */
export const commands: readonly MakeCommand[] = [
  ...operations.map(operationCommand),
  explainCommand,
  keygenCommand,
  serveCommand,
  mcpCommand,
  bulkCommand,
  batchCommand,
  watchCommand,
  schemaCommand,
  regimeCommand,
  addonCommand,
  formatsCommand,
  catalogueCommand,
  examplesCommand,
  ruleCommand,
  versionCommand,
  completionCommand,
  manCommand,
];
