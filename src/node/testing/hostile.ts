import { exampleEnvelope, exampleInvoice, examplePublicKey } from '../../operations/example-data.ts';

/** Hostile requests for tests, each of about the requested size. */

export interface HostileRequest {
  name: string;
  path: string;
  body: string | Uint8Array<ArrayBuffer>;
  type?: string;
}

const bundle = { name: 'schema', arguments: { path: 'bill/invoice', bundle: true } };
const { lines: _, ...head } = exampleInvoice;
const invoiceText = JSON.stringify(head).slice(1, -1);
const line = '{"quantity":"1","item":{"name":"a","price":"1.00"}}';

/** Returns an invoice with extra members, as text. */
const invoice = (members: string) => `{"data":{${invoiceText},${members}}}`;
const withLines = (lines: string) => invoice(`"lines":[${lines}]`);
const withSupplier = (members: string) =>
  `{"data":{"$schema":"https://gobl.org/draft-0/bill/invoice","currency":"USD","supplier":{"name":"a",${members}},"lines":[${line}]}}`;

/** Repeats a text up to a size, with separators. */
function filled(size: number, part: string | ((position: number) => string), separator = ','): string {
  const parts: string[] = [];
  for (let length = 0, i = 0; length < size; i++) {
    const next = typeof part === 'string' ? part : part(i);
    parts.push(next);
    length += next.length + separator.length;
  }
  return parts.join(separator);
}

/** Returns hostile texts for the standard's patterns, by a property of the supplier. */
const texts = (size: number): [string, string][] => {
  const long = (unit: string) => unit.repeat(Math.ceil(size / unit.length));
  return [
    ['an email address full of dots', `"emails":[{"addr":"${long('a.')}@"}]`],
    ['an email address full of at signs', `"emails":[{"addr":"${long('a@')}"}]`],
    ['a web address full of slashes', `"websites":[{"url":"http://${long('a/')} "}]`],
    ['a web address full of dots', `"websites":[{"url":"http://${long('a.')}"}]`],
    ['a tax code with very many digits', `"tax_id":{"country":"ES","code":"${long('1')}X"}`],
    ['a tax code full of dashes', `"tax_id":{"country":"FR","code":"${long('- ')}"}`],
    ['a code full of spaces', `"identities":[{"code":"a${long(' ')}b"}]`],
    ['a code full of dashes', `"identities":[{"type":"X","code":"${long('a-')}"}]`],
    ['a key full of dashes', `"identities":[{"key":"${long('a-')}","code":"1"}]`],
    ['a telephone number with very many digits', `"telephones":[{"num":"${long('0 ')}"}]`],
    ['an endless UUID', `"uuid":"${long('0123abcd-')}"`],
    [
      'an extension with very many zeros',
      `"registration":{"entry":"1"},"emails":[],"uuid":null,"ext":{"a":"${long('0')}"}`,
    ],
    ['an amount with very many zeros', `"registration":{"capital":"${long('0')}1"}`],
    ['an amount with very many decimals', `"registration":{"capital":"0.${long('0')}1"}`],
    ['an invalid percentage', `"registration":{"capital":"${long('1')}%%"}`],
    ['white space around a name', `"alias":"${long(' ')}a${long(' ')}"`],
    ['line breaks in a name', `"alias":"${long('\\r\\n')}"`],
    ['control characters', `"alias":"${long('\\u0000')}"`],
    ['combining characters', `"alias":"a${long('\u0301')}"`],
    ['unpaired surrogates', `"alias":"${long('\\ud800')}"`],
    ['an endless member name', `"${long('k')}":1`],
    ['an endless inbox', `"inboxes":[{"email":"${long('x.')}@${long('y.')}"}]`],
    ['an endless endpoint', `"endpoints":[{"uri":"${long('a:')}"}]`],
    ['an image that is not base64', `"logos":[{"data":"${long('=')}"}]`],
  ];
};

