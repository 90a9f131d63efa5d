/** Examples for official rules: valid and invalid XML. */

import { type Difference, sidesOf } from '../engine/text/difference.ts';

/** Returns a part of an e-invoice that breaks a rule, and its valid form; undefined if there is none. */
export async function ruleExample(code: string, description: string): Promise<Difference | undefined> {
  const { default: examples } = await import('./rules/examples.json', { with: { type: 'json' } });
  const lines = (examples as Readonly<Record<string, string>>)[code];
  return lines === undefined ? profileExample(code, description) : sidesOf(lines.split('\n'));
}

/** Returns the example of a rule of a Factur-X profile, derived from the path in its code. */
function profileExample(code: string, description: string): Difference | undefined {
  const path = /^FX-[A-Z0-9]+-(.+)$/.exec(code)?.[1]?.split('/');
  const child = path?.pop();
  if (path === undefined || child === undefined) return undefined;
  const parent = path.pop() ?? 'CrossIndustryInvoice';
  if (child.startsWith('@')) {
    const element = (attribute: string) => `<ram:${parent}${attribute}>…</ram:${parent}>\n`;
    return { fails: element(''), passes: element(` ${child.slice(1)}="…"`) };
  }
  const within = (...lines: string[]) =>
    `<ram:${parent}>\n${lines.map((line) => `  ${line}\n`).join('')}</ram:${parent}>\n`;
  const element = `<ram:${child}>…</ram:${child}>`;
  if (/ requires /.test(description)) return { fails: within('…'), passes: within(element, '…') };
  if (/ must have a code of /.test(description)) {
    const coded = (code: string) => within(`<ram:${child}>${code}</ram:${child}>`, '…');
    return { fails: coded('?'), passes: coded('…') };
  }
  if (/ at most once /.test(description)) return { fails: within(element, element), passes: within(element) };
  return undefined;
}
