import type { CompleteRequest, CompleteResult } from '@modelcontextprotocol/sdk/types.js';
import { CODE, RpcError } from './errors.ts';
import { valuesOf } from './prompts.ts';
import { resourceLists } from './resource-lists.ts';
import { templateOf } from './resources.ts';

/** The protocol's limit on the number of completions. */
const MOST = 100;

/**
 * Returns completions of a typed text, in any letter case: names of schemas, regimes, addons and formats for the variable of a resource
 * template, or values for the argument of a prompt (chapter 09 §8.1). Throws −32602 for an unknown template or prompt.
 */
export async function completionOf({
  ref,
  argument,
}: CompleteRequest['params']): Promise<CompleteResult['completion']> {
  const names =
    ref.type === 'ref/resource' ? namesFor(ref.uri, argument.name) : await valuesOf(ref.name, argument.name);
  if (!names)
    throw new RpcError(
      CODE.invalidParams,
      'completions are for the variables of resource templates and the arguments of prompts',
    );
  const typed = argument.value.toLowerCase();
  const fit = names.filter((name) => name.toLowerCase().startsWith(typed));
  return { values: fit.slice(0, MOST), total: fit.length, hasMore: fit.length > MOST };
}

function namesFor(uri: string, variable: string): string[] | undefined {
  const list = resourceLists.find((each) => templateOf(each) === uri);
  return list && (variable === list.entry.variable ? list.entry.names() : []);
}
