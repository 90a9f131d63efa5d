import { useDescription } from '../../engine/document/use-description.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { type Built, type Run, useRun } from '../../state/drafts/runs.ts';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { Button } from '../../ui/button.tsx';
import { milliseconds } from '../../ui/milliseconds.ts';
import { Pill } from '../../ui/pill.tsx';
import { say } from '../../ui/texts/say.ts';
import type { PanelProps } from './panels.tsx';
import { takeAsDocument, whyNotUsed } from './take-as-document.ts';
import * as texts from './texts.ts';

/** Whether the result is current and complete. */
export function ResultStatus({ draft, built }: { draft: Draft; built: Built }) {
  const { isXml } = useDescription(draft.text);
  const developerTools = useDeveloperTools();
  const shortfall = shortfallOf(draft, useRun(draft.id, 'checked', 'notJson', 'notLive'), built);
  // What a document made from an e-invoice would lack is under Losses.
  if (shortfall && !(isXml && shortfall.short === texts.inPart)) {
    const { text, short, title } = shortfall;
    return (
      <Pill tone="warn" title={title ?? say(text)}>
        <span className="@min-[39rem]:@max-[48rem]:sr-only">{say(text)}</span>
        <span aria-hidden className="@min-[48rem]:hidden @max-[39rem]:hidden">
          {say(short)}
        </span>
      </Pill>
    );
  }
  return built.time === undefined || !developerTools ? null : (
    <span className="truncate text-faint text-xs @max-[46rem]:sr-only">
      {say(texts.builtIn, { time: milliseconds(built.time) })}
    </span>
  );
}

/** The shortfall of a result, in a few words next to the tabs and as a sentence. */
interface Shortfall {
  text: string;
  short: string;
  title?: string;
}

/** Returns the reason why a result is outdated or incomplete; undefined if it is neither. */
function shortfallOf(
  draft: Draft,
  { checked, notJson, notLive }: Pick<Run, 'checked' | 'notJson' | 'notLive'>,
  built: Built,
): Shortfall | undefined {
  const current = draft.text === built.from || draft.text === built.text;
  const old = (text: string) => ({ text, short: texts.old });
  if (!current && checked === draft.text) return old(notJson ? texts.oldNotJson : texts.oldFaults);
  if (!current && notLive !== undefined) return old(texts.oldText);
  if (draft.envelop !== built.envelop && draft.text === built.from && notLive !== undefined)
    return old(texts.oldEnvelope);
  const inPart = { short: texts.inPart };
  if (built.partial) return { ...inPart, text: texts.readInPart, title: say(texts.readInPartAbout) };
  if (built.faults > 0) return { ...inPart, text: texts.calculatedInPart, title: say(texts.calculatedInPartAbout) };
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
