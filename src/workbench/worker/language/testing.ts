/** What the tests of the language share: a text with `|` where the cursor is, about a Spanish invoice. */
import { complete } from './completion.ts';
import { explainAt } from './hover.ts';

interface Asked {
  text: string;
  offset: number;
}

/** A text without its mark, and where that was. */
function asked(marked: string): Asked {
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

/** Returns an invoice from Spain on 10 March 2025, with this in place of a comment or at its end. */
export function spanish(rest: string, day = '2025-03-10'): string {
  return `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "issue_date": "${day}",
  "supplier": { "name": "Talleres", "tax_id": { "country": "ES", "code": "B98602642" } },
  ${rest}
}`;
}
