import { language, say, sayList } from '../texts/say.ts';
import type { ReportedRule, RuleReport } from '../worker/rule-report.ts';
import * as texts from './texts.ts';

const results: Record<ReportedRule['result'], string> = {
  passed: texts.passes,
  warned: texts.warns,
  violated: texts.fails,
};

/** Included in the file, which is read alone and printed on white paper. */
const style = `
body { font: 14px/1.5 system-ui, sans-serif; color: #1c1b19; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin-top: 2rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem } dt { color: #625e57 } dd { margin: 0; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #e3e0d9; overflow-wrap: anywhere }
th { color: #625e57; font-weight: 500 } td:first-child { white-space: nowrap } code { font-size: .85em; color: #625e57 }
.violated, .bad { color: #b92e1c; font-weight: 600 } .warned { color: #865a00; font-weight: 600 } .good { color: #1a7f4b; font-weight: 600 }
tr { break-inside: avoid }
summary { font-size: 1.1rem; font-weight: 600; margin-top: 2rem; cursor: pointer }
@media (max-width: 40rem) { table, tbody, tr, td { display: block } thead { display: none } td { border: 0; padding: 0 } td:first-child { font-weight: 600 } tr { border-bottom: 1px solid #e3e0d9; padding: .5rem 0 } }
`;

/**
 * Returns a report as an HTML page. The list of all rules is folded, so that it is not printed.
 * @param title of the e-invoice
 * @param summary of the e-invoice
 */
export function reportHtml(report: RuleReport, title: string, summary: string): string {
  const { format, checked_at, version, sha256, valid, rule_sets, errors, warnings, rules } = report;
  const heading = say(texts.reportTitle, { title });
  const facts: [string, string][] = [
    ...(summary === '' ? [] : [[texts.content, escaped(summary)] satisfies [string, string]]),
    [texts.format, `${escaped(format.name)}<br><code>${escaped(format.specification)}</code>`],
    [texts.checkedAt, escaped(`${checked_at.replace('T', ' ').slice(0, 19)} UTC`)],
    [texts.checkedBy, escaped(say(texts.program, { version }))],
    [texts.digest, `<code>${escaped(sha256)}</code>`],
    [
      texts.verdict,
      valid === null
        ? escaped(say(texts.notJudged))
        : valid
          ? `<span class="good">${escaped(say(texts.valid))}</span>`
          : `<span class="bad">${escaped(say(texts.notValid, { count: errors.length }))}</span>`,
    ],
  ];
  return `<!doctype html>
<html lang="${language.translation?.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(heading)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(heading)}</h1>
<dl>${facts.map(([name, value]) => `<dt>${escaped(say(name))}</dt><dd>${value}</dd>`).join('\n')}</dl>
${table(
  [texts.set, texts.version, texts.from, texts.passed],
  rule_sets.map(({ name, version, from, rules: count, passed }) => [
    escaped(name),
    escaped(version),
    escaped(from),
    escaped(say(texts.passedOf, { passed, count })),
  ]),
)}
<h2>${escaped(say(texts.errors))}</h2>
${findings(errors)}
<h2>${escaped(say(texts.warnings))}</h2>
${findings(warnings)}
<details>
<summary>${escaped(say(texts.allRules))}</summary>
<p>${escaped(say(texts.reportNote))}</p>
${table(
  [texts.rule, texts.meaning, texts.result],
  rules.map(({ code, description, terms, result }) => [
    escaped(code),
    `${escaped(description)} <code>${escaped(sayList(terms))}</code>`,
    `<span class="${result}">${escaped(say(results[result]))}</span>`,
  ]),
)}
</details>
</body>
</html>
`;
}

function findings(found: RuleReport['errors']): string {
  if (found.length === 0) return `<p>${escaped(say(texts.none))}</p>`;
  return table(
    [texts.rule, texts.meaning, texts.field],
    found.map(({ code, description, places }) => [
      escaped(code),
      escaped(description),
      places
        .map(({ xpath, name, line, column }) =>
          [
            ...(name === undefined ? [] : [escaped(name)]),
            `<code>${line === undefined ? '' : `${line}:${column} `}${escaped(xpath)}</code>`,
          ].join('<br>'),
        )
        .join('<br>'),
    ]),
  );
}

/** Returns a table of HTML cells under text headings. */
function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = headings.map((heading) => `<th scope="col">${escaped(say(heading))}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
