import type { MakeCommand } from '../command.ts';
import { addonCommand } from './addon.ts';
import { batchCommand } from './batch.ts';
import { buildCommand } from './build.ts';
import { bulkCommand } from './bulk.ts';
import { completionCommand } from './completion.ts';
import { correctCommand } from './correct.ts';
import { keygenCommand } from './keygen.ts';
import { mcpCommand } from './mcp.ts';
import { regimeCommand } from './regime.ts';
import { replicateCommand } from './replicate.ts';
import { ruleCommand } from './rule.ts';
import { schemaCommand } from './schema.ts';
import { serveCommand } from './serve.ts';
import { signCommand } from './sign.ts';
import { validateCommand } from './validate.ts';
import { verifyCommand } from './verify.ts';
import { versionCommand } from './version.ts';

/** All commands, in the order of the help. A new one is a file beside this and a line here. */
export const commands: readonly MakeCommand[] = [
  buildCommand,
  validateCommand,
  correctCommand,
  replicateCommand,
  signCommand,
  verifyCommand,
  keygenCommand,
  serveCommand,
  mcpCommand,
  bulkCommand,
  batchCommand,
  schemaCommand,
  regimeCommand,
  addonCommand,
  ruleCommand,
  versionCommand,
  completionCommand,
];
