import './marked-fields.css';
import { ArrowRight, Columns2, Copy, FilePen, TriangleAlert, Undo2, X } from 'lucide-react';
import { Fragment, lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useDescription } from '../../engine/document/use-description.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { draftById } from '../../state/drafts/drafts.ts';
import { issued } from '../../state/drafts/issued.ts';
import { replaceText, stepBack } from '../../state/drafts/open-texts.ts';
import { answerKeep, forgetOrigin, isAsOpened, type Origin } from '../../state/drafts/origin.ts';
import { useTitleOf } from '../../state/drafts/titles.ts';
import { useShowDraft } from '../../state/drafts/use-active-draft.ts';
import { useCloseDraft } from '../../state/drafts/use-close-draft.ts';
import { useView } from '../../state/view/document-view.ts';
import { Button } from '../../ui/button.tsx';
import { withTexts } from '../../ui/language/later.ts';
import { isChord } from '../../ui/page/keys.ts';
import { Shortcut } from '../../ui/shortcut.tsx';
import { say } from '../../ui/texts/say.ts';
import { Words } from '../../ui/texts/words.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { applyAnswer, goToPlace } from './answer.ts';
import { useBandsPlace } from './bands-place.ts';
import { compareWithOriginal, useComparing } from './comparing.ts';
import type { Difference } from './differences.ts';
import { markFields } from './mark-fields.ts';
import { unmarkFields } from './marked-fields.ts';
import type { Question } from './questions.ts';
import * as texts from './texts.ts';
import { useWhatChanged } from './use-what-changed.ts';

const CorrectionFields = lazy(async () => ({
  default: (await withTexts(import('../correct/in-document.tsx'), ['names'])).CorrectionFields,
}));

/** What differs between a copy or correction and its original, until the user closes it or saves the document. */
export function WhatChanged({ draft, origin }: { draft: Draft; origin: Origin }) {
  const { id } = draft;
  const found = useWhatChanged(draft);
  const isAsMade = isAsOpened(draft);
  const isComparing = useComparing((state) => state.draft === id);
  const undo = useUndo(draft, origin);
  useUndoKey(isAsMade ? undo : undefined);
  useEffect(() => {
    if (found) markFields(found.differences, found.questions);
  }, [found]);
  useEffect(() => unmarkFields, []);
  useEffect(() => issued.subscribe((each) => each.draft.id === id && forgetOrigin(id)), [id]);
  useEffect(() => () => compareWithOriginal(undefined), []);
  const { place } = useBandsPlace();
  const isPhone = useMedia('(max-width: 40rem)');
  if (!found) return null;
  const { differences, questions } = found;
  const asked = !isComparing && origin.by === 'correct' && (
    <Suspense>
      <CorrectionFields
        text={draft.text}
        original={origin.text}
        number={origin.title}
        onChange={(changes) => applyAnswer(id, changes, differences.inEnvelope)}
      />
    </Suspense>
  );
  const bands = (
    <>
      <Changed
        {...{ draft, origin, isAsMade, undo }}
        changed={differences.changed}
        inEnvelope={differences.inEnvelope}
      />
      {!isPhone && place ? createPortal(asked, place) : asked}
      {!isComparing && (questions.length > 0 || origin.notes.some((note) => !origin.answered.includes(note))) && (
        <Kept {...{ draft, origin, questions }} inEnvelope={differences.inEnvelope} />
      )}
    </>
  );
  return isPhone && place ? createPortal(bands, place) : bands;
}

/**
 * Returns the function that takes back the last change of a copy, and without one closes it and shows its original. A page that was loaded
 * again has no steps: all changes are taken back at once, as one step that can be undone itself.
 */
function useUndo(draft: Draft, origin: Origin): () => void {
  const close = useCloseDraft();
  const title = useTitleOf(draft);
  return () => {
    if (!isAsOpened(draft)) {
      stepBack(draft.id, 'undo');
      if (draftById(draft.id)?.text === draft.text && origin.made !== undefined) replaceText(draft.id, origin.made);
      return;
    }
    close(draft, title, origin.draft);
  };
}

