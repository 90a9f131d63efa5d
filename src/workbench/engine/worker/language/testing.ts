/** Shared by the language tests: a text about a Spanish invoice with `|` at the cursor. */
import { complete } from './completion.ts';
import { explainAt } from './hover.ts';

interface CursorQuestion {
  text: string;
  offset: number;
}

/** Returns a text without its mark, and the mark's offset. */
function asked(marked: string): CursorQuestion {
  const offset = marked.indexOf('|');
  if (offset < 0) throw new Error('the text has no |');
  return { text: marked.replace('|', ''), offset };
}

export function completions(marked: string, language = 'en') {
  return complete({ ...asked(marked), language });
}

export function explained(marked: string, language = 'en') {
  return explainAt({ ...asked(marked), language });
}

/** Returns a Spanish invoice of 10 March 2025, with this text in place of a comment or at its end. */
export function spanish(rest: string, day = '2025-03-10'): string {
  return `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "issue_date": "${day}",
  "supplier": { "name": "Talleres", "tax_id": { "country": "ES", "code": "B98602642" } },
  ${rest}
}`;
}
