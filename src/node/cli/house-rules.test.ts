import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { baseText } from '../../formats/testing/bases.ts';
import { addressOf, killPrograms, startProgram } from '../testing/program.ts';
import { billwright, invoiceYaml, temporaryFolder } from './testing.ts';

const { folder, put } = temporaryFolder();
const UBL = await baseText('small-ubl.xml');

const rules = put(
  'rules.yaml',
  `rules:
  - { code: X-ORDER, at: ordering.code, test: { present: true, pattern: "^45" }, message: No order. }
  - { code: X-NOTES, at: notes, test: { present: true }, level: warning, message: No notes. }
`,
);
const wrong = put(
  'wrong.yaml',
  `rules:
  - code: X-ORDER
    at: orderng.code
    test: { pattern: "(a" }
    message: No order.
`,
);
const invoice = put('in/invoice.yaml', invoiceYaml);

afterEach(killPrograms);

describe('the option --rules', () => {
  it('adds faults and warnings with their positions', async () => {
    const built = await billwright(['build', '--rules', rules, '--format', 'json', invoice]);
    expect(built.code).toBe(1);
    const { faults } = JSON.parse(built.err.trim().split('\n').at(-1) ?? '');
    expect(faults).toMatchObject([{ code: 'X-ORDER', properties: ['$.ordering.code'] }]);
    expect((await billwright(['build', '--rules', rules, invoice])).err).toContain('X-NOTES');
    expect((await billwright(['build', invoice])).code).toBe(0);
  });

  it('reports each fault of the rules file at its line, and stops', async () => {
    const { code, out, err } = await billwright(['build', '--rules', wrong, invoice]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/3:9 .*BW-RULES-PATH/);
    expect(err).toMatch(/4:22 .*BW-RULES-PATTERN/);
    expect((await billwright(['build', '--rules', join(folder, 'none.yaml'), invoice])).code).toBe(3);
  });

  it('lets the command rule explain its rules', async () => {
    const { code, out } = await billwright(['rule', 'x-order', '--rules', rules]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      code: 'X-ORDER',
      ...{ object: 'bill/invoice', field: 'ordering.code', level: 'fault', tests: ['present: true', 'pattern: ^45'] },
    });
    const list = await billwright(['rule', '--json', '--rules', rules]);
    expect(JSON.parse(list.out).rules[0]).toMatchObject({ code: 'X-ORDER' });
    expect((await billwright(['rule', 'X-ODER', '--rules', rules])).err).toContain('X-ORDER');
    expect((await billwright(['rule', 'X-ORDER'])).code).toBe(2);
    expect((await billwright(['rule', 'X-ORDER', '--rules', wrong])).code).toBe(2);
  });

  it('takes a file with a published JSON Schema', async () => {
    const { out } = await billwright(['schema', 'house-rules']);
    expect(JSON.parse(out).$defs).toHaveProperty('rule');
  });

  it('applies to batch and bulk', async () => {
    const batch = await billwright(['batch', '--check', '--rules', rules, join(folder, 'in')]);
    expect([batch.code, /X-ORDER/.test(batch.err)]).toEqual([1, true]);
    const stdin = `{"action":"build","payload":{"data":${JSON.stringify(invoiceYaml)}}}\n`;
    const bulk = await billwright(['bulk', '--rules', rules], { stdin });
    expect(bulk.out).toContain('"code":"X-ORDER"');
  });

  it('applies to received files, which are checked again when the rules change', async () => {
    const received = put('received/a.xml', UBL);
    const state = join(folder, 'state.json');
    const run = () => billwright(['inbox', '--json', '--rules', rules, '--state', state, join(received, '..')]);
    expect((await run()).out).toContain('X-ORDER');
    writeFileSync(rules, readFileSync(rules, 'utf8').replace('X-ORDER', 'X-NUMBER'));
    expect((await run()).out).toContain('X-NUMBER');
    writeFileSync(rules, readFileSync(rules, 'utf8').replace('X-NUMBER', 'X-ORDER'));
  });
});

describe('serve --rules', () => {
  const post = async (address: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`${address}/v0/build`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const own = { rules: [{ code: 'X-OWN', at: 'series', test: { present: true }, message: 'No.' }] };

  it('applies its rules to all documents, and allows rules in requests only on request', async () => {
    const serving = (...flags: string[]) =>
      addressOf(startProgram('serve', ['--port', '0', '--workers', '1', '--rules', rules, ...flags]));
    const [closed, open] = await Promise.all([serving(), serving('--request-rules')]);
    const codes = async (address: string, body: object) =>
      (await post(address, body)).faults.map(({ code }: { code: string }) => code);
    expect(await codes(closed, { data: invoiceYaml })).toEqual(['X-ORDER']);
    expect(await codes(closed, { data: invoiceYaml, rules: own })).toEqual(['BW-RULES-FORBIDDEN']);
    expect(await codes(open, { data: invoiceYaml, rules: own })).toEqual(['X-ORDER', 'X-OWN']);
    const list = await (await fetch(`${open}/v0/house-rules`)).json();
    expect(list.rules.map(({ code }: { code: string }) => code)).toEqual(['X-ORDER', 'X-NOTES']);
    const named = await fetch(`${open}/v0/rules/X-NOTES`);
    expect(await named.json()).toMatchObject({ code: 'X-NOTES', level: 'warning', field: 'notes' });
    expect(await (await fetch(`${open}/v0/`)).json()).toHaveProperty('house_rules');
  });
});