/** Undoes by key while nothing was typed that the key could undo instead. */
function useUndoKey(undo: (() => void) | undefined): void {
  useEffect(() => {
    if (!undo) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!isChord(event, 'Mod+Z') || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      event.stopPropagation();
      undo();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [undo]);
}

interface ChangedProps {
  draft: Draft;
  origin: Origin;
  changed: readonly Difference[];
  inEnvelope: boolean;
  isAsMade: boolean;
  undo(): void;
}

function Changed({ draft, origin: { by, title }, changed, inEnvelope, isAsMade, undo }: ChangedProps) {
  const { kind } = useDescription(draft.text);
  const isComparing = useComparing((state) => state.draft === draft.id);
  const isForm = useView(({ view }) => view === 'Form');
  const show = useShowDraft();
  const Icon = by === 'replicate' ? Copy : FilePen;
  const heading = by === 'replicate' ? say(texts.copyOf, { title }) : say(texts.correctionFor, { kind, title });
  const compare = () => {
    if (isForm) compareWithOriginal(isComparing ? undefined : draft.id);
    else show(draft.id, 'Changes');
  };
  return (
    <section
      aria-label={heading}
      className="flex items-center gap-x-3 gap-y-1.5 border-line border-b border-l-[3px] border-l-good bg-good-wash py-1.5 pr-3 pl-3 max-sm:flex-wrap"
    >
      <p role="status" className="flex items-center gap-2.5 font-semibold max-sm:min-w-0 max-sm:flex-1">
        <Icon aria-hidden className="size-4 shrink-0 text-good" />
        <span className="max-sm:truncate">{heading}</span>
      </p>
      <ul
        aria-label={say(texts.changes)}
        className="flex min-w-0 flex-1 gap-1.5 max-sm:order-last max-sm:basis-full max-sm:overflow-x-auto max-sm:pb-0.5 sm:flex-wrap"
      >
        {changed.map((difference) => (
          <li key={`${difference.label} ${difference.path.join('.')}`} className="shrink-0">
            <Chip difference={difference} onGo={() => goToPlace(difference.path, inEnvelope)} />
          </li>
        ))}
      </ul>
      <div className="flex shrink-0 items-center gap-1.5">
        <Button Icon={Columns2} aria-pressed={isComparing} onClick={compare} className="max-sm:[&>span]:sr-only">
          <span>{say(texts.compare)}</span>
        </Button>
        <Button Icon={Undo2} onClick={undo} className="max-sm:[&>span]:sr-only">
          <span>{say(texts.undo)}</span>
          {isAsMade && (
            <span aria-hidden className="text-faint max-lg:hidden">
              <Shortcut keys="Mod+Z" />
            </span>
          )}
        </Button>
        <Button
          look="bare"
          size="icon"
          Icon={X}
          aria-label={say(texts.close)}
          title={say(texts.close)}
          onClick={() => forgetOrigin(draft.id)}
        />
      </div>
    </section>
  );
}

/** One value: its name, its old and its new value. */
function Chip({ difference: { label, path, before, after }, onGo }: { difference: Difference; onGo(): void }) {
  const content = (
    <>
      <span className="shrink-0 text-soft">{label}</span>
      {before !== undefined && (
        <s className="min-w-0 truncate text-soft decoration-bad" title={before}>
          {before}
        </s>
      )}
      <ArrowRight role="img" aria-label={say(texts.becomes)} className="size-3 shrink-0 text-soft" />
      <strong className="shrink-0 font-semibold text-good">{after}</strong>
    </>
  );
  const look =
    'inline-flex min-h-6 max-w-80 items-center gap-1.5 whitespace-nowrap rounded-full border border-good/50 bg-panel px-2.5 text-xs';
  if (path.length === 0) return <span className={look}>{content}</span>;
  return (
    <button type="button" onClick={onGo} className={`${look} pointer-coarse:min-h-9 hover:border-good`}>
      {content}
    </button>
  );
}

interface KeptProps {
  draft: Draft;
  origin: Origin;
  questions: readonly Question[];
  inEnvelope: boolean;
}

/** The kept values, each with a question. */
function Kept({ draft, origin, questions, inEnvelope }: KeptProps) {
  return (
    <section
      aria-label={say(texts.kept)}
      className="flex gap-x-3 gap-y-1 border-line border-b border-l-[3px] border-l-kept bg-warn-wash py-2 pr-3 pl-3 max-sm:flex-col"
    >
      <h2 className="flex shrink-0 items-center gap-2.5 self-start font-semibold sm:min-h-[26px]">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-warn" />
        {say(texts.kept)}
      </h2>
      <ul className="grid min-w-0 flex-1 gap-1.5">
        {questions.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            onKeep={() => answerKeep(draft.id, question.id)}
            onAnswer={(index) => {
              const { changes = [], goTo } = question.answers[index] ?? {};
              if (goTo) goToPlace(goTo, inEnvelope);
              else applyAnswer(draft.id, changes, inEnvelope);
            }}
          />
        ))}
        {origin.notes
          .filter((note) => !origin.answered.includes(note))
          .map((note) => (
            <li key={note} className={rowLook}>
              <span>{note}</span>
              <Button look="bare" size="small" onClick={() => answerKeep(draft.id, note)}>
                {say(texts.keep)}
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}

const rowLook = 'flex flex-wrap items-center gap-x-2.5 gap-y-1';

interface QuestionRowProps {
  question: Question;
  onAnswer(index: number): void;
  onKeep(): void;
}

function QuestionRow({ question: { what, count, sentence, answers, note }, onAnswer, onKeep }: QuestionRowProps) {
  return (
    <li className={rowLook}>
      <span>
        <Words
          text={sentence as '{what} {count}'}
          values={{ what: <strong className="font-semibold">{what}</strong>, count }}
        />
      </span>
      <span className="flex flex-wrap items-center gap-1.5">
        {answers.map(({ label }, index) => (
          <Fragment key={label}>
            <Button size="small" onClick={() => onAnswer(index)}>
              {label}
            </Button>
            {index === 0 && note && <span className="text-soft text-xs">{note}</span>}
          </Fragment>
        ))}
        <Button look="bare" size="small" onClick={onKeep}>
          {say(texts.keep)}
        </Button>
      </span>
    </li>
  );
}
