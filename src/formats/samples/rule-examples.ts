/** Examples for official rules: valid and invalid XML. */

import { type Difference, sidesOf } from '../../engine/text/difference.ts';

/** Returns a part of an e-invoice that breaks a rule, and its valid form; undefined if there is none. */
export async function ruleExample(code: string): Promise<Difference | undefined> {
  const { default: examples } = await import('../rules/examples.json', { with: { type: 'json' } });
  const lines = (examples as Readonly<Record<string, string>>)[code];
  return lines === undefined ? await profileExample(code) : sidesOf(lines.split('\n'));
}

/**
 * Returns the example of a rule of a Factur-X profile, derived from the profile's requirement at the path in its code.
 */
async function profileExample(code: string): Promise<Difference | undefined> {
  const { requirementOf } = await import('../en16931/facturx/rules/profile-scan.ts');
  const requirement = requirementOf(code);
  if (requirement === undefined) return undefined;
  const path = code.split('-').slice(2).join('-').split('/');
  const child = path.pop() ?? '';
  const parent = path.pop() ?? 'CrossIndustryInvoice';
  const within = (...lines: string[]) =>
    `<ram:${parent}>\n${lines.map((line) => `  ${line}\n`).join('')}</ram:${parent}>\n`;
  const element = `<ram:${child}>…</ram:${child}>`;
  if (requirement === 'attribute') {
    const having = (attribute: string) => `<ram:${parent}${attribute}>…</ram:${parent}>\n`;
    return { fails: having(''), passes: having(` ${child.slice(1)}="…"`) };
  }
  if (requirement === 'element') return { fails: within('…'), passes: within(element, '…') };
  if (requirement === 'code') {
    const coded = (text: string) => within(`<ram:${child}>${text}</ram:${child}>`, '…');
    return { fails: coded('?'), passes: coded('…') };
  }
  return { fails: within(element, element), passes: within(element) };
}
