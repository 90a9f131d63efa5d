/** What CIUS-PT puts into notes, item properties and means of payment between number signs (chapter 21 §6.5). */

import type { Judged, Rule, Verdict, Violation } from '../../../rules/declare.ts';
import { elementsAt, everywhere, ruleAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { lengthOf } from '../../shared/forms.ts';
import { LISTS, MEANS } from './lists.ts';

const AMOUNT = /^\d{1,13}.\d\d$/;
const isAmount = (value: string) => AMOUNT.test(value);

const isText =
  (most: number) =>
  (value: string): boolean => {
    const count = lengthOf(value);
    return count >= 1 && count <= most;
  };

/** A kind of note: `#MARK#value#`, or, with a number of three digits, `#MARK-001#value#`. */
interface Kind {
  /** Its number in the rules: `DT-CIUS-PT-020_2.1`. */
  readonly number: number;
  readonly mark: string;
  readonly isValue: (value: string) => boolean;
  /** The kinds that numbered notes must also include. */
  readonly beside?: readonly number[];
}

const KINDS: readonly Kind[] = [
  { number: 2, mark: 'SOURCECURRENCYCODE', isValue: LISTS.currency },
  { number: 3, mark: 'CALCULATIONRATE', isValue: (value) => /^\d{1,9}\.\d{2,5}$/.test(value) },
  { number: 4, mark: 'DESCRIPTION@INVOICEPERIOD', isValue: isText(150) },
  { number: 5, mark: 'ADDITIONALPROPERTY', isValue: isText(50) },
  { number: 6, mark: 'NUMBER@ATCERTIFIEDPROGRAM', isValue: isText(20) },
  { number: 7, mark: 'HASHCODE@ATCERTIFIEDPROGRAM', isValue: isText(20) },
  { number: 8, mark: 'DESCRIPTION@ATCERTIFIEDPROGRAM', isValue: isText(150) },
  { number: 9, mark: 'WITHHOLDINGTAXDESCRIPTION@WITHHOLDINGTAX', isValue: isText(150), beside: [11, 10] },
  { number: 10, mark: 'WITHHOLDINGTAXAMOUNT@WITHHOLDINGTAX', isValue: isAmount, beside: [11, 9] },
  {
    number: 11,
    mark: 'WITHHOLDINGTAXTYPE@WITHHOLDINGTAX',
    isValue: (value) => value === 'IRF' || value === '',
    beside: [9, 10],
  },
  { number: 12, mark: 'ENTITY@ATMPAYMENT', isValue: isText(20), beside: [13, 14] },
  { number: 13, mark: 'REFERENCE@ATMPAYMENT', isValue: isText(20), beside: [12, 14] },
  { number: 14, mark: 'AMOUNT@ATMPAYMENT', isValue: isAmount, beside: [12, 13] },
  { number: 15, mark: 'DESCRIPTION@ATMPAYMENT', isValue: isText(150), beside: [12, 13, 14] },
];

const startOf = ({ mark, beside }: Kind) => `#${mark}${beside ? '-' : '#'}`;

/** Returns the kind of a note that begins with a mark. */
export function kindOf(note: string): Kind | undefined {
  const text = note.trim();
  return text.startsWith('#') ? KINDS.find((kind) => text.startsWith(startOf(kind))) : undefined;
}

interface Note {
  readonly kind: Kind;
  readonly element: XmlElement;
  readonly text: string;
  readonly isWhole: boolean;
}

function notesIn({ root }: Judged): readonly Note[] {
  return root.all('cbc:Note').flatMap((element) => {
    const text = element.value.trim();
    const kind = kindOf(text);
    return kind === undefined ? [] : { kind, element, text, isWhole: isWhole(kind, text) };
  });
}

function isWhole(kind: Kind, text: string): boolean {
  const start = startOf(kind);
  const rest = text.slice(start.length);
  return (kind.beside ? /^\d{3}#.+#$/ : /^.+#$/).test(rest);
}

/** Returns the parts of a note after its mark and number; empty if a closing sign is missing. */
function partsOf({ text }: Note): string[] {
  return text
    .split('#')
    .slice(2, -1)
    .map((part) => part.trim());
}

const firstPart = (note: Note) => partsOf(note)[0] ?? '';

const WHOLE = 'A note that begins with {mark} must be complete: {form}. Correct it.';
const VALUE = 'CIUS-PT does not allow the value of the note {mark}: {found}. Correct it.';
const TWICE = 'The note {mark} occurs {count} times. Keep one.';
const BESIDE = 'The note {mark} needs the note {other}, with the same number if it has one. Add it.';

type Held = true | NonNullable<Violation['values']>;
type Check = (note: Note, all: readonly Note[]) => Held;

/** Declares a rule for each note of some kinds. */
function noteRule(id: string, kinds: readonly Kind[], check: Check, text: string): Rule {
  const holds = (_: unknown, judged: Judged): Verdict => {
    const notes = judged.once(notesIn);
    const found: Violation[] = [];
    for (const note of notes) {
      const held = kinds.includes(note.kind) ? check(note, notes) : true;
      if (held !== true) found.push({ element: note.element, values: { mark: note.kind.mark, ...held } });
    }
    return found;
  };
  return { id: `DT-CIUS-PT-020_${id}`, flag: 'fatal', per: 'BG-0', terms: ['BT-22'], holds, text };
}

const kind = (number: number): Kind => KINDS.find((each) => each.number === number) as Kind;
const countOf = (notes: readonly Note[], kind: Kind) =>
  notes.filter((note) => note.kind === kind && note.isWhole).length;

const valueRule = (of: Kind, part: number, value: (note: Note) => string = firstPart) =>
  noteRule(`${of.number}.${part}`, [of], (note) => of.isValue(value(note)) || { found: note.text }, VALUE);

const wholeRule = (of: Kind, part: number, holds: (note: Note) => boolean = ({ isWhole }) => isWhole) =>
  noteRule(
    `${of.number}.${part}`,
    [of],
    (note) => holds(note) || { form: `${startOf(of)}${of.beside ? '001#' : ''}…#${of.number === 5 ? '…#' : ''}` },
    WHOLE,
  );

const onceRule = (of: Kind, part: number, others = countOf) =>
  noteRule(
    `${of.number}.${part}`,
    [of],
    (_, notes) => {
      const count = others(notes, of);
      return count <= 1 || { count };
    },
    TWICE,
  );

/** Declares that a kind needs others next to it. */
const partnerRule = (of: Kind, at: readonly number[]) =>
  noteRule(`${of.number}.3`, at.map(kind), (_, notes) => countOf(notes, of) > 0 || { other: of.mark }, BESIDE);

function numberedRules(of: Kind): Rule[] {
  const start = startOf(of);
  const numberOf = ({ text }: Note) => text.slice(start.length, start.length + 3);
  const same = noteRule(
    `${of.number}.3`,
    [of],
    ({ text }, notes) => {
      const count = notes.filter((note) => note.text === text).length;
      return count <= 1 || { count };
    },
    TWICE,
  );
  const besides = (of.beside ?? []).map((number, at) => {
    const other = kind(number);
    return noteRule(
      `${of.number}.${at + 4}`,
      [of],
      (note, notes) =>
        notes.some(({ text }) => text.startsWith(`${startOf(other)}${numberOf(note)}#`)) || { other: other.mark },
      BESIDE,
    );
  });
  return [wholeRule(of, 1), valueRule(of, 2), same, ...besides];
}

/** The kinds whose notes require another one. */
const PARTNERS: Readonly<Record<number, readonly number[]>> = { 2: [3], 3: [2], 6: [7, 8], 7: [6, 8] };

function rulesOf(of: Kind): Rule[] {
  const { number, isValue } = of;
  if (of.beside) return numberedRules(of);
  if (number === 5) {
    const [name, value] = [(note: Note) => firstPart(note), (note: Note) => partsOf(note)[1] ?? ''];
    const isComplete = (note: Note) => partsOf(note).length === 2 && isValue(name(note)) && isValue(value(note));
    return [valueRule(of, 1, name), valueRule(of, 2, value), wholeRule(of, 3, isComplete)];
  }
  const at = PARTNERS[number];
  const whole = at
    ? wholeRule(of, 2)
    : wholeRule(of, 2, (note) => (number !== 4 ? note.isWhole : note.isWhole && isValue(firstPart(note))));
  return [valueRule(of, 1), whole, ...(at ? [partnerRule(of, at), onceRule(of, 4)] : [onceRule(of, 3)])];
}

const PROPERTY = 'cac:AdditionalItemProperty';
const [CODE, REASON] = [
  '#TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#',
  '#TAXEXEMPTIONREASON@CLASSIFIEDTAXCATEGORY#',
] as const;

/** The names of item properties with the reason why a line is exempt: its code and its text. */
export const EXEMPTION = { code: CODE, reason: REASON } as const;

const propertyNames = (judged: Judged) => elementsAt(everywhere(judged, PROPERTY), ['cbc:Name']);

/** A mark must not occur more often than there are lines. */
const MARKS: readonly (readonly [id: string, mark: string])[] = [
  ['139_2', CODE],
  ['139_3', REASON],
  ['139_5', '#LINEID@COMMITMENTLINEREFERENCE#'],
];

const markRules: readonly Rule[] = MARKS.map(([id, mark]) =>
  ruleAt(
    `DT-CIUS-PT-${id}`,
    'BT-160',
    (judged) => propertyNames(judged).filter(({ value }) => value === mark),
    (_, judged) => {
      const { root } = judged;
      const lines = root.all('cac:InvoiceLine').length + root.all('cac:CreditNoteLine').length;
      return (judged.once(countsOfNames).get(mark) ?? 0) <= lines || { mark };
    },
    'The item property {mark} occurs more often than there are lines. Keep one for each line.',
  ),
);

function countsOfNames(judged: Judged): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { value } of propertyNames(judged)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Returns the text between a mark and the closing sign. */
const within = (mark: string, text: string) =>
  text.startsWith(mark) && text.endsWith('#') ? text.slice(mark.length, -1) : '';
const [ENTITY, MEANS_TEXT] = ['#ENTITY@ATMPAYMENT#', '#DESCRIPTION@ATMPAYMENT#'];
const REFERENCES = ['#REFERENCE@ATMPAYMENT#', '#REFERENCE@DUCPAYMENT#'];
const isShort = isText(20);
const means = ({ root }: Judged) => elementsAt(root, ['cac:PaymentMeans', 'cbc:PaymentMeansCode']);
const isEntity = ({ value }: XmlElement) => value.trim().startsWith(ENTITY);

const meansRules: readonly Rule[] = [
  ruleAt(
    'DT-CIUS-PT-079.1',
    'BT-81',
    (judged) => means(judged).filter(isEntity),
    ({ value }) => isShort(within(ENTITY, value.trim())) || { found: value },
    'The entity of a Multibanco payment (BT-81) must be written as #ENTITY@ATMPAYMENT#12345#, not {found}. Correct it.',
  ),
  ruleAt(
    'DT-CIUS-PT-079.2',
    'BT-81',
    (judged) => means(judged).filter((element) => !isEntity(element)),
    ({ value }) => MEANS.includes(value.trim()) || { found: value, expected: MEANS },
    'The means of payment {found} (BT-81) is not one that CIUS-PT knows: {expected}. Use one of these.',
  ),
  ruleAt(
    'DT-CIUS-PT-079.4',
    'BT-81',
    (judged) => means(judged).filter((element) => element.attribute('name')?.trim().startsWith(MEANS_TEXT)),
    (element) => isText(125)(within(MEANS_TEXT, element.attribute('name')?.trim() ?? '')),
    'The text of a Multibanco payment (BT-81) must be written as #DESCRIPTION@ATMPAYMENT#text#, with at most 125 characters. Correct it.',
    { step: '@name' },
  ),
  ruleAt(
    'DT-CIUS-PT-080',
    'BT-83',
    ({ root }) => elementsAt(root, ['cac:PaymentMeans', 'cbc:PaymentID']),
    ({ value }) => REFERENCES.some((mark) => isShort(within(mark, value))) || { found: value },
    'CIUS-PT accepts only a reference of Multibanco or of a single tax document as remittance information (BT-83), such as #REFERENCE@ATMPAYMENT#123456789#, not {found}. Leave it out, or move it to a note.',
  ),
];

const BILLING = /^#ID@INVOICEDOCUMENTREFERENCE@BILLINGREFERENCE-\d{3}#$/;

const billingRule = ruleAt(
  'DT-CIUS-PT-139_1',
  'BT-160',
  (judged) =>
    propertyNames(judged).filter(({ value }) => value.startsWith('#ID@INVOICEDOCUMENTREFERENCE@BILLINGREFERENCE')),
  ({ value }) => BILLING.test(value),
  'The item property for a preceding invoice must be #ID@INVOICEDOCUMENTREFERENCE@BILLINGREFERENCE-001#, with three digits. Correct it.',
);

export const noteRules: readonly Rule[] = [...KINDS.flatMap(rulesOf), ...markRules, billingRule, ...meansRules];
