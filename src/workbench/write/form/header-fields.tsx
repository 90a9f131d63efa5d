import { useMemo } from 'react';
import { actionsOn } from './form-actions.ts';
import { FormProvider, useForm } from './form-context.ts';
import { FormStateProvider, useFaults, useFormStore } from './form-state.ts';
import type { FormField, FormModel } from './model.ts';
import { Section } from './section.tsx';

const none = [] as const;

/** The envelope of a document, with its schema. */
export interface EnvelopeForm {
  model: FormModel;
  value: Readonly<Record<string, unknown>>;
}

/** Returns the header as a property of its envelope. */
function headerField({ model }: EnvelopeForm): FormField | undefined {
  return model.fieldOf(model.root, 'head');
}

interface HeaderFieldsProps {
  draft: string;
  envelope: EnvelopeForm;
  /** The built envelope. */
  built: unknown;
}

/** The header of an envelope. Paths of its fields begin at the envelope: `.head.links[0]`. */
export function HeaderFields({ draft, envelope, built }: HeaderFieldsProps) {
  const shared = useForm();
  const { model, value } = envelope;
  const inner = useMemo(() => ({ ...shared, model, actions: actionsOn(draft, model, []) }), [shared, model, draft]);
  const faults = useFaults();
  const state = useFormStore({ document: value, built, isFaulty: false, faults, hidden: faults, hints: none });
  const field = headerField(envelope);
  if (!field) return null;
  return (
    <FormProvider value={inner}>
      <FormStateProvider value={state}>
        <div className="mt-3">
          <Section field={field} path={[field.name]} value={value[field.name] ?? {}} depth={0} stays />
        </div>
      </FormStateProvider>
    </FormProvider>
  );
}
