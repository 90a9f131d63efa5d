import type { WorkStep } from '../../engine/faults.ts';
import { isJsonObject, type Json } from '../../engine/model/json.ts';
import { registry } from '../../engine/registry.ts';
import type { RequestObject } from '../../operations/fields.ts';
import type { Result } from '../../operations/result.ts';

/** Metadata of the document in a request, without its content: for the log, figures and traces. */
export interface About {
  /** The country of its tax regime. */
  regime?: string;
  /** The key of the e-invoice format that was read or written. */
  format?: string;
  /** The number of faults by code. */
  faults?: Readonly<Record<string, number>>;
  /** The requests of a stream, and those that failed. */
  lines?: number;
  undone?: number;
}

/** Returns the metadata of a request object and its result. */
export function aboutResult({ data, to }: RequestObject, result: Result): About | undefined {
  const regime = regimeOf(data);
  const format = formatOf(to, result);
  if (regime === undefined && format === undefined && result.ok) return undefined;
  return {
    ...(regime !== undefined && { regime }),
    ...(format !== undefined && { format }),
    ...(!result.ok && result.faults.length > 0 && { faults: countsOf(result.faults) }),
  };
}

/** Returns the known regime that a document names, or the regime of the country where its supplier pays taxes. */
function regimeOf(data: RequestObject[string] | undefined): string | undefined {
  if (!isJsonObject(data)) return undefined;
  const document = isJsonObject(data.doc) ? data.doc : data;
  const named = document.$regime ?? countryOf(document.supplier);
  return typeof named === 'string' ? registry.regime(named)?.definition.country : undefined;
}

function countryOf(party: Json | undefined): Json | undefined {
  return isJsonObject(party) && isJsonObject(party.tax_id) ? party.tax_id.country : undefined;
}

/** Returns the format that a result names. A requested format counts only if it was produced, because anything can be requested. */
function formatOf(to: unknown, result: Result): string | undefined {
  if (!result.ok || !isObject(result.result)) return undefined;
  const { format } = result.result;
  if (typeof format === 'string') return format;
  return typeof to === 'string' ? to : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function countsOf(faults: readonly { code: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of faults) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** The start and end of a step of the work on a document, in milliseconds since 1970. */
export interface TimedStep {
  step: WorkStep;
  began: number;
  ended: number;
}

/** Measures the steps of the work on a document. Each ends when the next begins. */
export class StepTimes {
  readonly steps: TimedStep[] = [];

  begins(step: WorkStep): void {
    const now = this.ends();
    this.steps.push({ step, began: now, ended: now });
  }

  /** Ends the last step and returns the time. */
  ends(): number {
    const now = performance.timeOrigin + performance.now();
    const last = this.steps.at(-1);
    if (last) last.ended = now;
    return now;
  }
}
