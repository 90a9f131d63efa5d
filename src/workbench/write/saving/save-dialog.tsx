import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { Copy, FileDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { WordedFault } from '../../../engine/faults.ts';
import { describe } from '../../engine/document/description.ts';
import { lazyJson, memberAt, textOf } from '../../engine/document/lazy-json.ts';
import { localDay } from '../../engine/document/local-day.ts';
import type { National } from '../../engine/worker/national-files.ts';
import type { Saved, SaveKind } from '../../engine/worker/saving.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { fileName } from '../../state/drafts/export.ts';
import { issued } from '../../state/drafts/issued.ts';
import { changeRun, invoiceShown, runOf, useRun, watchRun } from '../../state/drafts/runs.ts';
import { keepAnswer } from '../../state/operations/operations.ts';
import { showPane } from '../../state/view/pane.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { copyAndSay } from '../../ui/copy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { saveFile } from '../../ui/files.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { Message, Waiting } from '../../ui/message.tsx';
import { notify } from '../../ui/notice.ts';
import { isChord } from '../../ui/page/keys.ts';
import { settings } from '../../ui/page/settings.ts';
import { say } from '../../ui/texts/say.ts';
import { showProblem } from '../problems/go-to-problem.ts';
import { AboutKind, stillOpen } from './about-kind.tsx';
import { AskedFields, answersFor, keepAnswers, openAsks, ownerOf, useAnswers } from './asked-fields.tsx';
import { ByProgram, PdfInstead } from './by-program.tsx';
import { optionAt } from './field-names.ts';
import { firstChoice, LAST } from './first-choice.ts';
import { Aside, SaveAnyway, StillOpen } from './footer-parts.tsx';
import { OwnPages } from './own-pages.tsx';
import { hybridOf, PageChoices, PageThumbnail } from './page-choices.tsx';
import { isRememberable, RememberTick, rememberDocument } from './remember-tick.tsx';
import { SavedDetails } from './saved-details.tsx';
import { kindsQuery, savedQuery } from './saving-queries.ts';
import { isUnset, Status } from './status.tsx';
import * as texts from './texts.ts';
import { Tiers } from './tiers.tsx';
import { VerificationCode } from './verification-code.tsx';

interface SaveDialogProps {
  draft: Draft;
  onClose(): void;
}

/** Longer texts are checked only as the chosen kind. */
const SMALL_TEXT = 100_000;

/** The key that opens the dialog. */
const SAVE_KEY = 'Mod+S';

/** Milliseconds to show that a file was saved that is not finished. */
const LONG = 15_000;

/** Saves or copies a draft in a format that fits it. Losses and missing fields are shown in advance. */
export function SaveDialog({ draft, onClose }: SaveDialogProps) {
  const { text } = draft;
  const tag = useLanguage(({ language }) => language);
  // While a value is being filled in here, the kinds stay.
  const { data, error, isPending } = useQuery({ ...kindsQuery(text, tag), placeholderData: keepPreviousData });
  if (data && data.kinds.length > 0) {
    return <SaveForm draft={draft} {...data} onClose={onClose} />;
  }
  return (
    <Dialog title={say(texts.title, { document: fileName(text) })} description={say(texts.about)} onClose={onClose}>
      {isPending && <Waiting what={say(texts.looking)} />}
      {data && <Message title={say(texts.nothing)} about={say(texts.nothingAbout)} />}
      {error && <Message title={say(texts.failed)} about={error.message} />}
    </Dialog>
  );
}

interface SaveFormProps extends SaveDialogProps {
  kinds: readonly SaveKind[];
  byLaw: string | undefined;
  national: National | undefined;
}

function SaveForm({ draft, kinds, byLaw, national, onClose }: SaveFormProps) {
  const { text } = draft;
  const form = useId();
  const about = useRef<HTMLDivElement>(null);
  const { goal, saveAs } = runOf(draft.id);
  const { paperLanguage: language } = useRun(draft.id, 'paperLanguage');
  const { choice, setKey, kind, xml } = useKind(kinds, goal?.kind ?? saveAs ?? byLaw);
  const key = kind?.key ?? '';
  const [ownPages, setOwnPages] = useState<File>();
  const pagesOf = (each: SaveKind | undefined) => (each?.takesPages ? ownPages : undefined);
  const owner = ownerOf(text);
  const { answers, answer, forgetSecrets } = useAnswers(owner);
  const asks = kind ? openAsks(kind, text) : [];
  const given = answersFor({ asks }, answers);
  const invoice = invoiceShown(draft.id);
  const chosen = useQuery({
    ...savedQuery(text, key, true, { pages: pagesOf(kind), answers: given, invoice, language }),
    placeholderData: ofSameKind(key),
  });
  // The others follow after the chosen one, because the user waits for it. Pages are drawn only for the chosen one.
  const tryAll = chosen.data !== undefined && text.length <= SMALL_TEXT;
  const trials = new Set(kinds.flatMap(({ trial }) => trial ?? []));
  // For kinds not checked yet: the result of the last check.
  const all = [...new Set(kinds.map(({ key, trial }) => trial ?? key))];
  const tried = useQueries({
    queries: all.map((each) => savedQuery(text, each, tryAll && trials.has(each), { invoice })),
  });
  const foundOf = (each: SaveKind) => (each.key === key ? chosen : tried[all.indexOf(each.trial ?? each.key)]);
  const { content, faults = [], warnings = [] } = chosen.data ?? {};
  const drawn = pagesOf(kind) ? undefined : kind;
  const isChecking = chosen.isPending || chosen.isPlaceholderData;
  const isByProgram = kind !== undefined && isUnset(kind, answers);
  const isText = typeof content === 'string';
  // In a folder, nobody could tell the page alone from the one with an e-invoice.
  const suffix = kind?.takesPages && choice !== 'pdf' ? `-${key.split('-', 1)[0]}` : '';
  const file = chosen.data?.fileName ?? `${fileName(text)}${suffix}.${kind?.extension}`;

  const isOwn = isRememberable(draft, kind);
  const [remembers, setRemembers] = useState(false);
  const done = (written = content) => {
    settings.setItem(LAST, choice);
    keepAnswers(given, written, owner);
    changeRun(draft.id, { goal: undefined, saveAs: undefined });
    onClose();
  };
  // Saving that the user asked for before the content was there.
  const [isWanted, want] = useState(false);
  const save = () => {
    want(isChecking);
    if (isChecking || content === undefined || !kind) return;
    saveFile(file, content, kind.mediaType);
    const open = stillOpen(kind, given, national);
    notify({
      title: say(texts.saved, { file }),
      tone: 'good',
      ...(open.length > 0 && { description: open.join(' '), duration: LONG }),
    });
    void rememberDocument(draft, isOwn && remembers).then(() => issued.emit({ draft, format: kind.name }));
    done();
  };
  useEffect(() => {
    if (isWanted && !isChecking) save();
  });
  const onSaveKey = useEffectEvent(save);
  useEffect(() => {
    // The key that opened the dialog saves. Registered once: the command of the same key renders the dialog again before this.
    const onKey = (event: KeyboardEvent) => isChord(event, SAVE_KEY) && !event.repeat && onSaveKey();
    // In the capture phase, as the commands.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  const copy = async () => {
    if (typeof content !== 'string' || !kind) return;
    await copyAndSay(content, say(texts.copied, { format: kind.name }));
    done();
  };
  const choose = (chosen: string) => {
    want(false);
    forgetSecrets();
    setKey(chosen);
    // On a phone it is below the list, out of sight.
    if (matchMedia('(width < 48rem)').matches) requestAnimationFrame(() => about.current?.scrollIntoView());
  };
  const showFaults = (first?: WordedFault) => {
    if (first && focusAsked(form, first)) return;
    onClose();
    showInDocument(draft, kind, { faults, warnings }, first);
  };

  return (
    <Dialog
      wide
      title={say(texts.title, { document: fileName(text) })}
      description={say(texts.about)}
      onClose={onClose}
      footer={
        isByProgram ? (
          <PdfInstead onChoose={() => choose('pdf')} />
        ) : (
          <>
            <Aside {...{ draft, kind, faults, onClose }} />
            {isText && (
              <Button Icon={Copy} onClick={() => void copy()}>
                {say(texts.copy)}
              </Button>
            )}
            <StillOpen {...{ draft, faults, isChecking }} />
            {kind && chosen.data?.isForceable && !isChecking && (
              <SaveAnyway request={{ text, as: key, answers: given, invoice, language }} kind={kind} onDone={done} />
            )}
            <Button
              Icon={FileDown}
              look="primary"
              type="submit"
              form={form}
              busy={isChecking}
              disabled={content === undefined && !isChecking}
            >
              <span className="max-w-64 truncate">{say(texts.save, { file })}</span>
            </Button>
          </>
        )
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        className="grid gap-5 md:h-[30rem] md:grid-cols-[21rem_minmax(0,1fr)]"
      >
        <div className="overflow-auto bg-bg p-2 max-md:-mx-5 max-md:-mt-4 md:-my-4 md:-ml-5 md:border-line md:border-r md:py-4 md:pl-4">
          <Tiers
            {...{ kinds, national }}
            day={dayOf(text)}
            chosen={choice}
            onChoose={choose}
            statusOf={(each) => <Status kind={each} found={foundOf(each)} text={text} answers={answers} />}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
        <div
          ref={about}
          role="group"
          aria-label={kind && say(kind.name)}
          aria-live="polite"
          className="flex flex-wrap content-start gap-5 overflow-auto md:-my-4 md:py-4"
        >
          <PageThumbnail {...{ draft, kind: drawn }} />
          <div className="min-w-48 flex-1">
            {isByProgram ? (
              <ByProgram {...{ kind, national, onClose }} />
            ) : (
              <>
                <PageChoices {...{ draft, kind: drawn }} xml={xml} found={xml && foundOf(xml.hybrid)?.data} />
                {kind && <AboutKind {...{ draft, kind, national }} day={dayOf(text)} />}
                <AskedFields asks={asks} answers={answers} onAnswer={answer} />
                {kind?.takesPages && <OwnPages file={ownPages} onChange={setOwnPages} />}
                {chosen.isPending && <Waiting what={say(texts.checking)} />}
                {chosen.error && <Message title={say(texts.failed)} about={chosen.error.message} />}
                {chosen.data && (
                  <SavedDetails
                    key={key}
                    draft={draft}
                    saved={chosen.data}
                    kind={kind}
                    of={describe(text)}
                    answers={answers}
                    onShow={showFaults}
                    onClose={onClose}
                  />
                )}
                {isOwn && <RememberTick isTicked={remembers} onChange={setRemembers} />}
                {chosen.data?.verification && <VerificationCode text={text} verification={chosen.data.verification} />}
              </>
            )}
          </div>
        </div>
      </form>
    </Dialog>
  );
}

/** While a value is being filled in, the last outcome of the same kind stays. */
function ofSameKind(key: string) {
  return (last: Saved | undefined, query: { queryKey: readonly unknown[] } | undefined) =>
    query?.queryKey[2] === key ? last : undefined;
}

/** The chosen kind; for the page, also the kind that carries the e-invoice, if the user wants it inside. */
function useKind(kinds: readonly SaveKind[], wanted: string | undefined) {
  const [choice, setKey] = useState(() => firstChoice(kinds, wanted));
  const [isTicked, tick] = useState(false);
  const hybrid = choice === 'pdf' ? hybridOf(kinds) : undefined;
  const key = isTicked && hybrid ? hybrid.key : choice;
  const kind = kinds.find((each) => each.key === key);
  return { choice, setKey, kind, xml: hybrid && { hybrid, isTicked, tick } };
}

/** Returns the day of issue; today if the document has none. */
function dayOf(text: string): string {
  const root = lazyJson(text);
  return textOf(memberAt(memberAt(root, 'doc') ?? root, 'issue_date')) || localDay();
}

/** Focuses the field of the dialog that a fault is about; returns whether there is one. */
function focusAsked(form: string, { properties: [path = ''] }: WordedFault): boolean {
  const name = optionAt(path);
  const field = name && (document.getElementById(form) as HTMLFormElement | null)?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return false;
  field.focus();
  return true;
}

/** Shows the faults of a kind in the document, beginning with the given one. */
function showInDocument(
  { id, text }: Draft,
  kind: SaveKind | undefined,
  { faults, warnings }: Pick<Saved, 'faults' | 'warnings'>,
  first: WordedFault | undefined,
): void {
  showPane('Document');
  keepAnswer({ draft: id, text, faults: [...faults], warnings: [...warnings] }, {});
  if (kind) changeRun(id, { goal: { kind: kind.key, trial: kind.trial ?? kind.key, name: kind.name } });
  if (first) showOnceLocated(id, first);
  else announce(say(texts.shown, { count: faults.length }));
}

/** Goes to a fault as soon as the draft has its place. */
function showOnceLocated(draft: string, { code, description }: WordedFault): void {
  const stop = watchRun(draft, ({ problems }) => {
    const found = problems.find((each) => each.code === code && each.message === description);
    const range = found?.locations.find((each) => each.range)?.range;
    if (found && !range) return;
    stop();
    if (found && range) showProblem(found, range);
  });
}
