import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { billwright, invoiceYaml } from './testing.ts';

/** CSI and NEL of C1, an override of the direction, and text that YAML must quote. */
const content = 'a\u009b31m\u0085b\u202ec\u2028d\u061ce: f';
const document = { $schema: 'https://gobl.org/draft-0/note/message', title: content, content: `x\n${content}` };
const RAW = /[\u0080-\u009f\u202e\u2028\u061c]/;
const stdin = JSON.stringify(document);

describe('a result on a terminal', () => {
  it.each([
    ['JSON', [], (text: string) => JSON.parse(text)],
    ['YAML', ['--output', 'yaml'], (text: string) => parse(text)],
  ])('has the same values in %s, with control characters escaped', async (_, flags, read) => {
    const { out } = await billwright(['build', ...flags], { stdin, screen: 80 });
    expect(out).not.toMatch(RAW);
    const piped = await billwright(['build', ...flags], { stdin });
    expect(piped.out).toMatch(RAW);
    expect(read(out)).toEqual(read(piped.out));
    expect(read(out)).toMatchObject({ title: content.replace('\u0085', read(piped.out).title[5]) });
  });

  it('is unchanged without control characters', async () => {
    const plain = JSON.stringify({ ...document, title: 'Grüße', content: 'a\nb: c' });
    for (const flags of [[], ['--output', 'yaml'], ['--indent']]) {
      const [shown, piped] = await Promise.all(
        [80, undefined].map((screen) => billwright(['build', ...flags], { stdin: plain, screen })),
      );
      expect(shown?.out).toBe(piped?.out);
    }
  });

  it('may be a PDF only if the arguments name standard output', async () => {
    const invoice = invoiceYaml;
    const refused = await billwright(['convert', '--to', 'pdf'], { stdin: invoice, screen: 80 });
    expect([refused.code, refused.out]).toEqual([2, '']);
    for (const [args, screen] of [
      [['-', '-'], 80],
      [[], undefined],
    ] as const) {
      const { code, out } = await billwright(['convert', '--to', 'pdf', ...args], { stdin: invoice, screen });
      expect([code, out.slice(0, 5)]).toEqual([0, '%PDF-']);
    }
  });

  it('has control characters as references in XML', async () => {
    const invoice = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:Note>${content}</cbc:Note></Invoice>`;
    const { out } = await billwright(['convert'], { stdin: invoice, screen: 80 });
    expect(out).not.toMatch(RAW);
  });
});
