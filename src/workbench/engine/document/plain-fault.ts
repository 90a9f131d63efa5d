/** The rules or business terms of a message, in parentheses: `(BR-8)`, `(BT-112 − BT-113)`, `(G2.19)`. */
const RULES = / \([^()]*(?:\b(?:I?B[GRT]|MD[GT]|PEPPOL)-[A-Z\d-]*\d|\b[A-Z]\d+\.\d+)[^()]*\)/g;

/** The pattern of a schema at the end of a message. */
const PATTERN = /\s?: \S*[[\\]\S*$/;

/** Returns a message without the names of rules and business terms, and without patterns. */
export function plainFault(message: string): string {
  return message.replace(RULES, '').replace(PATTERN, '.');
}
