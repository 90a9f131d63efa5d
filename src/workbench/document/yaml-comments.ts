import { Lexer } from 'yaml';

/** Whether a text in YAML has comments, which a document in JSON cannot keep. */
export function hasComments(yaml: string): boolean {
  for (const token of new Lexer().lex(yaml)) if (token.startsWith('#')) return true;
  return false;
}
