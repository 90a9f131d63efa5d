import { load } from '../../../engine/index.ts';
import { ruleOf } from '../../../service/rules/index.ts';
import { command, type MakeCommand } from '../command.ts';
import { printFound } from '../reference.ts';

const EXAMPLES = `
  $ billwright rule BW-UUID`;

/** `billwright rule`: what the code of a fault means. */
export const ruleCommand: MakeCommand = (session) =>
  command('rule', 'explain the code of a fault', EXAMPLES)
    .argument('<code>', 'code as faults have it, such as GOBL-BILL-INVOICE-06')
    .action(async (code: string) => {
      await load('all');
      await printFound(session, await ruleOf(code.toUpperCase()), `rule not found: ${code}`);
    });
