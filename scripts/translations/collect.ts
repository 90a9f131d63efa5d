/**
 * Collects the texts for translations: texts of the workbench, of reading files and of the command line, by feature and name; messages of
 * other layers, by rule code or file; names of the standard. Own code for the reason in texts.ts.
 */

import type { ApiDescription } from '../../src/client/index.ts';
import { load } from '../../src/engine/loading.ts';
import { ruleSummaries } from '../../src/engine/rule-summaries.ts';
import { formatRuleTexts } from '../../src/formats/check/rule-list.ts';
import { askedFields, forms } from '../../src/formats/list/forms.ts';
import { loadRuleSets, ruleSetKeys } from '../../src/formats/list/rule-sets.ts';
import { flagHelps } from '../../src/node/cli/field-flags.ts';
import { operations } from '../../src/operations/index.ts';
import { nameOfSchema, words } from '../../src/paper/names.ts';
import { openApiDocument } from '../../src/service/openapi/document.ts';
import { ownCodes } from '../../src/service/rules/codes/index.ts';
import { operationsOf, withoutMarks } from '../../src/workbench/developer/api/operations.ts';
import { writtenTypes } from '../../src/workbench/engine/document/names.ts';
import { allMessages, isCode } from '../messages.mjs';
import { namesOfStandard, namesOfTerms } from './names.ts';
import { PARTS, type Part, partOf } from './parts.mjs';

/** An English text and its uses. */
export interface Source {
  template: string;
  /** `workbench/developer/api.abort`, `rules/GOBL-BILL-INVOICE-01`, `formats/convert/write.ts`, `names/regime`. The first folder decides its part. */
  references: string[];
  /** The codes of the faults with this text. */
  codes: string[];
}

/** The caller formats messages of these layers. */
const MESSAGES = /^src\/(engine|formats|house-rules|inbox|intake|pdf|operations|service|node)\//;
const TEXTS = /^src\/(?:workbench|formats|inbox|intake|node)\/(?:.*\/)?texts\.ts$/;

/**
 * Not translated: notes printed in the document's language; descriptions for developers (OpenAPI) and assistants (MCP), logs and figures
 * for operators, shell scripts.
 */
const NOT_TRANSLATED =
  /\/notes\.ts$|^src\/operations\/(?:fields|example-\w+)\.ts$|^src\/service\/(?:openapi|docs-page|rules\/examples|rules\/index|http\/options)|^src\/service\/mcp\/|^src\/node\/(?:mcp|work|thread|watchdog)|^src\/node\/serving\/(?:log|metrics|tracing|workers|observability|answers\/(?:redis|postgres))|^src\/node\/cli\/(?:completion|work)\b/;

/** Folders whose errors are defects, which only developers see. */
const OF_PROGRAMS = /^src\/(?:service|node)\//;
/** Names, which are not translated. The Polish and Spanish ones are written into files for KSeF and CFDI, or read from them. */
const NAMES = new Set([
  'in place',
  'billwright serve',
  'billwright inbox',
  'no stage answered',
  'Referencja nabywcy',
  'Warunki płatności',
  'Pago en una sola exhibición',
  'monedero electrónico',
]);

/** The types and tags of documents that the page names. */
const KINDS = [
  ...['standard', 'proforma', 'corrective', 'credit-note', 'debit-note', 'other'],
  ...['simplified', 'reverse-charge', 'partial', 'prepaid', 'deferred', 'freelance', 'goods'],
  ...['note', 'quote', 'cash-vat', 'request', 'response'],
];

/** Texts in these calls are shown to people, in any file. */
const SAYING = /^(?:message|refusal|fault|faultOf|wrongType|wrongValue)$/;

/** The maximum number of references of a text per part. More would not help a translator. */
const MOST_REFERENCES = 2;

