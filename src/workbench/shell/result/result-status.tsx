import { TriangleAlert } from 'lucide-react';
import { useDescription } from '../../engine/document/use-description.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { type Built, isCurrent, type Run, useRun } from '../../state/drafts/runs.ts';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { Button } from '../../ui/button.tsx';
import { milliseconds } from '../../ui/milliseconds.ts';
import { Pill } from '../../ui/pill.tsx';
import { say } from '../../ui/texts/say.ts';
import { useHidden } from '../../write/form/hints/hidden.ts';
import type { PanelProps } from './panels.tsx';
import { takeAsDocument, whyNotUsed } from './take-as-document.ts';
import * as texts from './texts.ts';

/** Whether the result is current and complete. */
export function ResultStatus({ draft, built }: { draft: Draft; built: Built }) {
  const { isXml } = useDescription(draft.text);
  const developerTools = useDeveloperTools();
  const run = useRun(draft.id, 'checked', 'notJson', 'notLive');
  const lacking = useHidden(({ shown }) => shown?.hints.find(({ isWrong }) => isWrong));
  const shortfall =
    shortfallOf(draft, run, built) ??
    (lacking && isCurrent(draft, built)
      ? { text: say(texts.incomplete), title: lacking.message, isIncomplete: true, isOfDocument: true }
      : undefined);
  // The content that a document made from an e-invoice would lack is listed under Losses.
  if (shortfall && !(isXml && shortfall.isOfDocument)) {
    return (
      <Pill tone="warn" title={shortfall.title}>
        {shortfall.isIncomplete && <TriangleAlert aria-hidden className="mr-1 size-3.5 shrink-0" />}
        {shortfall.text}
      </Pill>
    );
  }
  if ((!isCurrent(draft, built) || built.isKept) && run.checked !== draft.text)
    return <span className="appears-late text-faint text-xs">{say(texts.updating)}</span>;
  return built.time === undefined || !developerTools ? null : (
    <span className="truncate text-faint text-xs @max-[46rem]:sr-only">
      {say(texts.builtIn, { time: milliseconds(built.time) })}
    </span>
  );
}

/** The shortfall of a result, in a word next to the tabs and as a sentence. */
interface Shortfall {
  text: string;
  title: string;
  isIncomplete?: true;
  /** Whether the document itself has faults, rather than its text. */
  isOfDocument?: true;
}

/** Returns the reason why a result is outdated or incomplete; undefined if it is neither, or if it is being updated. */
function shortfallOf(
  draft: Draft,
  { checked, notJson, notLive }: Pick<Run, 'checked' | 'notJson' | 'notLive'>,
  built: Built,
): Shortfall | undefined {
  const incomplete = { text: say(texts.incomplete), isIncomplete: true } as const;
  const old = (title: string) => ({ text: say(texts.old), title: say(title) });
  if (!isCurrent(draft, built)) {
    if (checked === draft.text) return { ...incomplete, title: say(notJson ? texts.oldNotJson : texts.oldFaults) };
    return notLive === undefined ? undefined : old(texts.oldText);
  }
  if (draft.envelop !== built.envelop && draft.text === built.from && notLive !== undefined)
    return old(texts.oldEnvelope);
  if (built.partial) return { ...incomplete, title: say(texts.readInPartAbout), isOfDocument: true };
  if (built.faults > 0) return { ...incomplete, title: say(texts.calculatedInPartAbout), isOfDocument: true };
  return undefined;
}

interface UseAsDocumentProps {
  draft: Draft;
  built: Built;
  readOnly: PanelProps['readOnly'];
}

/** The button that puts the result into the editor. */
export function UseAsDocument({ draft, built, readOnly }: UseAsDocumentProps) {
  const why = whyNotUsed(draft, built, readOnly);
  return (
    <Button
      size="small"
      onClick={() => takeAsDocument(draft, built)}
      disabled={why !== undefined}
      title={why ?? say(texts.useAbout)}
    >
      {say(texts.use)}
    </Button>
  );
}
