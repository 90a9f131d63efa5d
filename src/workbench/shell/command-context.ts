import { useMatchRoute, useNavigate } from '@tanstack/react-router';
import { useDescription } from '../engine/document/use-description.ts';
import { useBackend } from '../engine/service/backend.ts';
import { useOwnDrafts } from '../state/drafts/drafts.ts';
import { useBusy } from '../state/drafts/runs.ts';
import { useTitleOf } from '../state/drafts/titles.ts';
import { useActiveDraft, useShowDraft } from '../state/drafts/use-active-draft.ts';
import { useCloseDraft } from '../state/drafts/use-close-draft.ts';
import { useImport } from '../state/drafts/use-import.ts';
import { usePerform } from '../state/operations/operations.ts';
import { useActiveEditor } from '../state/view/active-editor.ts';
import { useView } from '../state/view/document-view.ts';
import { showPane } from '../state/view/pane.ts';
import { useReadOnly } from '../state/view/read-only.ts';
import { isEmbedded } from '../ui/page/embedded.ts';
import { useTheme } from '../ui/page/theme.ts';

/** The data that commands use. */
export type CommandContext = ReturnType<typeof useCommandContext>;

/** Returns the context of commands, a new one when anything in it changes. */
export function useCommandContext() {
  const navigate = useNavigate();
  const draft = useActiveDraft();
  const title = useTitleOf(draft);
  const { signed, envelope, isXml } = useDescription(draft?.text ?? '');
  const { view, both } = useView();
  const show = useShowDraft();
  const draftCount = useOwnDrafts().length;
  return {
    draft,
    title,
    signed,
    enveloped: envelope,
    /** It is an e-invoice in XML, not a document. */
    isXml,
    /** Why the document is read-only. */
    readOnly: useReadOnly({ signed }),
    /** The draft is the only one, provided by the host page. */
    isOnlyOfHost: isEmbedded && draftCount < 2,
    /** A document is shown: in *Write*, or a received bill in the inbox. */
    onWorkbench: useMatchRoute()({ to: '/' }) !== false || draft?.inbox !== undefined,
    /** The draft's running operation. */
    busy: useBusy(draft?.id),
    view: isXml ? 'JSON' : view,
    /** Form and text are side by side. */
    both,
    /** Undefined until loaded. */
    editor: useActiveEditor(({ editor }) => editor),
    ...useBackend(),
    theme: useTheme((state) => state.theme),
    perform: usePerform(),
    show,
    openFiles: useImport().openFiles,
    close: useCloseDraft(),
    /** Shows a panel of the result, from any page. */
    async showPanel(panel: string) {
      showPane('Result');
      if (draft) await show(draft.id, panel);
    },
    /** Shows another page. */
    goTo: (to: '/show' | '/settings') => void navigate({ to }),
  };
}
