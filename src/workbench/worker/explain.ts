import { build, type CalculationStep, load } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/model/json.ts';
import { readJson } from '../../engine/reading/json.ts';
import { systemEnvironment } from '../../service/environment.ts';

export interface ExplainRequest {
  text: string;
  envelop: boolean;
}

/** A document as far as it could be calculated, and how each of its figures came about. */
export interface Explained {
  document: { [name: string]: unknown };
  steps: readonly CalculationStep[];
}

const system = systemEnvironment();

/** Returns the explanation of a calculation of a text; undefined where it could not be calculated. */
export async function explain({ text, envelop }: ExplainRequest): Promise<Explained | undefined> {
  const reading = readJson(text);
  if (!reading.ok || !isJsonObject(reading.value)) return undefined;
  await load(reading.value);
  const outcome = build(reading.value, { envelop, explain: true }, system);
  const document = outcome.ok ? outcome.result : outcome.document;
  return document && outcome.explain && { document, steps: outcome.explain };
}
