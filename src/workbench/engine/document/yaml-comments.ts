import { Lexer } from 'yaml';

/** Returns whether a YAML text has comments, which JSON cannot keep. */
export function hasComments(yaml: string): boolean {
  for (const token of new Lexer().lex(yaml)) if (token.startsWith('#')) return true;
  return false;
}
