import { useMatchRoute, useNavigate } from '@tanstack/react-router';
import { useActiveEditor } from '../app/active-editor.ts';
import { useDeveloperTools } from '../app/developer-tools.ts';
import { useView } from '../app/document-view.ts';
import { isEmbedded } from '../app/embedded.ts';
import { showPane } from '../app/pane.ts';
import { useReadOnly } from '../app/read-only.ts';
import { useTheme } from '../app/theme.ts';
import { useDescription } from '../document/use-description.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { useBusy } from '../drafts/runs.ts';
import { useTitleOf } from '../drafts/titles.ts';
import { useActiveDraft, useShowDraft } from '../drafts/use-active-draft.ts';
import { useCloseDraft } from '../drafts/use-close-draft.ts';
import { useImport } from '../drafts/use-import.ts';
import { usePerform } from '../operations/operations.ts';
import { useBackend } from '../service/backend.ts';
import { startTour } from '../tour/tour-state.ts';

/** The data that commands use. */
export type CommandContext = ReturnType<typeof useCommandContext>;

/** Returns the context of commands, a new one when anything in it changes. */
export function useCommandContext() {
  const navigate = useNavigate();
  const draft = useActiveDraft();
  const title = useTitleOf(draft);
  const { signed, envelope, isXml } = useDescription(draft?.text ?? '');
  const { view, both } = useView();
  const draftCount = useDrafts(({ drafts }) => drafts.length);
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
    /** The page Workbench is shown. */
    onWorkbench: useMatchRoute()({ to: '/' }) !== false,
    /** The draft's running operation. */
    busy: useBusy(draft?.id),
    view: isXml ? 'JSON' : view,
    /** Form and text are side by side. */
    both,
    developerTools: useDeveloperTools(),
    /** Undefined until loaded. */
    editor: useActiveEditor(({ editor }) => editor),
    ...useBackend(),
    theme: useTheme((state) => state.theme),
    perform: usePerform(),
    show: useShowDraft(),
    openFiles: useImport().openFiles,
    close: useCloseDraft(),
    /** Shows a panel of the result, from any page. */
    async showPanel(panel: string) {
      showPane('Result');
      await navigate({ to: '/', search: { draft: draft?.id, panel } });
    },
    /** Shows another page. */
    goTo: (to: '/show') => void navigate({ to }),
    startTour() {
      showPane('Document');
      // After the menu or palette has restored the focus.
      setTimeout(() => void navigate({ to: '/', search: (search) => search }).then(startTour));
    },
  };
}
