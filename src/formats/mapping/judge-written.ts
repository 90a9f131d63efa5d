/** Applies the official rules to the result of writing (chapter 14 §2). */

import { type Environment, type Fault, faultOf, mergeFaults } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import type { Format } from '../declare/format.ts';
import { loadReleases } from '../releases/load.ts';
import type { Judged } from '../rules/declare.ts';
import { type Finding, judge } from '../rules/run.ts';

/** The written document, and its path from the root of the envelope. */
interface Source {
  document: JsonObject;
  path: string;
  environment: Environment;
}

/**
 * Checks the result of writing by the rules of its format. Findings refer to the document; their `source` is a property
 * whose change has an effect. `locate` returns the property of a finding.
 */
export async function judgeWritten(
  written: Judged,
  format: Format,
  source?: Source,
  locate?: (finding: Finding) => string,
): Promise<{ faults: Fault[]; warnings: Fault[] }> {
  const { later = [] } = format.writing ?? {};
  const { rulesOn } = await loadReleases();
  const { sets } = await rulesOn(format, source?.environment.today);
  const found = judge(written, sets);
  const findings = later.length === 0 ? found : found.filter(({ id }) => !later.includes(id));
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  if (findings.length === 0) return { faults, warnings };
  const { placesOf } = await import('./fault-elements.ts');
  const locationOf = locate ?? placesOf(written.invoice, written.plan);
  const settable = source ? await settableIn(source) : (property: string) => property;
  for (const finding of findings) {
    const found: Fault = faultOf(finding.id, settable(locationOf(finding)), finding.text);
    if (finding.terms.length > 0) found.terms = [...finding.terms];
    if (finding.flag === 'information') found.level = 'information';
    const isFault = finding.flag === 'fatal' && !format.bears?.includes(finding.id);
    (isFault ? faults : warnings).push(found);
  }
  return { faults, warnings: mergeFaults(warnings) };
}

async function settableIn({ document, path, environment }: Source): Promise<(property: string) => string> {
  const { settableProperty } = await import('./settable.ts');
  const settable = (property: string) => settableProperty(`$${property.slice(path.length)}`, document, environment);
  // An attached file is not a property of the document.
  return (property) => (property.startsWith(path) ? path + settable(property).slice(1) : property);
}
