/** Typical texts in files with their content: messages, or the values of the error. */

interface Text {
  text: string;
  found: (string | { fault: string })[];
  /** It is one document that can be built. */
  isOne?: boolean;
}

const schema = 'https://gobl.org/draft-0/note/message';
const json = (content: string) => `{"$schema":"${schema}","content":"${content}"}`;
const pretty = (content: string) => `{\n  "$schema": "${schema}",\n  "content": "${content}"\n}`;
const yaml = (content: string) => `$schema: ${schema}\ncontent: ${content}\n`;
const broken = `{"$schema":"${schema}" "content":"x"}`;
const fault = (...values: string[]) => ({ fault: values.join(' ') });
const noComma = (line: number) => fault('JSON', `${line}`, '52', '"\\""', '}');

const invoice = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';
const isXml = fault();

/** By file name. */
export const corpus: Readonly<Record<string, Text>> = {
  'one.json': { text: json('A'), found: ['A'], isOne: true },
  'marked.json': { text: `\ufeff${json('A')}\n`, found: ['A'], isOne: true },
  'pretty.json': { text: `${pretty('Ä')}\n`, found: ['Ä'], isOne: true },
  'several.json': { text: `${pretty('A')}\n${pretty('B')}\n`, found: ['A', 'B'] },
  'lines.json': { text: `${json('A')}\n${json('B')}\n`, found: ['A', 'B'] },
  'list.json': { text: `[\n  ${json('A')},\n  ${json('B')}\n]\n`, found: ['A', 'B'] },
  'list-of-one.json': { text: `[${json('A')}]`, found: ['A'] },
  'broken-in-list.json': { text: `[${json('A')},\n${broken},\n${json('C')}]`, found: ['A', noComma(2), 'C'] },
  'broken.txt': { text: broken, found: [noComma(1)], isOne: true },
  'cut-off.txt': {
    text: '{"$schema": ',
    found: [fault('JSON', '1', '13')],
    isOne: true,
  },
  'twice.txt': {
    text: '{"content":"A","content":"B"}',
    found: [fault('JSON', '1', '16', '"content"')],
    isOne: true,
  },
  'empty-list.json': {
    text: '[]',
    found: [fault('[]')],
    isOne: true,
  },
  'lines.jsonl': { text: `${json('A')}\r\n\r\n${json('B')}`, found: ['A', 'B'] },
  'lines.ndjson': { text: `${json('A')}\n${broken}\n${json('C')}\n`, found: ['A', noComma(2), 'C'] },
  'single.jsonl': { text: json('A'), found: ['A'] },
  'none.jsonl': { text: '\n', found: [] },
  'unclosed.jsonl': {
    text: `${json('A')}\n{"content":\n${json('C')}\n`,
    found: ['A', fault('JSON', '4', '1'), 'C'],
  },
  'bracket.jsonl': {
    text: `{"content":"A"]\n${json('B')}\n`,
    found: [fault('JSON', '1', '15', '"]"', '}'), 'B'],
  },
  'number.jsonl': {
    text: `${json('A')}\n7\n`,
    found: ['A', fault('7')],
  },
  'one.yaml': { text: yaml('A'), found: ['A'], isOne: true },
  'flow.yml': { text: `{$schema: "${schema}", content: A}`, found: ['A'], isOne: true },
  'stream.yaml': { text: `# two\n---\n${yaml('A')}---\n${yaml('B')}...\n`, found: ['A', 'B'] },
  'merged.yaml': { text: `base: &base { content: A }\n$schema: ${schema}\n<<: *base\n`, found: ['A'], isOne: true },
  'broken-in-stream.yaml': {
    text: `${yaml('A')}---\ncontent: "B\n---\n${yaml('C')}`,
    found: ['A', fault('YAML', '5', '1'), 'C'],
  },
  'endless.yaml': {
    text: 'a: &a [*a]',
    found: [fault('YAML', '1', '7')],
    isOne: true,
  },
  'prose.txt': {
    text: 'Just some words',
    found: [fault('"Just some words"')],
    isOne: true,
  },
  'empty.json': { text: ' \n', found: [fault()], isOne: true },
  'invoice.xml': { text: invoice, found: [isXml], isOne: true },
  'declared.xml': { text: `\ufeff<?xml version="1.0"?>\n${invoice}\n`, found: [isXml], isOne: true },
  'broken.xml': { text: '\n  <Invoice><ID>', found: [isXml], isOne: true },
};
