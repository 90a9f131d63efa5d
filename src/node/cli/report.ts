import type { Fault, WordedFault } from '../../engine/faults.ts';
import type { Translation } from '../../engine/text/message.ts';
import { UNJUDGED } from '../../formats/declare/unjudged.ts';
import type { WordedConversion, WordedLoss } from '../../formats/index.ts';
import { isHouseRule } from '../../house-rules/code.ts';
import { type ErrorBody, errorBody, listed, type Refusal } from '../../operations/errors.ts';
import type { CommandError } from '../files/exit.ts';
import type { Notice } from '../files/keys.ts';
import { type Finding, report, reportTrouble } from './findings.ts';
import type { Origin } from './locations.ts';
import { printable } from './printable.ts';
import type { Session } from './session.ts';
import * as texts from './texts.ts';
import type { Unbuilt } from './unbuilt.ts';

/** Finds the origin of a fault's property. */
export type OriginOf = (property: string) => Origin;

/** An error body with its file, and the positions of each fault's properties. */
export interface LocatedError extends Omit<ErrorBody, 'faults'> {
  file: string;
  faults: LocatedFault[];
}

export type LocatedFault = Omit<WordedFault, 'positions'> & { positions: Origin[] };

/** Reports the error of a document, for people or for a program (chapter 09 §9.4). */
export function reportRefusal(session: Session, name: string, refused: Refusal, originOf: OriginOf): void {
  const error = locatedError(name, refused, originOf, session.translation);
  reportError(session, error);
  // The command does not know house rules.
  const first = error.faults.find(({ code }) => !isHouseRule(code));
  if (first && session.format === 'text')
    session.note(session.style('dim', session.say(texts.hint, { code: first.code })));
}

/** Reports that a document was never built, then the faults that building reports too. */
export function reportUnbuilt(session: Session, name: string, { gone, left }: Unbuilt, originOf: OriginOf): void {
  const heading = session.say(texts.unbuilt, { count: gone });
  report(session, { file: name, body: {}, heading, rows: false, findings: [] });
  if (left.length > 0) reportRefusal(session, name, { ok: false, key: 'validation', faults: left }, originOf);
}

export function reportError(session: Session, error: LocatedError): void {
  const { file, key, message, faults } = error;
  const alone: Finding = { level: 'error', code: key, description: message, places: [] };
  const listed = session.format === 'text' ? byCause(faults) : faults.map((each) => findingOf('error', each));
  const findings = faults.length > 0 ? listed : [alone];
  report(session, { file, body: error, heading: headingOf(session, error), rows: faults.length > 0, findings });
}

/** Returns the faults that follow from no other, each with the codes of those that follow from it. */
function byCause(faults: readonly LocatedFault[]): Finding[] {
  const atPlace = new Map<string, LocatedFault>();
  for (const fault of faults)
    for (const each of fault.properties) if (!fault.caused_by && !atPlace.has(each)) atPlace.set(each, fault);
  const consequences = new Map<LocatedFault, string[]>();
  const shown = faults.filter((fault) => {
    const cause = fault.caused_by?.map((each) => atPlace.get(each)).find(Boolean);
    if (!cause) return true;
    const known = consequences.get(cause);
    if (known) known.push(fault.code);
    else consequences.set(cause, [fault.code]);
    return false;
  });
  return shown.map((fault) => ({ ...findingOf('error', fault), consequences: consequences.get(fault) ?? [] }));
}

/** Reports the error of a file or of the command line. */
export function reportFailure(session: Session, { said, file, key }: CommandError): void {
  const body = {
    ...errorBody({ ok: false, key, message: said, faults: [] }, session.translation),
    ...(file && { file }),
  };
  reportTrouble(session, body);
}

/** Reports a notice about a file as a line, unless `--quiet` is set. */
export function reportNotice(session: Session, { file, code, description: isRepeated }: Notice): void {
  if (session.flags.quiet) return;
  const description = session.words(isRepeated);
  const warning = { code, properties: ['$'], description, positions: [] } satisfies LocatedFault;
  const finding: Finding = { level: 'warning', code, description, places: [] };
  const heading = `${session.style('yellow', session.say(texts.warning))}: ${printable(description)}  ${code}`;
  report(session, { file, body: { file, warnings: [warning] }, heading, rows: false, findings: [finding] });
}

/** Reports warnings about a document: unknown members, changed values and so on. */
export function reportWarnings(session: Session, name: string, warnings: readonly Fault[], originOf: OriginOf): void {
  if (warnings.length > 0)
    reportLocatedWarnings(session, name, locatedWarnings(warnings, originOf, session.translation));
}

export function locatedWarnings(
  warnings: readonly Fault[],
  originOf: OriginOf,
  translation?: Translation,
): LocatedFault[] {
  return listed(warnings, translation).map((warning, i) => withPositions(warning, originOf, warnings[i]));
}

export function reportLocatedWarnings(session: Session, file: string, warnings: readonly LocatedFault[]): void {
  if (session.flags.quiet) return;
  const findings = warnings.map((each) => findingOf('warning', each));
  report(session, {
    file,
    body: { file, warnings },
    heading: session.say(texts.warnings, { count: warnings.length }),
    rows: true,
    findings,
  });
}

/** A loss with the positions of its properties or its XPath. */
export interface LocatedLoss extends Omit<WordedLoss, 'line' | 'column'> {
  positions: Origin[];
}

