import { type Environment, type Fault, fault, type Outcome, worded } from '../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import type { Conversion, ConvertOptions, WordedConversion } from '../formats/index.ts';
import type { HouseEnvironment } from '../house-rules/environment.ts';
import type { HouseRules, HouseVerdict } from '../house-rules/house-rules.ts';
import { InParts } from './content.ts';
import { type Refusal, refusedInput } from './errors.ts';
import { judged, ruledOutcome, withVerdict } from './house-verdict.ts';

/** House rules in operations: which apply to a request, and what they add to its outcome. */

/** Returns the rules for a request: those of the program and its own. Refuses its own with `BW-RULES-FORBIDDEN`. */
export function rulesFor(
  given: Json | undefined,
  environment: Environment,
): readonly HouseRules[] | Refusal | Promise<readonly HouseRules[] | Refusal> {
  const { house } = environment as HouseEnvironment;
  const own = house?.rules ? [house.rules] : [];
  if (given === undefined || given === null) return own;
  if (!house?.takesRules) return forbidden();
  return import('../house-rules/read-text.ts').then(({ readHouseRulesOf }) => {
    const read = readHouseRulesOf(given, 'request.rules');
    return read.ok ? [...own, read.rules] : refusedInput(read.faults);
  });
}

function forbidden(): Refusal {
  const text = 'This service accepts no house rules in requests; leave out rules, or ask its operator to allow them.';
  return { ...refusedInput([fault('BW-RULES-FORBIDDEN', 'request.rules', text)]), key: 'forbidden' };
}

/** Returns the outcome of an operation on an e-invoice, with what the rules find in the documents that it becomes. */
export async function ruledFile(
  rules: readonly HouseRules[],
  running: Outcome<unknown> | Promise<Outcome<unknown>>,
  { data, from, answer }: { data: string | Uint8Array; from?: string | undefined; answer: string },
  environment: Environment,
): Promise<Outcome<unknown>> {
  const made = await running;
  if ((!made.ok && made.key !== 'validation') || (answer !== 'OkResponse' && answer !== 'Conversion')) return made;
  const documents = await documentsIn(data, { from }, environment);
  const verdict = judged(rules, documents, environment);
  if (!made.ok || answer === 'OkResponse') return withVerdict(made, verdict);
  // A received e-invoice is read nevertheless.
  return withReadFaults(made, verdict, environment);
}

/** Returns a conversion, with what the rules find in the document, or in those that an e-invoice becomes. */
export async function ruledConversion(
  rules: readonly HouseRules[],
  made: Outcome<Conversion>,
  { data, from }: { data: JsonObject | string | Uint8Array; from?: string | undefined },
  environment: Environment,
): Promise<Outcome<Conversion>> {
  // The verdict on a conversion is a conversion, or a failure.
  if (isJsonObject(data)) {
    return ruledOutcome(rules, made, { data, answer: 'Conversion' }, environment) as Outcome<Conversion>;
  }
  if (!made.ok && made.key !== 'validation') return made;
  const { faults, warnings } = judged(rules, await documentsIn(data, { from }, environment), environment);
  if (!made.ok || made.result.media_type !== 'application/json') {
    return withVerdict(made, { faults, warnings }) as Outcome<Conversion>;
  }
  const result = { ...made.result, faults: [...made.result.faults, ...faults] };
  return { ...made, result, warnings: [...made.warnings, ...warnings] };
}

async function documentsIn(
  data: string | Uint8Array,
  options: ConvertOptions,
  environment: Environment,
): Promise<JsonObject[]> {
  const { convertXml, convertPdf } = await import('../formats/index.ts');
  const { isPdf } = await import('../pdf/is-pdf.ts');
  const { begins: _, ...quiet } = environment;
  const read =
    data instanceof Uint8Array && isPdf(data)
      ? await convertPdf(data, options, quiet)
      : await convertXml(data, options, quiet);
  return read.ok ? [read.result.result].flat().filter(isJsonObject) : [];
}

function withReadFaults(
  made: Outcome<unknown> & { ok: true },
  { faults, warnings }: HouseVerdict,
  { translation }: Environment,
): Outcome<unknown> {
  const noticed = { ...made, warnings: [...made.warnings, ...warnings] };
  const { result } = made;
  if (faults.length === 0 || !(result instanceof InParts)) return noticed;
  const whole = result.whole as WordedConversion;
  if (whole.media_type !== 'application/json') return withVerdict(made, { faults, warnings });
  const added = faults.map((each: Fault) => worded(each, translation));
  return { ...noticed, result: new InParts({ ...whole, faults: [...whole.faults, ...added] }, result.main) };
}
