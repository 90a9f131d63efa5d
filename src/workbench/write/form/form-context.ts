import { type ComponentType, createContext, useContext } from 'react';
import type { Choice } from '../../reference/choices.ts';
import type { FormActions } from './form-actions.ts';
import type { Labels } from './labels.ts';
import type { FormField, FormModel } from './model.ts';
import type { OpenQuestions } from './open-questions.ts';
import type { Path } from './path.ts';
import type { TaxLaw } from './sheet/tax-choices.ts';
import type { Writing } from './writing.ts';

/** Data that the fields of a form share, and that is constant while typing. Changing data is in `form-state.ts`. */
export interface FormShared {
  model: FormModel;
  /** The country of the document. */
  country: string | undefined;
  /** Whether an addon checks the rules of the European standard, EN 16931. */
  isEuropean: boolean;
  /** The reason that new discounts get, in the language of the paper. */
  discountReason: string | undefined;
  actions: FormActions;
  /** Whether the form is read-only. */
  readOnly: boolean;
  /** Returns choices besides the declared ones: rates of the regime, keys and codes of extensions. */
  offersFor(field: FormField, object: FormField, value: Readonly<Record<string, unknown>>): readonly Choice[];
  /** Returns whether such choices depend on other members of the object. */
  hasOffers(object: FormField): boolean;
  extensions: ReadonlyMap<string, Extension>;
  /** The number format of the document's country. */
  writing: Writing;
  /** The possible taxes of the document's lines. */
  law: TaxLaw;
  labels: Labels;
  questions: OpenQuestions;
  /** Paths with a place on the sheet, which lists of other fields omit. */
  placed: PathFilter;
  /** Renders the content of a value. Passed here because values are nested. */
  Contents: ComponentType<FieldAt>;
}

/** The paths that have a place on the sheet. */
export interface PathFilter {
  has(path: string): boolean;
  /** Returns the first of them within an object or list. */
  firstIn(path: string): string | undefined;
}

/** An extension defined by the document's regime or an addon. */
export interface Extension {
  title: string;
  choices: readonly Choice[];
  /** Whether it may have other codes. */
  isOpen?: boolean;
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
  /** The number of sections around it. */
  depth: number;
}
