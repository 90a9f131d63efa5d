import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { formsOf, formsWith } from '../../../formats/list/forms.ts';
import { readDate } from '../../../intake/dates.ts';
import { languageOf } from '../../../paper/languages.ts';
import { describe } from '../../engine/document/description.ts';
import { useLegalTitles } from '../../engine/document/legal-titles.ts';
import { Lines } from '../../engine/document/lines.ts';
import { localDay } from '../../engine/document/local-day.ts';
import { pathAt } from '../../engine/document/text.ts';
import { contentsOf, isObject, partAt, text as textIn } from '../../engine/document/values.ts';
import { Failed } from '../../engine/service/failed.tsx';
import { bundleQuery } from '../../engine/service/service.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { draftById } from '../../state/drafts/drafts.ts';
import { runOf, useRun, watchRun } from '../../state/drafts/runs.ts';
import { useProblemsInForm } from '../../state/drafts/shown-problems.ts';
import { startMemory } from '../../state/memory/memory.ts';
import { showView, useView } from '../../state/view/document-view.ts';
import { noteSeen } from '../../state/view/first-paper.ts';
import { type FormWords, forgetWords, goToField, isInMenu, useFormGuide } from '../../state/view/form-guide.ts';
import type { Problem, Range } from '../../state/view/problem.ts';
import { noteLeft, noteWriting, useQuiet } from '../../state/view/quiet.ts';
import { useShownLocations } from '../../state/view/shown-locations.ts';
import { Button } from '../../ui/button.tsx';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { Message, Waiting } from '../../ui/message.tsx';
import { hasMod } from '../../ui/page/keys.ts';
import { isTextField } from '../../ui/text-field.ts';
import { say } from '../../ui/texts/say.ts';
import { useLabels } from '../../ui/use-labels.ts';
import { useStart } from '../editor/use-start.ts';
import { setBandsPlace } from '../what-changed/bands-place.ts';
import { Contents } from './contents.tsx';
import { faultInWords } from './fault-in-words.ts';
import { faultsByField, faultsOfHeader, withinDocument } from './faults.ts';
import { actionsOn } from './form-actions.ts';
import { FormProvider, type FormShared } from './form-context.ts';
import { FormStateProvider, useFormStore } from './form-state.ts';
import { formText } from './form-text.ts';
import { type EnvelopeForm, HeaderFields } from './header-fields.tsx';
import { followUse, onHelpKey, placeHelp } from './help.tsx';
import { useHintsInProblems } from './hints/following.ts';
import { useHints } from './hints/use-hints.ts';
import { Labels } from './labels.ts';
import { FormModel } from './model.ts';
import { nearestField } from './nearest-field.ts';
import { openQuestions } from './open-questions.ts';
import { fieldPath, stepsOf } from './path.ts';
import { discountReasonOf } from './sheet/discount-reason.ts';
import { layoutOf, withNationalDates } from './sheet/layouts.ts';
import { placedOn, Sheet } from './sheet/sheet.tsx';
import * as texts from './texts.ts';
import { useOffers } from './use-offers.ts';
import { writingOf } from './writing.ts';

interface FormViewProps {
  draft: Draft;
  readOnly: boolean;
  /** Shown next to the heading. */
  Facts?: ComponentType | undefined;
}

/** The document of a draft as fields, derived from its schema, with the header of its envelope. Input goes into the text at once. */
export function FormView({ draft, readOnly, Facts }: FormViewProps) {
  const { schema, envelope } = describe(draft.text);
  const bundle = useQuery({ ...bundleQuery(schema), enabled: schema !== '' });
  const ofEnvelopes = useQuery({ ...bundleQuery('envelope'), enabled: envelope });
  const { value: whole } = formText(draft.text);
  const model = useMemo(() => bundle.data && new FormModel(bundle.data), [bundle.data]);
  const envelopeModel = useMemo(() => ofEnvelopes.data && new FormModel(ofEnvelopes.data), [ofEnvelopes.data]);
  const around = useMemo(
    () => (envelope && envelopeModel && isObject(whole) ? { model: envelopeModel, value: whole } : undefined),
    [envelope, envelopeModel, whole],
  );

  if (whole === undefined || schema === '') {
    const [title, about] =
      whole === undefined ? [texts.notJson, texts.notJsonAbout] : [texts.noSchema, texts.noSchemaAbout];
    return (
      <Message title={say(title)} about={say(about)}>
        <Button onClick={() => showView('JSON')}>{say(texts.showText)}</Button>
      </Message>
    );
  }
  const failed = [bundle, ofEnvelopes].find(({ isError }) => isError);
  if (failed) return <Failed query={failed} />;
  const value = envelope && isObject(whole) ? whole.doc : whole;
  if (!model || (envelope && !around) || !isObject(value)) return <Waiting what={say(texts.making)} />;
  return <Form {...{ draft, model, value, readOnly, Facts }} envelope={around} />;
}