/** Returns every text once, by its first reference. */
export async function collect(): Promise<Source[]> {
  const found = new Map<string, Set<string>>();
  const add = (template: string, reference: string) => {
    const references = found.get(template) ?? new Set();
    found.set(template, references.add(reference));
  };
  const messages = allMessages();
  for (const { file, code, text, composed, label, call } of messages) {
    if (composed || label || (NOT_TRANSLATED.test(file) && !SAYING.test(call))) continue;
    if (NAMES.has(text) || (OF_PROGRAMS.test(file) && call === 'Error')) continue;
    if (TEXTS.test(file)) add(text, file.startsWith('src/workbench/') ? `workbench/${code}` : code);
    else if (MESSAGES.test(file)) add(text, file.replace(/^src\//, ''));
  }
  await load('all');
  for (const { code, description } of ruleSummaries()) add(description, `engine/rules/${code}`);
  for (const { id, template } of await formatRuleTexts()) add(template, `formats/rules/${id}`);
  for (const { code, description, explanation } of ownCodes) {
    add(description, `service/rules/${code}/description`);
    add(explanation, `service/rules/${code}/explanation`);
  }
  // As shown in the help of the command line.
  for (const { name, summary } of operations)
    add(summary.charAt(0).toLowerCase() + summary.slice(1), `node/cli/operations/${name}`);
  for (const help of flagHelps(operations)) add(help, 'node/cli/flags');
  for (const { reference, text } of [...textsOfApi(), ...textsOfForms()]) add(text, reference);
  for (const { reference, text } of [...namesOfTerms(), ...(await namesOfRuleSets())]) add(text, reference);
  for (const { reference, text } of namesOfStandard()) add(text, `names/${reference}`);
  // The page names these by their keys.
  for (const name of [...writtenTypes.map(nameOfSchema), ...KINDS.map(words)])
    add(name, 'workbench/engine/document/names');
  const codes = codesByText(messages);
  return [...found].map(([template, references]) => ({
    template,
    references: PARTS.flatMap((part) => referencesIn(part, references)),
    codes: [...(codes.get(template) ?? [])].sort(),
  }));
}

/** Reports and pages of the workbench name sets of rules. */
const RULE_SETS = ['formats/rule-sets', 'workbench/reference/rule-sets'];

/** Returns the names of sets of rules that have English words. */
async function namesOfRuleSets(): Promise<{ reference: string; text: string }[]> {
  const sets = (await loadRuleSets(ruleSetKeys)).filter(({ name }) => /\b(?:for|on|of)\b/.test(name));
  return sets.flatMap(({ name }) => RULE_SETS.map((reference) => ({ reference, text: name })));
}

function codesByText(messages: readonly { file: string; code: string; text: string }[]): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>();
  for (const { file, code, text } of messages)
    if (MESSAGES.test(file) && isCode(code)) codes.set(text, (codes.get(text) ?? new Set()).add(code));
  return codes;
}

/** Yields the texts of the service's description that the page API shows. */
function* textsOfApi(): Generator<{ reference: string; text: string }> {
  const description = openApiDocument({
    tokens: undefined,
    signsOnMachine: false,
    isRateLimited: false,
    keepsAnswers: false,
  }) as ApiDescription;
  for (const { id, summary, description: about, parameters, fields, examples } of operationsOf(description)) {
    const reference = `workbench/developer/api/operations/${id}`;
    yield { reference: `${reference}/summary`, text: summary };
    if (about !== '') yield { reference: `${reference}/description`, text: withoutMarks(about) };
    for (const { name, description: text } of [...parameters, ...fields].filter((each) => each.description !== ''))
      yield { reference: `${reference}/${name}`, text: withoutMarks(text) };
    for (const { name, summary: text } of examples) yield { reference: `${reference}/examples/${name}`, text };
  }
}

/** Yields the texts of fields that formats ask for. */
function* textsOfForms(): Generator<{ reference: string; text: string }> {
  for (const { name, fields, inboxes = [] } of forms) {
    const notes = fields.flatMap(({ note }) => note ?? []);
    for (const { label } of [...fields, ...notes, ...inboxes])
      yield { reference: `workbench/write/form/${name}`, text: label };
  }
  for (const [option, { label, hint, missing = [], choices = [], parts = [], last }] of Object.entries(askedFields)) {
    const own = [{ label, hint, choices }, { label: missing }, ...parts].flatMap(({ label, hint = [], choices = [] }) =>
      [label, hint, choices.map((each) => each.label)].flat(),
    );
    const texts = [...own, last?.first.label ?? []].flat();
    for (const text of texts) yield { reference: `workbench/write/saving/${option}`, text };
  }
}

/** Returns the first references in a part. A text must keep one in each part that shows it. */
function referencesIn(part: Part, references: ReadonlySet<string>): string[] {
  return [...references]
    .filter((reference) => partOf(reference) === part)
    .sort()
    .slice(0, MOST_REFERENCES);
}
