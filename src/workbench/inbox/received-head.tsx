import { ArrowLeft, Banknote, Check, ChevronDown, ChevronUp, Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { draftById, useDrafts } from '../state/drafts/drafts.ts';
import { useRun } from '../state/drafts/runs.ts';
import { useShowDraft } from '../state/drafts/use-active-draft.ts';
import { useMemory } from '../state/memory/memory.ts';
import { type Command, useCommands } from '../state/view/commands.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { OverlayBoundary } from '../ui/overlay-boundary.tsx';
import { isSwitchedOff } from '../ui/page/letter-keys.ts';
import { isTextField } from '../ui/text-field.ts';
import { counted, say } from '../ui/texts/say.ts';
import { marks } from './entry.ts';
import { loadInbox, markFiles, useInbox } from './inbox.ts';
import { Invoices, Summary } from './inspect/inspection-bar.tsx';
import { useTextPanel } from './inspect/use-text-panel.ts';
import { LetterDialog } from './letter/letter-dialog.tsx';
import { closeShown, saveEntry, useAnswerEntry, useOpenEntry, useShowInbox } from './opening.ts';
import { Noticed, Suggested } from './row-parts.tsx';
import type { InboxRow } from './rows.ts';
import { useShownOrder } from './shown-order.ts';
import * as texts from './texts.ts';
import { isIssuedBy, useRows } from './use-rows.ts';
import { baseOf, faultShown } from './words.ts';

interface ReceivedHeadProps {
  /** The key of the file. */
  file: string;
  /** Its e-invoice, once it is read. */
  draft: Draft | undefined;
}

/** The head of a received bill: the way back to the inbox and to its neighbours, what was noticed, and what to do. */
export function ReceivedHead({ file, draft }: ReceivedHeadProps) {
  const { entries } = useInbox();
  const { keys } = useShownOrder();
  const rows = useRows();
  const open = useOpenEntry();
  const showInbox = useShowInbox();
  useShownFile(file, draft);
  useTextPanel();
  const inOrder = keys.includes(file) ? keys : (entries ?? []).map(({ key }) => key);
  const at = inOrder.indexOf(file);
  const go = async (step: 1 | -1) => {
    // Files that cannot be shown as e-invoices are passed over.
    for (let next = at + step; next >= 0 && next < inOrder.length; next += step) {
      const entry = entries?.find(({ key }) => key === inOrder[next]);
      if (entry && (await open(entry))) return;
    }
    showInbox();
  };
  const hasBefore = at > 0;
  const hasNext = at >= 0 && at < inOrder.length - 1;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      const step = key === 'j' && hasNext ? 1 : key === 'k' && hasBefore ? -1 : undefined;
      if (!step || altKey || ctrlKey || metaKey || isTextField(target) || isSwitchedOff(event)) return;
      event.preventDefault();
      void go(step);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const box = useRef<HTMLElement>(null);
  const each = rows.find(({ entry }) => entry.key === file);
  const isThere = each !== undefined;
  useEffect(() => {
    // The row that opened it is gone.
    if (isThere && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isThere]);
  if (!each) return null;
  const { number, sender } = each.row;
  const name = number ?? baseOf(each.row.file);
  return (
    <section ref={box} tabIndex={-1} aria-label={say(texts.title)} data-landmark className="shrink-0 outline-none">
      <div className="flex min-h-13 items-center gap-x-3 border-line border-b px-4 py-1.5 max-md:gap-x-1.5 max-md:px-2">
        <Button look="bare" Icon={ArrowLeft} onClick={showInbox} className="-ml-2 max-md:ml-0 max-md:px-1.5">
          {say(texts.back)}
        </Button>
        <h1 title={name} className="min-w-0 shrink truncate font-semibold text-base">
          {name}
        </h1>
        <p className="flex min-w-0 flex-1 items-baseline gap-4 truncate text-soft">
          <span className="truncate max-md:hidden">{sender}</span>
          {draft && (
            <span className="max-xl:hidden">
              <Due draft={draft} />
            </span>
          )}
        </p>
        <span className="text-soft text-sm tabular-nums max-md:text-xs">
          {say(texts.place, { position: counted(at + 1), count: counted(inOrder.length) })}
        </span>
        <div className="flex">
          {(
            [
              [ChevronUp, texts.previous, -1, hasBefore],
              [ChevronDown, texts.next, 1, hasNext],
            ] as const
          ).map(([Icon, label, step, isPossible]) => (
            <Button
              key={label}
              look="bare"
              size="icon"
              Icon={Icon}
              aria-label={say<string>(label)}
              title={say<string>(label)}
              disabled={!isPossible}
              onClick={() => void go(step)}
            />
          ))}
        </div>
      </div>
      <Verdict each={each} draft={draft} />
    </section>
  );
}

/** Shows the file of the address: also after a reload, and under its new name after it was fixed. Leads to the list if it cannot be shown. */
function useShownFile(file: string, draft: Draft | undefined): void {
  const { entries } = useInbox();
  const isReady = useDrafts(({ status }) => status === 'ready');
  const open = useOpenEntry();
  const show = useShowDraft();
  const showInbox = useShowInbox();
  const shown = useRef(draft?.id);
  useEffect(() => void loadInbox(), []);
  useEffect(() => closeShown(file), [file]);
  useEffect(() => () => closeShown(), []);
  useEffect(() => {
    if (draft) shown.current = draft.id;
    if (draft || !entries || !isReady) return;
    const entry = entries.find(({ key }) => key === file);
    const fixed = draftById(shown.current)?.inbox;
    if (entry) void open(entry, true).then((isShown) => !isShown && showInbox());
    else if (shown.current !== undefined && fixed !== undefined) void show(shown.current);
    else showInbox();
  }, [file, draft, entries, isReady, open, show, showInbox]);
}

/** The amount of an e-invoice, and when it is due. */
function Due({ draft }: { draft: Draft }) {
  const { inspection, built } = useRun(draft.id, 'inspection', 'built');
  if (!inspection || built?.from !== draft.text) return null;
  return <Summary document={inspection.shown?.document ?? built.document} terms={inspection.terms} short />;
}

/** What to do with a bill and why, and three actions. */
function Verdict({ each, draft }: { each: InboxRow; draft: Draft | undefined }) {
  const { entry, row } = each;
  const { suggestion } = row;
  const [isWriting, write] = useState(false);
  const fault = faultShown(each);
  const isDoubted = suggestion === 'ask' || suggestion === 'refuse';
  const canPay = suggestion === 'pay' && (entry.mark === 'new' || entry.mark === 'ok');
  return (
    <div
      className={classes(
        'flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b px-4 py-3',
        suggestion === 'refuse' ? 'bg-bad-wash' : suggestion === 'ask' && 'bg-warn-wash',
      )}
    >
      <Suggested {...each} />
      <div className="min-w-56 max-w-prose flex-1 max-md:basis-full">
        {fault && <p className="wrap-anywhere font-semibold text-base text-bad">{fault.short}</p>}
        {fault && fault.whole !== fault.short && <p className="wrap-anywhere">{fault.whole}</p>}
        <Noticed row={row} withoutWhy={fault !== undefined} />
        {suggestion === 'refuse' && <p className="mt-1 text-soft">{say(texts.askForCorrected)}</p>}
        {draft && <Several draft={draft} />}
      </div>
      <div className="ml-auto flex flex-wrap gap-2 max-md:ml-0">
        {canPay && (
          <Button look="primary" Icon={Banknote} onClick={() => markFiles([entry.key], 'pay')}>
            {say(texts.markToPay)}
          </Button>
        )}
        <Button look={isDoubted ? 'primary' : 'plain'} Icon={Mail} onClick={() => write(true)}>
          {say(row.sender === null ? texts.writeToSender : texts.writeToSupplier)}
        </Button>
        {isDoubted && entry.mark !== 'refused' && (
          <Button onClick={() => markFiles([entry.key], 'refused')}>{say(texts.markRefused)}</Button>
        )}
        <Actions each={each} draft={draft} />
      </div>
      {isWriting && (
        <OverlayBoundary onClose={() => write(false)}>
          <LetterDialog of={each} onClose={() => write(false)} />
        </OverlayBoundary>
      )}
    </div>
  );
}

function Several({ draft }: { draft: Draft }) {
  const { inspection } = useRun(draft.id, 'inspection');
  if (!inspection || inspection.invoices.length < 2) return null;
  return (
    <div className="mt-2">
      <Invoices draft={draft} invoices={inspection.invoices} />
    </div>
  );
}

/** The actions that are seldom needed, and the status that the user gives the bill. */
function Actions({ each: { entry }, draft }: { each: InboxRow; draft: Draft | undefined }) {
  const { inspection, built } = useRun(draft?.id ?? '', 'inspection', 'built');
  const entries = useMemory((state) => state.entries);
  const answer = useAnswerEntry();
  // Only its seller may change an e-invoice.
  const isMine = isIssuedBy(built?.document, entries) === true;
  const commands = useCommands().filter(
    ({ id }) => id === 'report' || (id === 'make-document' && inspection?.isInvoice) || (id === 'repair' && isMine),
  );
  return (
    <MoreMenu>
      {inspection?.isInvoice && inspection.isJudged && (
        <MenuItem onSelect={() => void answer(entry)}>{say(texts.answer)}</MenuItem>
      )}
      {commands.map(({ id, label, run }: Command) => (
        <MenuItem key={id} onSelect={run}>
          {label}
        </MenuItem>
      ))}
      <MenuItem disabled={!entry.content} onSelect={() => saveEntry(entry)}>
        {say(texts.saveFile)}
      </MenuItem>
      <MenuLine />
      <MenuLabel>{say(texts.markAs)}</MenuLabel>
      {marks.map((mark) => (
        <MenuItem key={mark} onSelect={() => markFiles([entry.key], mark)}>
          <span className="flex-1">{say<string>(texts.marks[mark])}</span>
          {entry.mark === mark && <Check aria-hidden className="size-4 self-center" />}
        </MenuItem>
      ))}
    </MoreMenu>
  );
}