/** Returns the addons of a country's formats whose codes a document has, which *Save* may have asked for without them. */
function codedAddons(text: string, country: string | undefined, type: string): readonly string[] {
  return formsOf(country, type).flatMap(({ addon }) =>
    addon && text.includes(`"${addon.replace(/v\d+$/, '')}`) ? [addon] : [],
  );
}

interface FormProps extends FormViewProps {
  model: FormModel;
  value: Record<string, unknown>;
  envelope: EnvelopeForm | undefined;
}

function Form({ draft: { id, text }, model, value, envelope, readOnly, Facts }: FormProps) {
  useEffect(() => noteSeen('form'), []);
  const inEnvelope = envelope !== undefined;
  const shown = useProblemsInForm(id);
  const { built, problems } = useRun(id, 'built', 'problems');
  const actions = useMemo(() => actionsOn(id, model, inEnvelope ? ['doc'] : []), [id, model, inEnvelope]);
  useLegalTitles();
  const description = describe(text);
  const { country } = description;
  const named = [...description.addons, ...codedAddons(text, country, model.root.type)];
  const { regime, offersFor, hasOffers, extensions, isEuropean } = useOffers({ ...description, addons: named });
  const { language } = useLanguage();
  const addons = description.addons.join(' ');
  const forms = useMemo(() => formsWith(country, addons.split(' '), model.root.type), [country, addons, model]);
  const layout = useMemo(() => withNationalDates(layoutOf(model), forms), [model, forms]);
  const placed = useMemo(() => placedOn(layout, forms), [layout, forms]);
  // Their locations depend on the text they were found in, not on later input.
  const now = useRef({ value, envelope });
  now.current = { value, envelope };
  const faults = useMemo(() => {
    const { value, envelope } = now.current;
    const ofDocument = faultsByField(shown, model, value, inEnvelope, placed.firstIn);
    return envelope ? ofDocument.with(faultsOfHeader(shown, envelope.model, envelope.value)) : ofDocument;
  }, [shown, model, inEnvelope, placed]);
  const labels = useMemo(() => new Labels(model, layout, country, extensions), [model, layout, country, extensions]);
  const currency = textIn(value.currency) ?? regime?.currency;
  const writing = useMemo(() => writingOf(country, currency), [country, currency]);
  const day = dayIn(value.value_date) ?? dayIn(value.issue_date) ?? localDay();
  const law = useMemo(
    () => ({ regime, extensions, day, language, writing }),
    [regime, extensions, day, language, writing],
  );
  const discountReason = discountReasonOf(country, isEuropean, useLabels(languageOf(country)));
  const questions = useMemo(() => openQuestions(id), [id]);
  const shared = useMemo(
    () => ({
      ...{
        model,
        country,
        actions,
        readOnly,
        writing,
        law,
        labels,
        questions,
        placed,
        offersFor,
        hasOffers,
        extensions,
        isEuropean,
        discountReason,
      },
      Contents,
    }),
    [
      model,
      country,
      actions,
      readOnly,
      offersFor,
      hasOffers,
      extensions,
      isEuropean,
      discountReason,
      writing,
      law,
      labels,
      questions,
      placed,
    ],
  );
  const hidden = useMemo(() => faults.without(placed), [faults, placed]);
  const hints = useHints(id, value, { country, law, readOnly });
  useHintsInProblems(id, text, hints, actions);
  const isFaulty = built !== undefined && (built.faults > 0 || built.partial);
  const state = useFormStore({ document: value, built: contentsOf(built?.document), isFaulty, faults, hidden, hints });
  useEffect(startMemory, []);
  const container = useRef<HTMLDivElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  useGuide(container, text, inEnvelope, problems, shared, now);
  useQuietly(container, id);
  // On a slow device, what is in sight at first comes before the rest.
  const isWhole = useDeferredValue(true, false);
  useFirstField(container, id);
  useEffect(() => {
    const form = container.current;
    const listeners = [
      ['keydown', onKey],
      ['keydown', followUse],
      ['keydown', onHelpKey],
      ['pointerdown', followUse],
      ['pointermove', followUse],
      ['pointerover', placeHelp],
    ] as const;
    for (const [type, listener] of listeners) form?.addEventListener(type, listener as EventListener);
    return () => {
      for (const [type, listener] of listeners) form?.removeEventListener(type, listener as EventListener);
    };
  }, []);

  return (
    <FormProvider value={shared}>
      <FormStateProvider value={state}>
        {/* Help for a field that appears under the pointer waits until the pointer moves. */}
        <div ref={container} data-form data-in-use="" className="flex min-h-0 flex-1 flex-col">
          <div
            ref={scroll}
            data-scroll
            className="relative min-h-0 flex-1 overflow-auto bg-bg px-3.5 pt-4 pb-10 max-sm:px-1.5"
          >
            <div ref={setBandsPlace} className="-mx-3.5 -mt-4 mb-4 empty:hidden max-sm:-mx-1.5" />
            <Sheet layout={layout} heading={description.kind} {...{ scroll, isWhole, Facts }} />
            {envelope && isWhole && <HeaderFields draft={id} envelope={envelope} built={built?.document} />}
          </div>
        </div>
      </FormStateProvider>
    </FormProvider>
  );
}

