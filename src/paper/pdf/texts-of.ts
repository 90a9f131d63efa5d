import type { Block, MemberValue, Paper, TextLine } from '../paper.ts';

/** Characters that are drawn on any paper: digits, and the replacement for unknown characters. */
const ALWAYS = '0123456789 /?';

/** Returns all texts of a paper, in capitals as well. */
export function textsOf({ language, title, mark = '', blocks }: Paper): string[] {
  const capitals = (text: string) => text.toLocaleUpperCase(language);
  return [ALWAYS, title, mark, ...blocks.flatMap((block) => blockTexts(block, capitals))];
}

function blockTexts(block: Block, capitals: (text: string) => string): string[] {
  switch (block.kind) {
    case 'head':
      return [block.title, block.number, ...block.dates.flatMap(({ name, text }) => [capitals(name), text])];
    case 'parties':
      return block.parties.flatMap(({ label, lines }) => [capitals(label), ...lineTexts(lines)]);
    case 'facts':
      return block.facts.flatMap(({ name, text }) => [capitals(name), text]);
    case 'table':
      return [
        ...block.columns.map(({ heading }) => capitals(heading)),
        ...lineTexts([block.rows, block.rest].flat().flatMap(({ cells }) => cells.flat())),
      ];
    case 'figures':
      return [block.code?.label ?? '', ...block.rows.flatMap(({ label, base = '', amount }) => [label, base, amount])];
    case 'section':
      return [capitals(block.label), block.code?.label ?? '', ...lineTexts(block.lines)];
    case 'content':
      return [block.text];
    case 'members':
      return memberTexts(block);
    case 'slip':
      return [
        ...Object.values(block.headings),
        ...[...block.account, block.reference, block.message, ...block.debtor, block.currency, block.amount],
      ];
  }
}

function lineTexts(lines: readonly TextLine[]): string[] {
  const texts: string[] = [];
  for (const { name, text } of lines) texts.push(name ?? '', text);
  return texts;
}

function memberTexts(value: MemberValue): string[] {
  if (typeof value === 'string') return [value];
  if ('entries' in value) return value.entries.flatMap(memberTexts);
  return value.members.flatMap(({ name, value }) => [name, ...memberTexts(value)]);
}
