import type { CompleteRequest, CompleteResult } from '@modelcontextprotocol/sdk/types.js';
import { CODE, RpcError } from './errors.ts';
import { resourceLists } from './resource-lists.ts';
import { templateOf } from './resources.ts';

/** The protocol's limit. */
const MOST = 100;

/**
 * Returns the names of schemas, regimes, addons and formats that begin with what is typed, in any letter case, for the variable of a resource
 * template (chapter 09 §8.1). Throws −32602 for a template there is not.
 */
export function completionOf({ ref, argument }: CompleteRequest['params']): CompleteResult['completion'] {
  const list = ref.type === 'ref/resource' ? resourceLists.find((each) => templateOf(each) === ref.uri) : undefined;
  if (!list) throw new RpcError(CODE.invalidParams, 'completions are for the variables of resource templates');
  const typed = argument.value.toLowerCase();
  const isVariable = argument.name === list.entry.variable;
  const names = isVariable ? list.entry.names().filter((name) => name.toLowerCase().startsWith(typed)) : [];
  return { values: names.slice(0, MOST), total: names.length, hasMore: names.length > MOST };
}
