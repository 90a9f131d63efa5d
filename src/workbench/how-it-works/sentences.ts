import { amountToPay } from '../../engine/bill/amount-to-pay.ts';
import { formatFor } from '../../paper/format.ts';
import { countryName } from '../engine/document/names.ts';
import { documentIn, isObject, memberAt, text } from '../engine/document/values.ts';
import { milliseconds } from '../ui/milliseconds.ts';
import { countryOfFigures } from '../ui/texts/format.ts';
import { language, say } from '../ui/texts/say.ts';
import type { Answer } from './ask.ts';
import { about, type Step } from './chain.ts';
import type { ShownFault } from './faults.tsx';
import * as texts from './texts.ts';
import type { Link } from './use-chain.ts';
import { addedPaths } from './values.ts';

export type Chain = Readonly<Record<Step, Link>>;

/** Returns how an answer came: `in 131 ms`, or `in this browser`. */
export function how({ time }: Pick<Answer, 'time'>): string {
  return time === undefined ? say(texts.inBrowser) : say(texts.inTime, { time: milliseconds(time) });
}

/** Returns the amount to pay, or the total, of a built document as money. */
function totalOf(value: unknown): string {
  const document = documentIn(value);
  const totals = memberAt(document, 'totals');
  const amount = isObject(totals) ? (amountToPay(totals) ?? text(totals.total_with_tax)) : undefined;
  const currency = text(memberAt(document, 'currency'));
  const tag = language.translation?.language ?? 'en';
  return amount ? formatFor(tag, countryOfFigures(tag), currency).money(amount) : '–';
}

/** Returns the faults of a rejected request. */
export function faultsOf(value: unknown): Pick<ShownFault, 'code' | 'properties' | 'description'>[] {
  const faults = memberAt(value, 'faults');
  const listed = (Array.isArray(faults) ? faults : []).map((fault) => {
    const properties = memberAt(fault, 'properties');
    return {
      code: text(memberAt(fault, 'code')),
      properties: Array.isArray(properties) ? properties.filter((each) => typeof each === 'string') : [],
      description: text(memberAt(fault, 'description')) ?? '',
    };
  });
  return listed.length > 0
    ? listed
    : [{ code: undefined, properties: [], description: text(memberAt(value, 'message')) ?? '' }];
}

/** Returns what a step has done, for the bar, or what it will do if it was not taken yet. */
export function resultOf(step: Step, chain: Chain): string {
  const { answer, body } = chain[step];
  if (!answer) return say<string>(about[step].about);
  if (!answer.isOk) return say(texts.rejected, { count: faultsOf(answer.value).length });
  switch (step) {
    case 'build':
      return say(texts.buildDone, { total: totalOf(answer.value), count: addedPaths(body?.data, answer.value).size });
    case 'sign':
      return say(texts.signDone);
    case 'verify':
      return say(texts.verifyDone);
    case 'correct':
      return say(texts.correctDone, { title: titleOf(answer.value), total: totalOf(answer.value) });
    case 'replicate':
      return say(texts.replicateDone);
  }
}

/** Returns the sentence above the papers: what happened, and why it matters. */
export function sentenceOf(step: Step, answer: Answer, source: unknown): readonly [short: string, why: string] {
  const when = how(answer);
  if (!answer.isOk)
    return [say(texts.rejectedHow, { how: when, count: faultsOf(answer.value).length }), say(texts.rejectedWhy)];
  switch (step) {
    case 'build':
      return [
        say(texts.builtHow, { how: when, total: totalOf(answer.value) }),
        say(texts.builtWhy, { country: countryOf(answer.value) ?? countryOf(source) ?? '' }),
      ];
    case 'sign':
      return [say(texts.signedHow, { how: when }), say(texts.signedWhy)];
    case 'verify':
      return [say(texts.verifiedHow, { how: when }), say(texts.verifiedWhy)];
    case 'correct':
      return [
        say(texts.correctedHow, { how: when, title: titleOf(answer.value), total: totalOf(answer.value) }),
        say(texts.correctedWhy),
      ];
    case 'replicate':
      return [say(texts.replicatedHow, { how: when }), say(texts.replicatedWhy)];
  }
}

/** Returns the name of the country of a document's taxes. */
function countryOf(document: unknown): string | undefined {
  const contents = documentIn(document);
  const code = text(memberAt(contents, '$regime')) ?? text(memberAt(contents, 'supplier.tax_id.country'));
  return code && countryName(code);
}

function titleOf(value: unknown): string {
  const type = text(memberAt(documentIn(value), 'type')) ?? '';
  return say<string>(titles[type] ?? texts.correction);
}

const titles: Readonly<Record<string, string>> = {
  'credit-note': texts.creditNote,
  'debit-note': texts.debitNote,
  corrective: texts.corrective,
};
