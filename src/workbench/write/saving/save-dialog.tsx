import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { Copy, FileDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { WordedFault } from '../../../engine/faults.ts';
import { describe } from '../../engine/document/description.ts';
import type { Saved, SaveKind, UnwrittenFile } from '../../engine/worker/saving.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { fileName } from '../../state/drafts/export.ts';
import { issued } from '../../state/drafts/issued.ts';
import { changeRun, invoiceShown, runOf, watchRun } from '../../state/drafts/runs.ts';
import { keepAnswer } from '../../state/operations/operations.ts';
import { showPane } from '../../state/view/pane.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { copyAndSay } from '../../ui/copy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { GuideLink } from '../../ui/documentation/docs-link.tsx';
import { saveFile } from '../../ui/files.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { Message, Waiting } from '../../ui/message.tsx';
import { notify } from '../../ui/notice.ts';
import { settings } from '../../ui/page/settings.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { say } from '../../ui/texts/say.ts';
import { showProblem } from '../problems/go-to-problem.ts';
import { AskedFields, answersFor, keepAnswers, openAsks, ownerOf, useAnswers } from './asked-fields.tsx';
import { optionAt } from './field-names.ts';
import { OwnPages } from './own-pages.tsx';
import { SavedDetails } from './saved-details.tsx';
import { kindsQuery, savedQuery } from './saving-queries.ts';
import * as texts from './texts.ts';
import { VerificationCode } from './verification-code.tsx';

interface SaveDialogProps {
  draft: Draft;
  onClose(): void;
}

/** Longer texts are checked only as the chosen kind. */
const SMALL_TEXT = 100_000;

/** The setting that stores the last kind saved. */
const LAST = 'save-as';

/** Saves or copies a draft in a format that fits it. Losses and missing fields are shown in advance. */
export function SaveDialog({ draft, onClose }: SaveDialogProps) {
  const { text } = draft;
  const tag = useLanguage(({ language }) => language);
  const { data, error, isPending } = useQuery(kindsQuery(text, tag));
  if (data && data.kinds.length > 0) {
    return <SaveForm draft={draft} {...data} onClose={onClose} />;
  }
  return (
    <Dialog title={say(texts.title)} description={say(texts.about)} onClose={onClose}>
      {isPending && <Waiting what={say(texts.looking)} />}
      {data && <Message title={say(texts.nothing)} about={say(texts.nothingAbout)} />}
      {error && <Message title={say(texts.failed)} about={error.message} />}
    </Dialog>
  );
}

interface SaveFormProps extends SaveDialogProps {
  kinds: readonly SaveKind[];
  likely: string | undefined;
  ready: string | undefined;
  unwritten: readonly UnwrittenFile[];
}

function SaveForm({ draft, kinds, likely, ready, unwritten, onClose }: SaveFormProps) {
  const { text } = draft;
  const form = useId();
  const { goal, saveAs } = runOf(draft.id);
  const [key, setKey] = useState(() => firstChoice(kinds, goal?.kind ?? saveAs ?? likely, ready));
  const kind = kinds.find((each) => each.key === key);
  const [isFolded, fold] = useState(kind?.isOther !== true);
  const listed = isFolded ? kinds.filter(({ isOther }) => !isOther) : kinds;
  const [ownPages, setOwnPages] = useState<File>();
  const pagesOf = (each: SaveKind | undefined) => (each?.takesPages ? ownPages : undefined);
  const owner = ownerOf(text);
  const { answers, answer, forgetSecrets } = useAnswers(owner);
  const asks = kind ? openAsks(kind, text) : [];
  const given = answersFor({ asks }, answers);
  const invoice = invoiceShown(draft.id);
  const chosen = useQuery(savedQuery(text, key, true, pagesOf(kind), given, invoice));
  // The others follow after the chosen one, because the user waits for it. Pages are drawn only for the chosen one.
  const tryAll = chosen.data !== undefined && text.length <= SMALL_TEXT;
  const trials = new Set(kinds.flatMap(({ trial }) => trial ?? []));
  // For kinds not checked yet: the result of the last check.
  const all = [...new Set(kinds.map(({ key, trial }) => trial ?? key))];
  const tried = useQueries({
    queries: all.map((each) => savedQuery(text, each, tryAll && trials.has(each), undefined, {}, invoice)),
  });
  const foundOf = (each: SaveKind) => (each.key === key ? chosen : tried[all.indexOf(each.trial ?? each.key)]);
  const { content, faults = [], warnings = [] } = chosen.data ?? {};
  const file = chosen.data?.fileName ?? `${fileName(text)}.${kind?.extension}`;

  const done = () => {
    settings.setItem(LAST, key);
    keepAnswers(given, content, owner);
    changeRun(draft.id, { goal: undefined, saveAs: undefined });
    onClose();
  };
  // Saving that the user asked for before the content was there.
  const [isWanted, want] = useState(false);
  const save = () => {
    want(chosen.isPending);
    if (content === undefined || !kind) return;
    saveFile(file, content, kind.mediaType);
    notify({ title: say(texts.saved, { file }), tone: 'good' });
    issued.emit({ draft, format: kind.name });
    done();
  };
  useEffect(() => {
    if (isWanted && !chosen.isPending) save();
  });
  const copy = async () => {
    if (typeof content !== 'string' || !kind) return;
    await copyAndSay(content, say(texts.copied, { format: kind.name }));
    done();
  };
  const showFaults = (first?: WordedFault) => {
    if (first && focusAsked(form, first)) return;
    onClose();
    showPane('Document');
    keepAnswer({ draft: draft.id, text, faults: [...faults], warnings: [...warnings] }, {});
    if (kind) changeRun(draft.id, { goal: { kind: kind.key, trial: kind.trial ?? kind.key, name: kind.name } });
    if (first) showOnceLocated(draft.id, first);
    else announce(say(texts.shown, { count: faults.length }));
  };

  return (
    <Dialog
      wide
      title={say(texts.title)}
      description={say(texts.about)}
      onClose={onClose}
      footer={
        <>
          <Button Icon={Copy} onClick={() => void copy()} disabled={typeof content !== 'string'}>
            {say(texts.copy)}
          </Button>
          <Button
            Icon={FileDown}
            look="primary"
            type="submit"
            form={form}
            busy={chosen.isPending}
            disabled={content === undefined && !chosen.isPending}
          >
            <span className="max-w-64 truncate">{say(texts.save, { file })}</span>
          </Button>
        </>
      }
    >
      {unwritten.map((file) => (
        <Unwritten key={file.name} {...file} />
      ))}
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        className="grid gap-5 md:h-[26rem] md:grid-cols-[18rem_minmax(0,1fr)]"
      >
        <div className="overflow-auto p-0.5 md:-my-4 md:py-4">
          <RadioCards
            stacked
            label={say(texts.kinds)}
            value={key}
            options={listed.map((each, index) => ({
              value: each.key,
              name: each.isUsual && !each.isMessage ? say(texts.eInvoice, { format: say(each.name) }) : say(each.name),
              head: each.isOther && !listed[index - 1]?.isOther ? say(texts.others) : undefined,
              about: <State found={foundOf(each)} isTried={each.key === key || each.trial !== undefined} />,
            }))}
            onChange={(chosen) => {
              want(false);
              forgetSecrets();
              setKey(chosen);
            }}
          />
          {listed.length < kinds.length && (
            <Button size="small" className="mt-2" onClick={() => fold(false)}>
              {say(texts.others)}…
            </Button>
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
        <div
          role="group"
          aria-label={kind && say(kind.name)}
          aria-live="polite"
          className="overflow-auto md:-my-4 md:py-4"
        >
          <p className="mb-3 text-soft">{kind && say(kind.description)}</p>
          {asks.length > 0 && <AskedFields asks={asks} answers={answers} onAnswer={answer} />}
          {kind?.takesPages && <OwnPages file={ownPages} onChange={setOwnPages} />}
          {chosen.isPending && <Waiting what={say(texts.checking)} />}
          {chosen.error && <Message title={say(texts.failed)} about={chosen.error.message} />}
          {chosen.data && (
            <SavedDetails saved={chosen.data} of={describe(text)} answers={answers} onShow={showFaults} />
          )}
          {chosen.data?.verification && <VerificationCode text={text} verification={chosen.data.verification} />}
        </div>
      </form>
    </Dialog>
  );
}

/** Names a national file that the user's own program has to write. */
function Unwritten({ name, guide }: UnwrittenFile) {
  return (
    <p className="mb-4 rounded-md border border-line bg-warn-wash px-3 py-2">
      {say(texts.unwritten, { file: name })}
      {guide && <GuideLink guide={guide}>{say(texts.unwrittenGuide, { file: name })}</GuideLink>}
    </p>
  );
}

function firstChoice(kinds: readonly SaveKind[], likely: string | undefined, ready: string | undefined): string {
  const last = settings.getItem(LAST);
  return likely ?? kinds.find(({ key }) => key === last)?.key ?? ready ?? kinds[0]?.key ?? '';
}

/** Focuses the field of the dialog that a fault is about; returns whether there is one. */
function focusAsked(form: string, { properties: [path = ''] }: WordedFault): boolean {
  const name = optionAt(path);
  const field = name && (document.getElementById(form) as HTMLFormElement | null)?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return false;
  field.focus();
  return true;
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

/** The outcome in two words; pages are drawn only once chosen. */
function State({ found, isTried }: { found: UseQueryResult<Saved> | undefined; isTried: boolean }) {
  const saved = found?.data;
  if (!saved) return isTried && say(texts.notTried);
  if (saved.content === undefined) {
    return <span className="text-bad">{say(texts.lacks, { count: saved.faults.length })}</span>;
  }
  const count = saved.losses.length;
  return <span className="text-good">{count > 0 ? say(texts.fitsWithLosses, { count }) : say(texts.fits)}</span>;
}
