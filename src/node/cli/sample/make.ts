/** Makes sample e-invoices: invented, valid, and the same for the same seed. With a rule to break, not valid. */

import type { JsonObject } from '../../../engine/model/json.ts';
import { Chance } from '../../../formats/chance.ts';
import type { Format } from '../../../formats/declare/format.ts';
import { convertDocument } from '../../../formats/index.ts';
import { brokenBy } from '../../../formats/samples/broken.ts';
import { type Verdict, verdictOn } from '../../../formats/samples/verdict.ts';
import { type Draft, draftsOf } from './drafts.ts';
import { credited, varied } from './vary.ts';

/** A file with its faults. */
export interface Sample {
  readonly content: string | Uint8Array;
  readonly verdict: Verdict;
}

/** The types of documents that samples are made of, by the names of the standard. */
export const SAMPLE_TYPES = ['invoice', 'credit-note'] as const;
export type SampleType = (typeof SAMPLE_TYPES)[number];

/** The maximum number of variants of a draft to try until one is valid. */
const MOST_TRIED = 20;

/** The day on which samples are made and checked, so that files and verdicts stay the same. It is later than all dates in them. */
const TODAY = new Date('2026-10-01T09:00:00Z');

export class SampleMaker {
  readonly #format: Format;
  readonly #seed: number;
  readonly #type: SampleType;

  constructor(format: Format, seed: number, type: SampleType) {
    this.#format = format;
    this.#seed = seed;
    this.#type = type;
  }

  /** Returns the valid sample with a number, from 1; undefined if the format has none of this type. */
  async valid(number: number): Promise<Sample | undefined> {
    const drafts = await draftsOf(this.#format);
    const chance = new Chance(this.#seed * MOST_NUMBER + number);
    for (let tried = 0; tried < MOST_TRIED && drafts.length > 0; tried++) {
      const { document, options, preceding } = drafts[chance.int(0, drafts.length - 1)] as Draft;
      const varying =
        this.#type === 'invoice'
          ? varied(document, chance, number)
          : varied(credited(document, number, preceding), chance, number + CREDITED);
      const made = await this.#written(varying, options, chance);
      if (made?.verdict.valid) return made;
    }
    return undefined;
  }

  /** Returns the sample with a number, changed so that it breaks a rule; undefined if no change breaks it. */
  async broken(number: number, rule: string): Promise<Sample | undefined> {
    const sample = await this.valid(number);
    if (typeof sample?.content !== 'string') return undefined;
    const found = await brokenBy(rule, this.#format, sample.content, TODAY);
    return found && { content: found.xml, verdict: found.verdict };
  }

  async #written(document: JsonObject, formatOptions: JsonObject = {}, chance: Chance): Promise<Sample | undefined> {
    const environment = { now: () => TODAY, uuid: () => uuidOf(chance) };
    const { key } = this.#format;
    const outcome = await convertDocument(document, { to: key, formatOptions }, environment);
    if (!outcome.ok) return undefined;
    const content = outcome.result.result as string | Uint8Array;
    return { content, verdict: await verdictOn(content, this.#format, { now: TODAY }) };
  }
}

/** The maximum number of samples for a seed. */
const MOST_NUMBER = 100_000;

/** How much higher the number of a credit note is than that of its invoice. */
const CREDITED = 500;

function uuidOf(chance: Chance): string {
  const hex = (count: number) => Array.from({ length: count }, () => chance.int(0, 15).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}
