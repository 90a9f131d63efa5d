/** Checks documents in UBL, CII and CDAR: their structure by the schema, then the rules of their format (chapter 12 §1). */

import { groupBy } from '../../../engine/model/group-by.ts';
import { type Checked, checkedAs, withSignatures } from '../../declare/checked.ts';
import type { Format } from '../../declare/format.ts';
import { planFor, recognitionPlanFor } from '../../declare/plans.ts';
import type { CheckOptions } from '../../declare/syntax.ts';
import { type RecognisedFamily, UNJUDGED, unjudgedText } from '../../declare/unjudged.ts';
import { lazily } from '../../lazily.ts';
import { ownMapping } from '../../mapping/own-mapping.ts';
import { kindOf } from '../../model/plan.ts';
import { readTerms } from '../../model/read.ts';
import { loadForeign } from '../../recognise/load-foreign.ts';
import { loadReleases } from '../../releases/load.ts';
import type { Judged } from '../../rules/declare.ts';
import { type Finding, judge, judgedOf } from '../../rules/run.ts';
import { checkStructure, stepOf } from '../../schema/check-structure.ts';
import type { StructureFault } from '../../schema/fault.ts';
import type { Structure } from '../../schema/structure.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import type { XmlElement } from '../../xml/element.ts';
import { hintsOn, isWithoutTerms } from './hints.ts';
import { coreOf, noteOn, type Recognition, recognise, recognisedAs } from './recognise.ts';

/**
 * Returns whether a structural finding in CDAR is left to the official rules. Its structure is derived from terms, not
 * from the schema: elements without a term may be allowed, and most elements required by the terms (XP Z12-012, annex
 * A) are optional in the schema.
 */
function isOpenInCdar({ code, child }: StructureFault): boolean {
  if (code === 'XSD-ELEMENT-MISSING') return child !== 'ram:IssueDateTime' && child?.startsWith('cdar:') !== true;
  return code === 'XSD-ELEMENT-UNKNOWN' || code === 'XSD-ATTRIBUTE-UNKNOWN';
}

/** Returns the deviations from the schema. */
function structureFindings(root: XmlElement, structure: Structure, set: string): Finding[] {
  return checkStructure(root, structure).map((fault) => {
    const { code, element, text } = fault;
    return {
      id: code,
      set,
      flag: set === 'cdar' && isOpenInCdar(fault) ? 'warning' : 'fatal',
      terms: [],
      element,
      step: stepOf(fault),
      text,
    };
  });
}

/** Recognises the format of a document unless it is given. */
async function recognitionOf(
  formats: readonly Format[],
  root: XmlElement,
  given: Format | undefined,
  isInPdf: boolean,
): Promise<Recognition> {
  const kind = kindOf(root);
  const { invoice } = readTerms(root, await recognitionPlanFor(kind));
  return given ? recognisedAs(given, invoice, kind) : recognise(formats, invoice, kind, isInPdf);
}

/** Returns a finding if an identifier names another version or is unknown. */
function specificationFindings(recognition: Recognition, { invoice, root }: Judged): Finding[] {
  const text = noteOn(recognition);
  if (text === undefined) return [];
  const element = invoice.group('BG-2')?.first('BT-24')?.element ?? root;
  const set = recognition.format.key;
  return [{ id: 'BW-XML-SPECIFICATION', set, flag: 'information', terms: ['BT-24'], element, step: undefined, text }];
}

const readiness = lazily(() => import('./readiness.ts'));

/** Checks a document by its own format or the given one. A document that does not claim EN 16931 is not judged. */
export async function check(
  formats: readonly Format[],
  file: SyntaxFile,
  given: Format | undefined,
  options: CheckOptions,
): Promise<Checked> {
  const { root, isInPdf = false } = file;
  const family = given ? undefined : (await loadForeign()).familyOf(root);
  if (family) return unjudged(formats, file, family);
  const recognition = await recognitionOf(formats, root, given, isInPdf);
  const { format } = recognition;
  const judged = judgedOf(root, await planFor(kindOf(root), format), undefined, options.now);
  const ofDay = await (await loadReleases()).rulesOfDay(recognition, judged, options);
  const isAsked = options.dayFor !== undefined;
  const structure = await ofDay.schema.load();
  const broken = judge(judged, ofDay.sets);
  const seal = await (await ownMapping(format)).loadSeal?.();
  const sealed = seal?.sealFindings(file, format.key) ?? [];
  const verdict = seal?.sealVerdict(root, sealed);
  const brokenAt = groupBy(broken, ({ element }) => element);
  const findings = [
    ...structureFindings(root, structure, format.schema.key).filter(
      ({ flag, element, step }) => flag === 'fatal' || !brokenAt.get(element)?.some((each) => each.step === step),
    ),
    ...broken,
    ...(given ? [] : specificationFindings(recognition, judged)),
    ...sealed,
    ...(await hintsOn(judged, format, file.text)).filter(({ id }) => !isAsked || id !== 'BW-XML-DUE-DATE'),
  ];
  findings.push(...(await ofDay.notes()));
  if (options.readiness)
    findings.push(...(await readiness()).readinessOf(judged, format, isWithoutTerms(judged.invoice)));
  for (const finding of findings) if (format.bears?.includes(finding.id)) finding.flag = 'warning';
  return withSignatures(checkedAs(format, findings, file, ofDay.releases), verdict);
}

/** Checks a document only by the schema of its syntax (chapter 13 §4.1). */
async function unjudged(formats: readonly Format[], file: SyntaxFile, family: RecognisedFamily): Promise<Checked> {
  const { root } = file;
  const format = coreOf(formats);
  const findings = structureFindings(root, await format.schema.load(), format.schema.key);
  const verdict: Finding = {
    id: UNJUDGED,
    set: format.key,
    flag: 'warning',
    terms: ['BT-24'],
    element: root.child('cbc:CustomizationID') ?? root,
    step: undefined,
    text: unjudgedText(family, true),
  };
  return { ...checkedAs(format, [...findings, verdict], file), unjudged: family };
}
