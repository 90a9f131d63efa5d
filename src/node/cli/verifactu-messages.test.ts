import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SYSTEM, spanishInvoice } from '../../formats/national/verifactu/testing.ts';
import { billwright, temporaryFolder } from './testing.ts';

const { folder, put } = temporaryFolder();

const FLAGS = ['--system', JSON.stringify(SYSTEM), '--previous', 'null'];
const invoices = ['1', '2'].map((code) => JSON.stringify(spanishInvoice({ code })));
const [first = ''] = invoices.map((text, i) => put(`${i}.json`, text));
const lines = put('all.jsonl', `${invoices.join('\n')}\n`);
const wrong = put('wrong.json', JSON.stringify(spanishInvoice({ code: 'Ñ' })));

const messages = (...rest: string[]) => billwright(['verifactu', 'messages', ...rest]);

describe('VERI*FACTU messages for invoices', () => {
  it('have chained records, and print the record to continue from', async () => {
    const out = join(folder, 'messages');
    const { code, err } = await messages(lines, ...FLAGS, '--out', out);
    expect(code).toBe(0);
    const [file = ''] = readdirSync(out);
    const checked = await billwright(['verifactu', 'chain', out, '--json']);
    expect(JSON.parse(checked.out)).toMatchObject({ unbroken: true, chains: [{ count: 2, runs: 1 }] });
    const words = await billwright(['verifactu', 'chain', out]);
    expect([words.code, words.out.trimEnd().split('\n').at(-1)]).toEqual([0, 'unbroken']);
    const broken = put('broken.xml', readFileSync(join(out, file), 'utf8').replace(/(<sum1:Huella>)../g, '$1FF'));
    const said = await billwright(['verifactu', 'chain', broken]);
    expect(said.code).toBe(1);
    expect(said.out).not.toContain('unbroken');
    expect(said.out.trimEnd().split('\n')).toHaveLength(2);
    const [, previous = ''] = /--previous (\{.*\})/.exec(err) ?? [];
    expect(JSON.parse(previous)).toEqual(JSON.parse(checked.out).chains[0].last);
    expect((await messages(lines, ...FLAGS, '--out', out)).code).toBe(3);
    expect(readdirSync(out)).toEqual([file]);
  });

  it('are printed without invoices that have a fault', async () => {
    const { code, out, err } = await messages(wrong, first, ...FLAGS, '--message', 'envelope');
    expect([code, out.match(/<sum1:RegistroAlta>/g)?.length]).toEqual([1, 1]);
    expect(out).toContain('soapenv:Envelope');
    expect(err).toContain('BW-VERIFACTU-NUMBER');
    expect(err).toContain(wrong);
  });

  it('require the billing program, and files', async () => {
    expect(await messages(first, '--previous', 'null')).toMatchObject({ code: 1, out: '' });
    expect((await messages('-', ...FLAGS)).code).toBe(2);
    expect((await messages(join(folder, 'none.json'), ...FLAGS)).code).toBe(3);
    expect((await billwright(['verifactu', 'chain', first, '--previous', 'null'])).code).toBe(2);
  });
});