/** Focuses the first empty field of a new draft, otherwise its first field. */
function useFirstField(container: RefObject<HTMLDivElement | null>, draft: string): void {
  useStart(draft, 'Form', (typed) => {
    const fields = [
      ...(container.current?.querySelectorAll<HTMLInputElement>('input[data-path]:enabled:not([data-closed])') ?? []),
    ];
    const first = fields.find((field) => isOpen(field, fields)) ?? fields[0];
    first?.focus();
    if (first && typed !== '') document.execCommand('insertText', false, typed);
  });
}

/**
 * Returns whether a field waits for a value. The date of a new document is today's, and values that a known party or item lacks are not
 * needed.
 */
function isOpen({ value, dataset: { path = '' } }: HTMLInputElement, all: readonly HTMLInputElement[]): boolean {
  const [line] = /^\.lines\[\d+\](?=[.[])/.exec(path) ?? [];
  const [party] = /^\.\w+(?=[.[])/.exec(path) ?? [];
  const name = line !== undefined ? `${line}.item.name` : party !== undefined && `${party}.name`;
  const isNamed = all.some((each) => each.dataset.path === name && each.value !== '');
  return value === '' && !path.endsWith('_date') && !isNamed && !CAN_WAIT.test(path);
}

/** Entries of lists but the first line, and payment details: a filled-in document, such as an example, begins at its top. */
const CAN_WAIT = /^\.(?:(?!lines\[0\])\w+\[|payment\b)/;

/** Tracks which field is being edited and which was left, so that problems are not shown too early. */
function useQuietly(container: RefObject<HTMLDivElement | null>, draft: string): void {
  useEffect(() => {
    const fieldOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null;
    let writing: string | undefined;
    // Before React renders the field again, which may replace the element.
    const beforeInput = (event: Event) => {
      const field = form?.contains(event.target as Node) ? fieldOf(event) : null;
      writing = field?.ariaInvalid === 'true' ? undefined : field?.dataset.path;
    };
    // After React: hiding a warning renders the field with its value before the key.
    const afterInput = () => {
      if (writing) noteWriting(writing);
    };
    const onLeave = (event: FocusEvent) => {
      const field = fieldOf(event);
      // Not if the window loses focus, or another element of the same field gets it.
      const path = field?.dataset.path;
      if (path && document.hasFocus() && field !== event.relatedTarget) {
        whenChecked(() => whenReleased(() => noteLeft(draft, path)));
      }
    };
    // What leaving shows moves the fields below: not between a press and its release, which would miss each other.
    const held: (() => void)[] = [];
    let isPressed = false;
    const onPress = () => {
      isPressed = true;
    };
    const onRelease = () =>
      // After the click.
      setTimeout(() => {
        isPressed = false;
        const acts = held.splice(0);
        for (const act of acts) act();
        if (acts.length === 0) return;
        requestAnimationFrame(() => {
          if (form?.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
        });
      });
    const whenReleased = (act: () => void) => {
      if (isPressed) held.push(act);
      else act();
    };
    const waiting = new Set<() => void>();
    // Problems found during typing may not apply to the finished value.
    const whenChecked = (act: () => void) => {
      const isChecked = () => {
        const { checked, notLive } = runOf(draft);
        return notLive || checked === draftById(draft)?.text;
      };
      if (isChecked()) return act();
      const stop = watchRun(draft, () => {
        if (!isChecked()) return;
        waiting.delete(stop);
        stop();
        act();
      });
      waiting.add(stop);
    };
    const form = container.current;
    document.addEventListener('input', beforeInput, true);
    document.addEventListener('input', afterInput);
    form?.addEventListener('focusout', onLeave);
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('pointerup', onRelease, true);
    document.addEventListener('pointercancel', onRelease, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('pointerup', onRelease, true);
      document.removeEventListener('pointercancel', onRelease, true);
      document.removeEventListener('input', beforeInput, true);
      document.removeEventListener('input', afterInput);
      form?.removeEventListener('focusout', onLeave);
      for (const stop of waiting) stop();
      useQuiet.setState({ writing: [] });
    };
  }, [container, draft]);
}

/** Returns a valid date; while it is being corrected, today. */
function dayIn(value: unknown): string | undefined {
  const text = textIn(value);
  return text && readDate(text, 'ymd') === text ? text : undefined;
}

/** Moves to the next field on Enter and ↓, and back on ↑. */
function onKey(event: KeyboardEvent): void {
  const { key, shiftKey, target, currentTarget } = event;
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || hasMod(event) || shiftKey || event.altKey) return;
  if (!(target instanceof HTMLInputElement) || !isTextField(target)) return;
  // In those controls, the keys choose from a list or move between rows.
  if (target.role === 'combobox' && (key !== 'Enter' || target.ariaExpanded === 'true')) return;
  if (key === 'Enter' && target.closest('[role=table] [data-column]')) return;
  if (!(currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('[data-path]:not(:disabled)')];
  controls[controls.indexOf(target) + step]?.focus();
}

/** Makes problems and other document locations lead to their fields. */
function useGuide(
  container: RefObject<HTMLDivElement | null>,
  text: string,
  inEnvelope: boolean,
  problems: readonly Problem[],
  { labels, writing }: Pick<FormShared, 'labels' | 'writing'>,
  now: RefObject<{ value: unknown }>,
): void {
  const target = useFormGuide((state) => state.target);
  const leads = useView(({ view }) => view === 'Form');
  useEffect(() => {
    if (!leads) return;
    useFormGuide.setState({
      goTo(range) {
        const locations = problems.flatMap((problem) => problem.locations);
        const named = locations.find((known) => known.range && isSameStart(known.range, range));
        const path = pathAt(text, new Lines(text).spanOf(range).offset);
        const here = fieldPath(inEnvelope && path[0] === 'doc' ? path.slice(1) : path);
        goToField((named && withinDocument(named.path, true)) ?? here);
      },
    });
    return () => useFormGuide.setState({ goTo: undefined });
  }, [text, inEnvelope, problems, leads]);

  useEffect(() => {
    const steps = (path: string) => stepsOf(withinDocument(path, inEnvelope) ?? '');
    const words: FormWords = {
      labelOf: (path) => labels.of(steps(path)),
      inWords: (message, path, code) =>
        faultInWords({ message, code }, steps(path), partAt(now.current.value, steps(path)), { labels, writing }),
      inFix: (title, path) => labels.inFix(title, steps(path)),
    };
    useFormGuide.setState({ words });
    // The words stay while a phone shows the result instead.
    return () => {
      if (useView.getState().view !== 'Form') forgetWords();
    };
  }, [inEnvelope, labels, writing, now]);

  useEffect(
    () =>
      useShownLocations.subscribe(({ locations, first, onlyText }, before) => {
        const asked = first ?? locations[0];
        if (locations !== before.locations && asked && !onlyText) goToField(asked.replace(/^\$(\.doc(?=$|[.[]))?/, ''));
      }),
    [],
  );

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const path = target instanceof Element && target.closest<HTMLElement>('[data-path]')?.dataset.path;
      if (path) useFormGuide.setState({ last: path });
    };
    const form = container.current;
    form?.addEventListener('focusin', note);
    return () => {
      form?.removeEventListener('focusin', note);
      useFormGuide.setState(({ last }) => ({ last: undefined, left: last }));
    };
  }, [container]);

  useEffect(() => {
    if (target === undefined) return;
    // Sections that hide the field must open first, which takes a slow device a while.
    let triesLeft = 10;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      triesLeft--;
      const around = nearestField(container.current, target, triesLeft > 0);
      const question = container.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(target)}"] button`);
      if (!around && !question && triesLeft > 0) {
        timer = setTimeout(go, 60);
        return;
      }
      const { within, focusStays } = useFormGuide.getState();
      useFormGuide.setState({ target: undefined });
      const found = question || (within && around && firstFieldWithin(around)) || around;
      found?.scrollIntoView({ block: 'center' });
      // With a field near the top, also what is above the form stays in sight.
      const box = found?.closest('[data-scroll]');
      if (
        found &&
        box &&
        box.scrollTop + found.getBoundingClientRect().bottom - box.getBoundingClientRect().top < box.clientHeight
      )
        box.scrollTop = 0;
      if (!focusStays && !isInMenu()) found?.focus({ preventScroll: true });
    };
    timer = setTimeout(go, 60);
    return () => clearTimeout(timer);
  }, [target, container]);
}

function isSameStart(one: Range, other: Range): boolean {
  return one.startLineNumber === other.startLineNumber && one.startColumn === other.startColumn;
}

/** Returns the first control in the list entry or section of a control. */
function firstFieldWithin(shown: HTMLElement): HTMLElement | null | undefined {
  if (shown.dataset.group === undefined) return shown;
  return shown.closest('li, section, [role=group]')?.querySelector<HTMLElement>('[data-path]:not(:disabled)');
}
