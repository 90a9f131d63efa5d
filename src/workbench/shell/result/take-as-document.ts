import type { Draft } from '../../state/drafts/draft-storage.ts';
import { replaceText } from '../../state/drafts/open-texts.ts';
import type { Built } from '../../state/drafts/runs.ts';
import { useActiveEditor } from '../../state/view/active-editor.ts';
import { announce } from '../../ui/announcer.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Returns why a draft's result cannot replace its text; undefined if it can. */
export function whyNotUsed(draft: Draft, built: Built | undefined, readOnly: string | undefined): string | undefined {
  if (readOnly !== undefined) return readOnly;
  if (!built) return say(texts.notBuilt);
  if (draft.text === built.text) return say(texts.isDocument);
  return built.partial ? say(texts.lacksUnreadable) : undefined;
}

/** Replaces a draft's text by its result. */
export function takeAsDocument(draft: Draft, built: Built): void {
  const replace = () => replaceText(draft.id, built.text);
  const { editor } = useActiveEditor.getState();
  if (editor) editor.keepPosition(replace);
  else replace();
  announce(say(texts.used));
}
