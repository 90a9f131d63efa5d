import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { factsOf } from '../../../countries/countries.ts';
import { formsOf } from '../../../formats/list/forms.ts';
import { describe } from '../../engine/document/description.ts';
import { localDay } from '../../engine/document/local-day.ts';
import { isObject, partAt, text as textIn } from '../../engine/document/values.ts';
import { bundleQuery } from '../../engine/service/service.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useMemory } from '../../state/memory/memory.ts';
import { Button } from '../../ui/button.tsx';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { say } from '../../ui/texts/say.ts';
import { AddressInPlace } from './address-in-place.tsx';
import { Contents } from './contents.tsx';
import { faultsByField, withinDocument } from './faults.ts';
import { actionsOn } from './form-actions.ts';
import { FormProvider, type FormShared, useForm } from './form-context.ts';
import { FormStateProvider, useFormStore, usePart } from './form-state.ts';
import { formText } from './form-text.ts';
import { type KnownValue, knownValue } from './known-value.ts';
import { Labels } from './labels.ts';
import { type Leaf, leavesOf } from './leaves.ts';
import { FormModel } from './model.ts';
import { openQuestions } from './open-questions.ts';
import { fieldPath, type Path, stepsOf } from './path.ts';
import { layoutOf } from './sheet/layouts.ts';
import { legalNumberOf } from './sheet/legal-number.ts';
import { newUuid } from './sheet/uuid.ts';
import * as texts from './texts.ts';
import { useOffers } from './use-offers.ts';
import { ValueControl } from './value-control.tsx';
import { writingOf } from './writing.ts';

/** A value that is asked for. */
interface AskedValue {
  /** The path of a fault: `$.customer.inboxes`. */
  path: string;
  /** What is wrong, in a sentence. */
  about: string;
}

interface FieldsInPlaceProps {
  draft: Draft;
  values: readonly AskedValue[];
  /** Addons that the document lacks and whose codes are asked for. */
  addons?: readonly string[];
  /** Whether the file is for a network that finds nobody by e-mail. */
  noEmail?: boolean;
  /** Renders values that have no field. */
  others(values: readonly AskedValue[]): ReactNode;
}

const NOWHERE = { has: () => false, firstIn: () => undefined };

/** Fields of a document outside its form, for values that are still missing. What is written goes into the draft. */
export function FieldsInPlace({ draft, values, addons, noEmail, others }: FieldsInPlaceProps) {
  const { schema, envelope } = describe(draft.text);
  const { data } = useQuery({ ...bundleQuery(schema), enabled: schema !== '' });
  const model = useMemo(() => data && new FormModel(data), [data]);
  const { value: whole } = formText(draft.text);
  const value = envelope && isObject(whole) ? whole.doc : whole;
  if (!model || !isObject(value)) return others(values);
  return (
    <Fields
      {...{ draft, values, others, model, value, envelope }}
      {...(addons && { addons })}
      {...(noEmail && { noEmail })}
    />
  );
}

interface FieldsProps extends FieldsInPlaceProps {
  model: FormModel;
  value: Record<string, unknown>;
  envelope: boolean;
}

function Fields(props: FieldsProps) {
  const { draft, values, addons = [], noEmail = false, others, model, value, envelope } = props;
  const { id, text } = draft;
  const description = describe(text);
  const { country } = description;
  const { entries } = useMemory();
  const { regime, offersFor, hasOffers, extensions, isEuropean } = useOffers({
    ...description,
    addons: [...new Set([...description.addons, ...addons])],
  });
  const { language } = useLanguage();
  const [uuid] = useState(newUuid);
  const isNamedByUuid = formsOf(country, model.root.type).some(({ fields }) =>
    fields.some(({ path }) => path[0] === 'uuid'),
  );
  const actions = useMemo(() => actionsOn(id, model, envelope ? ['doc'] : []), [id, model, envelope]);
  const writing = useMemo(
    () => writingOf(country, textIn(value.currency) ?? regime?.currency),
    [country, value.currency, regime],
  );
  const shared = useMemo((): FormShared => {
    const law = { regime, extensions, day: textIn(value.issue_date) ?? localDay(), language, writing };
    const labels = new Labels(model, layoutOf(model), country, extensions);
    const offers = { offersFor, hasOffers, extensions, isEuropean };
    const rest = {
      questions: openQuestions(id),
      placed: NOWHERE,
      discountReason: undefined,
      readOnly: false,
      Contents,
    };
    return { model, country, actions, writing, law, labels, ...offers, ...rest };
  }, [
    id,
    model,
    country,
    actions,
    writing,
    regime,
    language,
    value.issue_date,
    offersFor,
    hasOffers,
    extensions,
    isEuropean,
  ]);
  const none = useMemo(() => faultsByField([], model, value, envelope), [model, value, envelope]);
  const state = useFormStore({
    document: value,
    built: undefined,
    isFaulty: false,
    faults: none,
    hidden: none,
    hints: [],
  });
  const asked = values.map((each) => {
    const at = stepsOf(withinDocument(each.path, envelope) ?? '');
    return {
      ...each,
      at,
      fields: numberLeaf(model, at, value, country, extensions) ?? leavesOf(model, at, extensions),
    };
  });
  const withFields = asked.filter(({ fields }) => fields.length > 0);
  const without = asked.filter(({ fields }) => fields.length === 0);
  return (
    <FormProvider value={shared}>
      <FormStateProvider value={state}>
        <div className="grid gap-3">
          {withFields.map(({ path, at, about, fields }) => (
            <Asked
              key={path}
              path={at}
              about={about}
              fields={fields}
              known={
                at.join('.') === 'uuid' && isNamedByUuid
                  ? { value: uuid, label: uuid }
                  : (setOff(model, at, value) ?? knownValue(value, at, entries, noEmail))
              }
              noEmail={noEmail}
            />
          ))}
        </div>
        {without.length > 0 && others(without)}
      </FormStateProvider>
    </FormProvider>
  );
}

