import type { Block, Fact, Paper, Table, TextLine } from '../../paper/paper.ts';

/** Included in the page, because the page is read on its own and printed on white paper. */
const STYLE = `
body { font: 14px/1.5 system-ui, sans-serif; color: #1c1b19; background: #fff; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem; overflow-wrap: anywhere } h2 { font-size: 1.1rem; margin-top: 2rem; overflow-wrap: anywhere } p { margin: .25rem 0 }
dl { display: flex; flex-wrap: wrap; gap: .75rem 2rem } dt { color: #625e57; font-size: .85em } dd { margin: 0; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100%; margin-top: 1.5rem } th, td { text-align: start; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #e3e0d9; overflow-wrap: anywhere }
th { color: #625e57; font-weight: 500 } .end { text-align: end } .strong { font-weight: 600 } .soft { color: #625e57 } .small { color: #625e57; font-size: .85em }
tr { break-inside: avoid }
`;

/**
 * Returns pages as an HTML page.
 * @param more elements after the pages
 */
export function paperHtml({ language, title, blocks }: Paper, generator: string, more = ''): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="generator" content="${generator}">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${blocks.map(blockHtml).join('\n')}
${more}</body>
</html>
`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'head':
      return `<h1>${escaped([block.title, block.number].filter(Boolean).join(' '))}</h1>\n${factsHtml(block.dates)}`;
    case 'facts':
      return factsHtml(block.facts);
    case 'section':
      return `<section>\n<h2>${escaped(block.label)}</h2>\n${linesHtml(block.lines)}\n</section>`;
    case 'table':
      return tableHtml(block);
    default:
      throw new Error(`Reports have no blocks of the kind ${block.kind}.`);
  }
}

function factsHtml(facts: readonly Fact[]): string {
  return `<dl>${facts.map(({ name, text }) => `<div><dt>${escaped(name)}</dt><dd>${escaped(text)}</dd></div>`).join('')}</dl>`;
}

function linesHtml(lines: readonly TextLine[]): string {
  return lines.map(({ text, look }) => `<p${look ? ` class="${look}"` : ''}>${escaped(text)}</p>`).join('');
}

function tableHtml({ columns, rows }: Table): string {
  const classOf = (at: number) => (columns[at]?.align === 'end' ? ' class="end"' : '');
  const head = columns.map(({ heading }, at) => `<th scope="col"${classOf(at)}>${escaped(heading)}</th>`).join('');
  const body = rows.map(
    ({ cells }) => `<tr>${cells.map((cell, at) => `<td${classOf(at)}>${linesHtml(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
