import type { Extension } from './form-context.ts';
import type { ExtraMembers } from './form-edits.ts';
import { entryOf } from './map-fields.tsx';
import { type FormField, type FormModel, sectionKinds } from './model.ts';
import type { Path } from './path.ts';

/** A field with one value. */
export interface Leaf {
  path: Path;
  field: FormField;
  object: FormField;
  /** Initial members of objects created by writing it. */
  extras?: readonly ExtraMembers[] | undefined;
  /** What its country calls it. */
  name?: string;
}

/** The members that forms ask for in objects without required members, by type. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  // Building moves an e-mail address out of it.
  'org.Inbox': ['code'],
  'org.Person': ['name'],
  'org.Name': ['given', 'surname'],
  'org.Address': ['street', 'locality', 'code'],
  'bill.Ordering': ['code'],
  'pay.Terms': ['due_dates'],
  'pay.DueDate': ['date'],
  // A credit note may need no account.
  'pay.Instructions': ['key', 'credit_transfer'],
  'pay.CreditTransfer': ['iban'],
  'bill.PaymentDetails': ['terms'],
  'tax.Identity': ['code'],
};

/** A value inside more than this many objects is not asked for. */
const DEEPEST = 4;

/**
 * Returns the fields that fill in a missing value: itself, or the minimum that an object or list needs. Empty for a value without fields.
 */
export function leavesOf(
  model: FormModel,
  path: Path,
  extensions: ReadonlyMap<string, Extension> = new Map(),
): readonly Leaf[] {
  let object = model.root;
  let field: FormField | undefined = model.root;
  for (const step of path) {
    if (!field) return [];
    object = field;
    field = childOf(model, field, step, extensions);
  }
  return field && path.length > 0 ? within(model, path, field, object, DEEPEST) : [];
}

function childOf(
  model: FormModel,
  field: FormField,
  step: string | number,
  extensions: ReadonlyMap<string, Extension>,
): FormField | undefined {
  if (field.entry) return typeof step === 'string' ? entryOf(field, field.entry, step, extensions) : field.entry;
  return typeof step === 'string' ? model.fieldOf(field, step) : undefined;
}

function within(model: FormModel, path: Path, field: FormField, object: FormField, depth: number): readonly Leaf[] {
  if (!sectionKinds.includes(field.kind)) return [{ path, field, object }];
  if (depth === 0 || field.kind === 'map') return [];
  if (field.kind === 'list') return field.entry ? within(model, [...path, 0], field.entry, field, depth) : [];
  const members = model.fieldsOf(field);
  const names = USUAL[field.type] ?? members.filter(({ required }) => required).map(({ name }) => name);
  return names.flatMap((name) => {
    const member = members.find((each) => each.name === name);
    return member ? within(model, [...path, name], member, field, depth - 1) : [];
  });
}