interface AskedProps {
  path: Path;
  about: string;
  fields: readonly Leaf[];
  known: KnownValue | undefined;
  noEmail: boolean;
}

/** Returns the usual means of payment of a credit note, which asks for no transfer: to be set off. */
function setOff(model: FormModel, path: Path, document: Record<string, unknown>): KnownValue | undefined {
  if (document.type !== 'credit-note' || path.join('.') !== 'payment.instructions') return undefined;
  const means = model.fieldAt([...path, 'key'])?.choices.find(({ value }) => value === 'netting');
  return means && { value: { key: means.value }, label: means.title };
}

/** Returns the official number of a party, which says what it is: without its type, no file would take it as one. */
function numberLeaf(
  model: FormModel,
  path: Path,
  document: Record<string, unknown>,
  ofDocument: string | undefined,
  extensions: FormShared['extensions'],
): readonly Leaf[] | undefined {
  if (path.length !== 2 || path[1] !== 'identities') return undefined;
  const country = textIn(partAt(document, [...path.slice(0, 1), 'tax_id', 'country'])) ?? ofDocument;
  const place = legalNumberOf(path.slice(0, 1), country, partAt(document, path), extensions);
  const [leaf] = place ? leavesOf(model, place.path, extensions) : [];
  return leaf && place && [{ ...leaf, extras: place.extras, name: place.label }];
}

/** The fields of one missing value, under its name, with the sentence that asks for it. */
function Asked({ path, about, fields, known, noEmail }: AskedProps) {
  const { labels, actions, country, extensions } = useForm();
  const isMissing = usePart(path) === undefined;
  const isAddress = path.at(-1) === 'inboxes';
  const code = fields.length === 1 && fields[0]?.path.at(-2) === 'ext' ? fields[0].path : undefined;
  const named = code ? nameOfCode(code, labels, extensions) : labels.of(path) || fields[0]?.field.title;
  const item = usePart(path[0] === 'lines' ? [...path.slice(0, 2), 'item', 'name'] : undefined);
  // The item of a line, and what public customers call their code: Leitweg-ID.
  const more = path.join('.') === 'ordering.code' ? factsOf(country).orderCode?.name : textIn(item);
  const official = fields[0]?.name && `${labels.of(path.slice(0, 1))} › ${fields[0].name}`;
  const heading = official ?? (more ? `${named} (${more})` : named);
  const id = useId();
  const aboutId = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-lg border border-warn/50 p-3.5 focus-within:border-accent has-[[data-given]]:border-line"
    >
      <h3 id={id} className="mb-1.5 font-semibold">
        {heading}
      </h3>
      <div className="flex flex-wrap gap-2">
        {isAddress && <AddressInPlace path={path} likely={known?.value} noEmail={noEmail} describedBy={aboutId} />}
        {(isAddress ? [] : fields).map((leaf) => (
          <LeafField
            key={fieldPath(leaf.path)}
            leaf={leaf}
            isOnly={fields.length === 1}
            heading={heading}
            describedBy={aboutId}
            likely={known?.isLikely ? known.value : undefined}
          />
        ))}
      </div>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p id={aboutId} className="text-soft text-xs">
          {isAddress ? say(path[0] === 'supplier' ? texts.supplierAddress : texts.customerAddress) : isMissing && about}
        </p>
        {known && !known.isLikely && isMissing && (
          <Button size="small" onClick={() => actions.set(path, known.value)}>
            {say(texts.useKnown, { value: known.label })}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Returns the name of a code as the form has it, otherwise of its list, and of the party or line that it is a code of. */
function nameOfCode(path: Path, labels: Labels, extensions: FormShared['extensions']): string {
  const title = extensions.get(String(path.at(-1)))?.title ?? '';
  const owner = path[0] === 'tax' ? '' : labels.of(path.slice(0, -2));
  return labels.of(path) || [owner, title].filter(Boolean).join(' › ');
}

interface LeafFieldProps {
  leaf: Leaf;
  isOnly: boolean;
  /** The name above all fields; a field with the same name does not repeat it. */
  heading: string | undefined;
  describedBy: string;
  /** The value that stands for a missing one. */
  likely: unknown;
}

function LeafField({ leaf: { path, field, object, extras }, isOnly, heading, describedBy, likely }: LeafFieldProps) {
  const id = useId();
  const given = usePart(path);
  const value = given ?? likely;
  const siblings = usePart(path.slice(0, -1));
  const { labels, extensions } = useForm();
  const name = extensions.get(String(path.at(-1)))?.title ?? labels.of(path);
  const own = (isOnly ? name : name.split(' › ').at(-1)) || field.title;
  // An official number and a code have the name above.
  const title = extras || (isOnly && path.at(-2) === 'ext') ? heading : own;
  const isAbove = title === heading || (isOnly && title !== undefined && heading?.startsWith(title));
  return (
    <span className="min-w-40 flex-1" {...(value !== undefined && { 'data-given': '' })}>
      <label htmlFor={id} className={isAbove ? 'sr-only' : 'mb-0.5 block text-soft text-xs'}>
        {title}
      </label>
      <ValueControl
        id={id}
        field={field}
        object={object}
        siblings={isObject(siblings) ? siblings : {}}
        path={path}
        extras={extras}
        value={typeof value === 'object' ? undefined : (value as string | undefined)}
        describedBy={describedBy}
        invalid={false}
      />
    </span>
  );
}
