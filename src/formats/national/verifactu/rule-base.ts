/** The context of the rules of VERI*FACTU, and shorthands for declaring them. */

import type { Flag, Verdict, Violation } from '../../rules/declare.ts';
import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { type NationalRule, nationalRule } from '../shared/rules.ts';
import type { Detail, FileView, Person, RecordView } from './view.ts';

/** A file with the data for its checks, and the time of the check. */
export interface Context {
  readonly file: FileView;
  /** The day of the check in Spain, in ISO 8601; undefined if not given. */
  readonly today: string | undefined;
  readonly now: Date;
  /** The day by whose version of the rules records are judged. Default: the newest version. */
  readonly asOf?: string | undefined;
}

/** When a rule was in force, by the days of the versions that brought it and removed it. */
interface Lifetime {
  readonly from?: string;
  /** The day of the version without it. */
  readonly before?: string;
}

/** Returns whether the version of the rules that applies is from `from` or later, and from before `before`. */
export function isInForce({ asOf = '9999' }: Context, { from = '', before = '99999' }: Lifetime): boolean {
  return asOf >= from && asOf < before;
}

/** Limits rules to the versions that have them. */
export function lasting(lifetime: Lifetime, ...rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => ({
    ...rule,
    holds: (context, file) => !isInForce(context, lifetime) || rule.holds(context, file),
  }));
}

export type Rule = NationalRule<Context>;

type Found = Violation | XmlElement | undefined | false;
export type Finds = Found | readonly Found[];

function violationsOf(found: Finds): Violation[] {
  return [found].flat().flatMap((each) => {
    if (each === undefined || each === false) return [];
    return isElement(each) ? [withValue(each)] : [each];
  });
}

function isElement(found: Violation | XmlElement): found is XmlElement {
  return 'localName' in found;
}

/** Returns a finding at an element, with its name and value. */
export function withValue(element: XmlElement, values: Violation['values'] = {}): Violation {
  return {
    element,
    values: { name: element.localName, value: collapsed(element.text).slice(0, 60), ...values },
  };
}

/** Returns a finding at a child, or at its parent if the child is missing. */
export function at(parent: XmlElement, child: XmlElement | undefined, values?: Violation['values']): Violation {
  return child ? withValue(child, values) : { element: parent, values: { name: '', value: '', ...values } };
}

/** Declares a rule with the number of AEAT. */
const vf = (code: string, holds: (context: Context) => Verdict, text: string, flag: Flag = 'fatal'): Rule =>
  nationalRule<Context>(`VF-${code}`, flag, holds, text);

/** Declares rules on each record; those that share a text have several codes. */
export function inRecords(
  code: string,
  finds: (record: RecordView, context: Context) => Finds,
  text: string,
  flag?: Flag,
): Rule {
  return vf(
    code,
    (context) => context.file.records.flatMap((record) => violationsOf(finds(record, context))),
    text,
    flag,
  );
}

export function inAltas(
  code: string,
  finds: (record: RecordView, context: Context) => Finds,
  text: string,
  flag?: Flag,
): Rule {
  return inRecords(code, (record, context) => record.isAlta && finds(record, context), text, flag);
}

export function inDetails(
  code: string,
  finds: (detail: Detail, record: RecordView, context: Context) => Finds,
  text: string,
  flag?: Flag,
): Rule {
  return inAltas(
    code,
    (record, context) => record.details.flatMap((detail) => violationsOf(finds(detail, record, context))),
    text,
    flag,
  );
}

export function inPersons(
  code: string,
  finds: (person: Person, record: RecordView, context: Context) => Finds,
  text: string,
): Rule {
  return inRecords(
    code,
    (record, context) => record.persons.flatMap((person) => violationsOf(finds(person, record, context))),
    text,
  );
}

export function inMessage(code: string, finds: (file: FileView, context: Context) => Finds, text: string): Rule {
  return vf(code, (context) => violationsOf(finds(context.file, context)), text);
}
