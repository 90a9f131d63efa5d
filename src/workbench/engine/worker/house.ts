/** The house rules of this browser and of its service, for checks while typing and for the service in this browser. */

import type { Environment, Outcome } from '../../../engine/faults.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import type { House } from '../../../house-rules/environment.ts';
import type { HouseVerdict } from '../../../house-rules/house-rules.ts';
import { language } from '../../ui/texts/say.ts';

/** The rules of a file that was opened in this browser, and of the service, as texts. */
export interface HouseTexts {
  own?: string | undefined;
  service?: string | undefined;
}

const NONE: House = {};
const texts: HouseTexts = {};
let current: Promise<House> = Promise.resolve(NONE);

/** Returns the house rules, the same object until they change. */
export function house(): Promise<House> {
  return current;
}

/** Replaces the rules of one of the sources, or of both. */
export async function setHouseRules(changed: HouseTexts): Promise<void> {
  Object.assign(texts, changed);
  const given = [texts.own, texts.service].filter((text) => text !== undefined);
  current = given.length === 0 ? Promise.resolve(NONE) : readAll(given);
  await current;
}

/** Reads texts that were checked before. */
async function readAll(given: readonly string[]): Promise<House> {
  const [{ readHouseRulesOf }, { load }] = await Promise.all([
    import('../../../house-rules/read-text.ts'),
    import('../../../engine/loading.ts'),
  ]);
  // Rules may be for documents of addons.
  await load('all');
  const reads = given.map((text) => readHouseRulesOf(text));
  const rules = reads.flatMap((read) => (read.ok ? [read.rules] : []));
  return rules.length === 0 ? NONE : { rules: rules.reduce((all, each) => all.with(each)) };
}

/** Returns the outcome of a build or check with what the rules find. */
export async function withHouseRules(
  made: Outcome<JsonObject>,
  environment: Environment,
): Promise<Outcome<JsonObject>> {
  const { rules } = await current;
  if (!rules) return made;
  const { ruledOutcome } = await import('../../../operations/house-verdict.ts');
  const judging = { ...environment, translation: language.translation };
  // Documents stay documents.
  return ruledOutcome([rules], made, { data: {}, answer: 'Document' }, judging) as Outcome<JsonObject>;
}

/** Returns what the rules find in the documents that an e-invoice becomes. */
export async function verdictOn(documents: readonly JsonObject[], environment: Environment): Promise<HouseVerdict> {
  const { rules } = await current;
  if (!rules) return { faults: [], warnings: [] };
  const { judged } = await import('../../../operations/house-verdict.ts');
  return judged([rules], documents, environment);
}
