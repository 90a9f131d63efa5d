import type { Message } from '../../../engine/text/message.ts';
import type { Example } from '../example.ts';

/** The fault in words, how to fix it, and a request that causes it, if one reliably does. */
type Code = readonly [description: string, explanation: string, example?: Example];

export type Codes = Readonly<Record<string, Code>>;

/** Returns a code whose texts the formats have too. */
export function worded(
  { description, explanation }: { description: Message; explanation: Message },
  ...example: [Example?]
): Code {
  return [description.template, explanation.template, ...example];
}
