/** Checks receipts against the schema and the rules of the SAT. */

import type { FormatOptions } from '../../declare/conversion.ts';
import type { Finding } from '../../rules/run.ts';
import { CFDI_40 } from '../../schema/generated/cfdi-40.ts';
import { structureWithGroups } from '../../schema/groups.ts';
import type { Structure } from '../../schema/structure.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import type { XmlElement } from '../../xml/element.ts';
import { schemaFindings } from '../shared/check.ts';
import { judgeNational } from '../shared/rules.ts';
import type { Context } from './rule-base.ts';
import { CONTENT_RULES, SEAL_RULES } from './rules.ts';
import { CfdiView } from './view.ts';

export const SET = 'cfdi';
const SCHEMA_CODE = 'SAT-301';

let structure: Structure | undefined;

/** Returns the structure of CFDI 4.0 and its complements. */
function cfdi40(): Structure {
  structure ??= structureWithGroups(CFDI_40);
  return structure;
}

/** Attributes with rules of their own about their values, and about their absence. */
const RULED = /^cfdi:Comprobante @(?:Fecha|TipoCambio)$/;
const RULED_ABSENCE = /^cfdi:Traslado @(?:Base|Impuesto|TipoFactor)$/;
/** Bases of taxes, which must be more than zero. */
const BASES = /:(?:Traslado|Retencion)(?:DR)? @Base(?:DR)?$/;

/** Returns whether a rule also reports a finding of the schema. */
function isRuled({ element, step }: Finding): boolean {
  if (step?.startsWith('@') !== true) return false;
  const value = element.attribute(step.slice(1));
  const place = `${element.name} ${step}`;
  if (value === undefined) {
    return RULED_ABSENCE.test(place) && element.parent?.parent?.parent?.name === 'cfdi:Comprobante';
  }
  return RULED.test(place) || (BASES.test(place) && Number(value) <= 0 && value.trim() !== '');
}

function structureFindings(root: XmlElement): Finding[] {
  const found = schemaFindings(root, cfdi40(), SET, () => SCHEMA_CODE);
  return found.filter((each) => !isRuled(each));
}

interface Judging {
  /** Whether these are elements that were written, whose seal needs no check. */
  readonly isWritten?: boolean;
  readonly options?: FormatOptions | undefined;
}

/** Checks a file, or elements that were written. */
export function judge(file: SyntaxFile, now: Date, { isWritten = false, options = {} }: Judging = {}): Finding[] {
  const { root } = file;
  const view = new CfdiView(root);
  const isTimed = !Number.isNaN(now.getTime());
  const { to_stamp: toStamp, sat_certificate: satCertificate } = options;
  const context: Context = {
    view,
    ...(isTimed ? { year: now.getUTCFullYear(), now: now.getTime() } : { year: undefined }),
    isToStamp: toStamp === true,
    satCertificate: typeof satCertificate === 'string' ? satCertificate : undefined,
  };
  const known = view.complements.filter(({ name }) => cfdi40().rootTypes.has(name));
  return [
    ...structureFindings(root),
    ...known.flatMap((each) => structureFindings(each)),
    ...judgeNational(CONTENT_RULES, SET, context, file),
    ...(isWritten ? [] : judgeNational(SEAL_RULES, SET, context, file)),
  ];
}
