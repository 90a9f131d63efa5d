/**
 * Collects the texts that translations have: those of the workbench and of reading files, by feature and name; messages of
 * engine and formats, by the codes of their rules or the file that has them; names of the standard.
 */

import { load } from '../../src/engine/registry.ts';
import { ruleSummaries } from '../../src/engine/rule-summaries.ts';
import { formatRuleTexts } from '../../src/formats/rule-list.ts';
import { allMessages } from '../messages.mjs';
import { namesOfStandard } from './names.ts';
import { PARTS, type Part, partOf } from './parts.mjs';

/** A text in English and where it is used. */
export interface Source {
  template: string;
  /** `workbench/api.abort`, `rules/GOBL-BILL-INVOICE-01`, `formats/write.ts`, `names/regime`. The first folder says in which part it is fetched. */
  references: string[];
}

/** Messages in these layers are worded by whoever shows them. */
const MESSAGES = /^src\/(engine|formats|intake|pdf)\//;
const TEXTS = /^src\/(?:workbench|intake)\/(?:.*\/)?texts\.ts$/;
/** Names of rules' tests, which are for developers, and notes printed in the document's language. */
const NOT_TRANSLATED = /\/notes\.ts$/;

/** Of each part. More would not help a translator. */
const MOST_REFERENCES = 2;

/** Returns every text once, in the order of its first reference. */
export async function collect(): Promise<Source[]> {
  const found = new Map<string, Set<string>>();
  const add = (template: string, reference: string) => {
    const references = found.get(template) ?? new Set();
    found.set(template, references.add(reference));
  };
  for (const { file, code, text, composed, label } of allMessages()) {
    if (composed || label || NOT_TRANSLATED.test(file)) continue;
    if (TEXTS.test(file)) add(text, file.startsWith('src/intake/') ? code : `workbench/${code}`);
    else if (MESSAGES.test(file)) add(text, file.replace(/^src\//, ''));
  }
  await load('all');
  for (const { code, description } of ruleSummaries()) add(description, `engine/rules/${code}`);
  for (const { id, template } of await formatRuleTexts()) add(template, `formats/rules/${id}`);
  for (const { reference, text } of namesOfStandard()) add(text, `names/${reference}`);
  return [...found].map(([template, references]) => ({
    template,
    references: PARTS.flatMap((part) => referencesIn(part, references)),
  }));
}

/** The first references in a part. A text must keep one in each part that shows it. */
function referencesIn(part: Part, references: ReadonlySet<string>): string[] {
  return [...references]
    .filter((reference) => partOf(reference) === part)
    .sort()
    .slice(0, MOST_REFERENCES);
}
