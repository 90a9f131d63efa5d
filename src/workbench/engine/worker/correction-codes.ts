import { correct } from '../../../engine/index.ts';
import { load } from '../../../engine/loading.ts';
import type { Json } from '../../../engine/model/json.ts';
import { partAt } from '../document/values.ts';
import { objectIn, system } from './check.ts';

/** A correction, and the codes of its extensions from which the user can choose. */
export interface CodesRequest {
  source: string;
  options: Readonly<Record<string, Json>>;
  /** The codes by extension key. */
  codes: Readonly<Record<string, readonly string[]>>;
}

/** The codes of an extension that fit a correction, and the one that building sets without a choice. */
export interface FittingCodes {
  codes: readonly string[];
  initial: string;
  /** Whether the correction has a fault without a code. */
  isNeeded: boolean;
}

/**
 * Returns the codes that rules accept in this correction, by extension key. It tries out each code. A code does not fit if
 * building replaces it, or if only some codes cause its fault.
 */
export async function correctionCodes({ source, options, codes }: CodesRequest): Promise<Record<string, FittingCodes>> {
  const document = objectIn(source);
  if (document === undefined) return {};
  await load(document);
  const correctedWith = (key: string, ext: Readonly<Record<string, string>>) => {
    const outcome = correct(document, { ...options, ext }, {}, system);
    const built = outcome.ok ? outcome.result : outcome.document;
    const faults = outcome.ok ? [] : outcome.faults.map((fault) => fault.code);
    return { faults, code: codeIn(built, key) };
  };
  return Object.fromEntries(
    Object.entries(codes).map(([key, all]): [string, FittingCodes] => {
      const tried = all.map((code) => ({ code, outcome: correctedWith(key, { [key]: code }) }));
      const kept = tried.filter(({ code, outcome }) => [undefined, code].includes(outcome.code));
      const isCommon = (fault: string) => kept.every(({ outcome }) => outcome.faults.includes(fault));
      const fitting = kept.filter(({ outcome }) => outcome.faults.every(isCommon)).map(({ code }) => code);
      const without = correctedWith(key, {});
      const initial = without.code !== undefined && fitting.includes(without.code) ? without.code : '';
      const isNeeded = fitting.length > 0 && !without.faults.every(isCommon);
      return [key, { codes: fitting.length > 0 ? fitting : all, initial, isNeeded }];
    }),
  );
}

/** Returns the code of an extension in a correction: of the whole document, or of its reference. */
function codeIn(correction: unknown, key: string): string | undefined {
  const document = partAt(correction, ['doc']) ?? correction;
  const found = partAt(document, ['tax', 'ext', key]) ?? partAt(document, ['preceding', 0, 'ext', key]);
  return typeof found === 'string' ? found : undefined;
}