/** Returns requests that are expensive to serve, of about `size` bytes each. */
export function hostileRequests(size: number): HostileRequest[] {
  const json = (name: string, body: HostileRequest['body'], path = '/v0/build') => ({ name, path, body });
  const yaml = (name: string, body: string) => ({ name, path: '/v0/build', body, type: 'application/yaml' });
  const digits = '9'.repeat(size);
  return [
    // Attacks by the text itself.
    json('lists in lists', '['.repeat(size)),
    json('objects in objects', '{"a":'.repeat(size / 5)),
    json('lists in lists, closed', `{"data":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`),
    json('one endless text', `{"data":"${'a'.repeat(size)}`),
    json('one text of escapes', `{"data":"${'\\u0041'.repeat(size / 6)}"}`),
    json('one text of backslashes', `{"data":"${'\\\\'.repeat(size / 2)}"}`),
    json('one member repeated', `{"data":{${filled(size, '"a":1')}}}`),
    json('the same members everywhere', withLines(filled(size, '{"quantity":"1","quantity":"2"}'))),
    json('nothing but white space', ' '.repeat(size)),
    json('nothing but commas', `{"data":[${','.repeat(size)}]}`),
    json('nothing but zeros', `{"data":[${filled(size, '0')}]}`),
    json('bytes that are not UTF-8', new Uint8Array(size).fill(0xff)),
    json('NUL bytes', new Uint8Array(size)),
    json('a number with very many digits', `{"data":{"a":${digits}}}`),
    json('a price with very many digits', withLines(`{"quantity":"1","item":{"name":"a","price":${digits}}}`)),
    json(
      'a price with very many digits, as text',
      withLines(`{"quantity":"1","item":{"name":"a","price":"${digits}"}}`),
    ),
    json('a price with very many decimals', withLines(`{"quantity":1,"item":{"name":"a","price":"0.${digits}"}}`)),
    json(
      'a quantity and a price with very many digits',
      withLines(`{"quantity":"${'9'.repeat(size / 2)}","item":{"name":"a","price":"${'9'.repeat(size / 2)}"}}`),
    ),
    json('huge exponents', withLines(filled(size, '{"quantity":1e999999999,"item":{"price":1e-999999999}}'))),
    json(
      'the largest allowed exponents',
      withLines(filled(size, '{"quantity":1e400,"item":{"name":"a","price":1e400}}')),
    ),
    json(
      'names of prototypes',
      `{"data":{${filled(size, (i) => `"__proto__${i}":{"constructor":{"prototype":{"x":1}}}`)},"__proto__":{"toString":1}}}`,
    ),
    // Attacks by values.
    json('endless unknown members', invoice(filled(size, (i) => `"k${i}":0`))),
    json('unknown members similar to known ones', invoice(filled(size, (i) => `"curenc${i}y":0`))),
    json(
      'known members in other letter cases',
      invoice(
        filled(
          size,
          (i) => `"${'notes'.replace(/./g, (c, p) => ((i >> p) & 1 ? c.toUpperCase() : c))}${i < 32 ? '' : i}":0`,
        ),
      ),
    ),
    json('lines that are zeros', withLines(filled(size, '0'))),
    json('lines that are empty', withLines(filled(size, '{}'))),
    json('lines that are null', withLines(filled(size, 'null'))),
    json('endless lines', withLines(filled(size, line))),
    json(
      'lines in a foreign currency',
      withLines(filled(size, '{"quantity":"1","item":{"name":"a","price":"1","currency":"GBP"}}')),
    ),
    json(
      'one line with very many discounts',
      withLines(`{"quantity":"1","item":{"name":"a","price":"1"},"discounts":[${filled(size, '{"percent":"1%"}')}]}`),
    ),
    json(
      'one line with very many taxes',
      withLines(
        `{"quantity":"1","item":{"name":"a","price":"1"},"taxes":[${filled(size, (i) => `{"cat":"VAT","percent":"${i}%"}`)}]}`,
      ),
    ),
    json(
      'a tax rate of its own in every line',
      withLines(
        filled(
          size,
          (i) => `{"quantity":"1","item":{"name":"a","price":"1"},"taxes":[{"cat":"VAT","percent":"${i}.${i}%"}]}`,
        ),
      ),
    ),
    json(
      'a tax category of its own in every line',
      withLines(
        filled(
          size,
          (i) => `{"quantity":"1","item":{"name":"a","price":"1"},"taxes":[{"cat":"C${i}","percent":"1%"}]}`,
        ),
      ),
    ),
    json(
      'lines with breakdowns',
      withLines(
        filled(
          size,
          '{"quantity":"1","item":{"name":"a","price":"1"},"breakdown":[{"quantity":"1","item":{"name":"b","price":"1"}}],"substituted":[{}]}',
        ),
      ),
    ),
    json('endless tags', invoice(`"$tags":[${filled(size, (i) => `"t${i}"`)}],"lines":[${line}]`)),
    json('endless addons', invoice(`"$addons":[${filled(size, (i) => `"a${i}"`)}],"lines":[${line}]`)),
    json('the same addon repeated', invoice(`"$addons":[${filled(size, '"es-facturae-v3"')}],"lines":[${line}]`)),
    json(
      'endless exchange rates',
      invoice(`"exchange_rates":[${filled(size, '{"from":"EUR","to":"GBP","amount":"1.1"}')}],"lines":[${line}]`),
    ),
    json(
      'endless advances',
      invoice(`"lines":[${line}],"payment":{"advances":[${filled(size, '{"description":"a","percent":"1%"}')}]}`),
    ),
    json(
      'endless due dates',
      invoice(
        `"lines":[${line}],"payment":{"terms":{"due_dates":[${filled(size, '{"date":"2026-01-01","percent":"1%"}')}]}}`,
      ),
    ),
    json('endless extensions', invoice(`"lines":[${line}],"tax":{"ext":{${filled(size, (i) => `"es-${i}":"1"`)}}}`)),
    json('endless meta', invoice(`"lines":[${line}],"meta":{${filled(size, (i) => `"k${i}":"1"`)}}`)),
    json('endless references', invoice(`"lines":[${line}],"preceding":[${filled(size, '{"code":"1"}')}]`)),
    json(
      'complements in complements',
      invoice(
        `"lines":[${line}],"complements":[${filled(size, `{"$schema":"https://gobl.org/draft-0/bill/invoice","complements":[{"$schema":"x"}]}`)}]`,
      ),
    ),
    json(
      'a document deep in complements',
      `{"data":${'{"$schema":"https://gobl.org/draft-0/bill/invoice","complements":['.repeat(50)}${'{}]}'.repeat(50).slice(2)}}`,
    ),
    json(
      'envelopes in envelopes',
      `{"data":${'{"$schema":"https://gobl.org/draft-0/envelope","doc":'.repeat(100)}{}${'}'.repeat(100)}}`,
    ),
    json('an endless schema name', `{"data":{"$schema":"https://gobl.org/draft-0/${'a/'.repeat(size / 2)}"}}`),
    json('an endless type', `{"data":{},"type":"${'Aa'.repeat(size / 2)}"}`),
    json('an endless type in capitals', `{"data":{},"type":"${'A.'.repeat(size / 2)}"}`),
    json(
      'a template as large as its data',
      `{"template":{${filled(size / 2, (i) => `"a${i}":{"b":1}`)}},"data":{${filled(size / 2, (i) => `"a${i}":{"c":1}`)}}}`,
    ),
    json(
      'endless signatures',
      JSON.stringify({
        data: { ...exampleEnvelope, sigs: Array(Math.ceil(size / 500)).fill(exampleEnvelope.sigs)[0] },
        publickeys: Array(Math.ceil(size / 250)).fill(examplePublicKey),
      }),
      '/v0/verify',
    ),
    json(
      'endless invalid signatures',
      `{"data":{"$schema":"https://gobl.org/draft-0/envelope","sigs":[${filled(size, '"a.b.c"')}]},"publickey":{}}`,
      '/v0/verify',
    ),
    json(
      'an endless signature',
      `{"data":{"$schema":"https://gobl.org/draft-0/envelope","sigs":["${'a'.repeat(size)}.${'.'.repeat(10)}"]}}`,
      '/v0/validate',
    ),
    json(
      'an endless key',
      `{"data":{},"privatekey":{"kty":"EC","crv":"P-256","kid":"1","x":"${'A'.repeat(size)}","y":"A","d":"A"}}`,
      '/v0/sign',
    ),
    json(
      'endless options',
      `{"data":{${invoiceText}},"options":{"type":"credit-note","stamps":[${filled(size, '{"prv":"a","val":"b"}')}]}}`,
      '/v0/correct',
    ),
    json(
      'an order of calculation',
      `{"data":{${invoiceText},"lines":[${filled(size, line)}]},"explain":true,"warnings":true}`,
    ),
    json(
      'wrong figures in every line',
      `{"data":{${invoiceText},"lines":[${filled(size, '{"quantity":"1","item":{"name":"a","price":"1"},"sum":"9","total":"9"}')}]},"warnings":true}`,
    ),
    // MCP messages.
    json(
      'messages that request megabytes',
      JSON.stringify(
        Array.from({ length: 50 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: bundle })),
      ),
      '/v0/mcp',
    ),
    json('too many messages', `[${filled(size, '{"jsonrpc":"2.0","id":1,"method":"ping"}')}]`, '/v0/mcp'),
    json(
      'a message with an endless document',
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"build","arguments":{"data":{${invoiceText},"lines":[${filled(size, line)}]}}}}`,
      '/v0/mcp',
    ),
    // Texts in an invoice.
    ...texts(size).map(([name, members]) => json(name, withSupplier(members))),
    json('YAML in data', `{"data":${JSON.stringify(filled(size, (i) => `k${i}: [a, b]`, '\n'))}}`),
    json('invalid YAML in data', `{"data":${JSON.stringify(`a: ${'[{'.repeat(size / 2)}`)}}`),
    // YAML.
    yaml('YAML lists in lists', `data: ${'['.repeat(size)}`),
    yaml('YAML maps in maps', `data: ${'{a: '.repeat(size / 4)}`),
    yaml(
      'YAML blocks in blocks',
      filled(Math.sqrt(size * 2) ** 2, (i) => `${' '.repeat(Math.min(i, 400))}k:`, '\n'),
    ),
    yaml('YAML dashes', '- '.repeat(size / 2)),
    yaml('YAML question marks', '? '.repeat(size / 2)),
    yaml('YAML aliases of aliases', laughs(9)),
    yaml('YAML aliases of a large anchor', `a: &a [${filled(size, 'x')}]\nb: [${filled(5000, '*a')}]`),
    yaml('YAML that contains itself', 'data: &a [*a]'),
    yaml('endless YAML merges', `data: {<<: [${filled(size, '{a: 1}')}]}`),
    yaml(
      'YAML merges of merges',
      `a: &a {x: 1}\n${filled(size, (i) => `m${i}: &m${i} {<<: *${i === 0 ? 'a' : `m${i - 1}`}}`, '\n')}`,
    ),
    yaml(
      'YAML with endless anchors',
      filled(size, (i) => `k${i}: &a${i} x`, '\n'),
    ),
    yaml(
      'YAML with tags',
      filled(size, (i) => `k${i}: !!binary x`, '\n'),
    ),
    yaml('YAML with an endless quoted text', `data: "${'\\n\\\n'.repeat(size / 4)}`),
    yaml('YAML with a folded text', `data: >\n${filled(size, ' a\n', '\n')}`),
    yaml('YAML with comments', filled(size, '# no', '\n')),
    yaml('YAML with documents', filled(size, '---', '\n')),
    yaml('YAML with directives', filled(size, '%YAML 1.2', '\n')),
    yaml('YAML with tabs', `data:\n${'\t'.repeat(size)}x`),
    yaml('YAML with colons', ':'.repeat(size)),
    yaml('YAML with keys that are maps', filled(size, '{a: 1}: 1', '\n')),
    yaml('YAML with a repeated key', filled(size, 'a: 1', '\n')),
    yaml('YAML with numbers', `data: [${filled(size, '0x1F')}]`),
    yaml('YAML with a number of very many digits', `data: {a: 0x${'f'.repeat(size)}}`),
    yaml('YAML with spaces', `data:${' '.repeat(size)}`),
  ];
}

/** Returns nested lists of nine aliases each: ten lines that expand to 9^9 texts. */
function laughs(levels: number): string {
  const lines = ['a0: &a0 lol'];
  for (let i = 1; i <= levels; i++)
    lines.push(
      `a${i}: &a${i} [${Array(9)
        .fill(`*a${i - 1}`)
        .join(', ')}]`,
    );
  return lines.join('\n');
}
