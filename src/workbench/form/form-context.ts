import { type ComponentType, createContext, useContext } from 'react';
import type { Choice } from '../catalogue/schema-type.ts';
import type { FormActions } from './form-actions.ts';
import type { Labels } from './labels.ts';
import type { FormField, FormModel } from './model.ts';
import type { OpenQuestions } from './open-questions.ts';
import type { Path } from './path.ts';
import type { TaxLaw } from './sheet/tax-choices.ts';
import type { Writing } from './writing.ts';

/** What the fields of a form share, and what stays while one writes; what changes is in `form-state.ts`. */
export interface FormShared {
  model: FormModel;
  /** Where the document is from. */
  country: string | undefined;
  actions: FormActions;
  /** Nothing may be written. */
  readOnly: boolean;
  /** Returns further choices than the declaration has: rates of the regime, keys and codes of extensions. */
  offersFor(field: FormField, object: FormField, value: Readonly<Record<string, unknown>>): readonly Choice[];
  /** Returns whether such choices depend on what else the object holds. */
  hasOffers(object: FormField): boolean;
  extensions: ReadonlyMap<string, Extension>;
  /** How numbers are written where it is from. */
  writing: Writing;
  /** What its lines may be taxed with. */
  law: TaxLaw;
  labels: Labels;
  questions: OpenQuestions;
  /** Paths that have a place on the sheet: lists of further fields leave them out. */
  placed: Placed;
  /** Draws what is in a value: values have parts that have parts. */
  Contents: ComponentType<FieldAt>;
}

/** Which paths have a place on the sheet. */
export interface Placed {
  has(path: string): boolean;
}

/** An extension that the regime or an addon of the document defines. */
export interface Extension {
  title: string;
  choices: readonly Choice[];
}

const FormContext = createContext<FormShared | undefined>(undefined);

export const FormProvider = FormContext.Provider;

export function useForm(): FormShared {
  const shared = useContext(FormContext);
  if (!shared) throw new Error('a field is outside a form');
  return shared;
}

/** A field, its path in the document, and its value. */
export interface FieldAt {
  field: FormField;
  path: Path;
  value: unknown;
  /** How many sections it is in. */
  depth: number;
}