/** Reports losses of a conversion in either direction, and the faults of a document that was read. */
export function reportConversion(
  session: Session,
  name: string,
  { losses, faults, media_type }: WordedConversion,
  originOf: OriginOf,
): void {
  reportLosses(session, name, locatedLosses(losses, originOf));
  reportReadFaults(
    session,
    name,
    faults.map((each) => withPositions(each, originOf)),
    media_type === 'application/json' ? texts.read : texts.writtenAnyway,
  );
}

export function locatedLosses(losses: readonly WordedLoss[], originOf: OriginOf): LocatedLoss[] {
  return losses.map(({ line, column, ...loss }) => {
    const inXml = line === undefined || column === undefined ? undefined : [{ line, column }];
    return { ...loss, positions: inXml ?? loss.properties.map((each) => originOf(each)) };
  });
}

const LEVELS = { info: 'note', warning: 'warning', error: 'error' } as const;

export function reportLosses(session: Session, file: string, losses: readonly LocatedLoss[]): void {
  if (session.flags.quiet || losses.length === 0) return;
  const findings = losses.map(
    ({ kind, severity, properties, xpath = '', term, positions, description }): Finding => ({
      level: LEVELS[severity],
      code: kind,
      ...(term !== undefined && { term }),
      description,
      places: (properties.length > 0 ? properties : [xpath]).map((property, i) => ({ property, origin: positions[i] })),
    }),
  );
  report(session, {
    file,
    body: { file, losses },
    heading: session.say(texts.losses, { count: losses.length }),
    rows: true,
    findings,
  });
}

/** Reports the faults of a document that was nevertheless read from an e-invoice. */
function reportReadFaults(
  session: Session,
  file: string,
  faults: readonly LocatedFault[],
  text: typeof texts.read | typeof texts.writtenAnyway,
): void {
  if (session.flags.quiet || faults.length === 0) return;
  const findings = faults.map((each) => findingOf('error', each));
  const heading = session.say(text, { count: faults.length });
  report(session, { file, body: { file, faults }, heading, rows: true, findings });
}

function findingOf(severity: Finding['level'], fault: LocatedFault): Finding {
  const { code, properties, description, positions, input_properties = properties } = fault;
  const level = code === UNJUDGED ? 'note' : severity;
  return {
    level,
    code,
    description,
    places: input_properties.map((property, i) => ({ property, origin: positions[i] })),
  };
}

export function locatedError(
  name: string,
  refused: Refusal,
  originOf: OriginOf,
  translation?: Translation,
): LocatedError {
  const { faults, ...body } = errorBody(refused, translation);
  const located = faults.map((each, i) => withPositions(each, originOf, refused.faults[i]));
  return { ...body, file: name, faults: located };
}

function withPositions(fault: WordedFault, originOf: OriginOf, unworded?: Fault): LocatedFault {
  const { properties, input_properties = properties, positions: inXml } = fault;
  if (inXml) return { ...fault, positions: inXml };
  const inText = unworded && positionInText(unworded);
  return {
    ...fault,
    positions: input_properties.map((each) => inText ?? originOfProperty(each, originOf)),
  };
}

/** Returns the position that the description of an unreadable text contains: it has no properties to look up. */
function positionInText({ code, values }: Fault): Origin | undefined {
  const { line, column } = /^BW-(?:TEXT|JSON)-/.test(code) ? (values ?? {}) : {};
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined;
}

/** Properties of a request that come from the command line, not from a document. */
const FLAGS: readonly (readonly [RegExp, string])[] = [
  [/^request\.type/, '--type'],
  [/^request\.(?:private|public)key/, '--key'],
  [/^request\.(issuer|audience|to|from|pdf)/, '--$1'],
  [/^options/, 'options'],
];

function isOfFlag(property: string): boolean {
  return FLAGS.some(([pattern]) => pattern.test(property));
}

function originOfProperty(property: string, originOf: OriginOf): Origin {
  const flag = FLAGS.find(([pattern]) => pattern.test(property));
  const [pattern, source] = flag ?? [];
  if (pattern && source !== undefined)
    return { source: pattern.exec(property)?.[0].replace(pattern, source) ?? source };
  return originOf(property);
}

/** Returns the number of faults in words. Those that follow from others are counted separately. */
function counted(session: Session, faults: readonly LocatedFault[]): string {
  const more = faults.filter(({ caused_by: causes }) => causes).length;
  const count = faults.length - more;
  return more > 0 ? session.say(texts.causes, { count, more }) : session.say(texts.faults, { count });
}

/** Returns `not valid: 2 faults`, or the message if the faults do not cover it. */
function headingOf(session: Session, { key, message, faults }: LocatedError): string {
  const isOfFlags = faults.length > 0 && faults.every(({ properties }) => properties.every(isOfFlag));
  const what = isOfFlags
    ? texts.wrongOption
    : Object.hasOwn(texts.headings, key)
      ? texts.headings[key as keyof typeof texts.headings]
      : undefined;
  // A summary has a semicolon in place of their full stops.
  const [first, second] = faults.map(({ description }) => description.replace(/\.$/, ''));
  const isSummary = first !== undefined && second !== undefined && message.includes(first) && message.includes(second);
  const isRepeated = isSummary || faults.some(({ description }) => description === message);
  const rest = isRepeated ? counted(session, faults) : printable(message);
  return what === undefined ? rest : session.say(texts.heading, { what: session.say(what), rest });
}
