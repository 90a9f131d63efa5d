import { useNavigate } from '@tanstack/react-router';
import {
  FileDown,
  FileText,
  FolderOpen,
  Hammer,
  History,
  Keyboard,
  Languages,
  Link2,
  MailOpen,
  MessageCircleQuestionMark,
  PanelRight,
  Printer,
  Server,
  Settings,
  SunMoon,
  WrapText,
  X,
} from 'lucide-react';
import { useActiveEditor } from '../app/active-editor.ts';
import { isEmbedded } from '../app/frame.ts';
import { showPane } from '../app/pane.ts';
import { type Theme, useTheme } from '../app/theme.ts';
import { describe } from '../document/description.ts';
import { chooseFiles } from '../drafts/choose-files.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { useShowDraft } from '../drafts/use-active-draft.ts';
import { useCloseDraft } from '../drafts/use-close-draft.ts';
import { useExport } from '../drafts/use-export.ts';
import { useImport } from '../drafts/use-import.ts';
import { toggleWrapping, useWrapping } from '../editor/wrapping.ts';
import { useActions } from '../operations/use-actions.ts';
import { panels } from '../result/panels.ts';
import { choosePlace, usePlace } from '../service/place.ts';
import { useStartTour } from '../tour/use-start-tour.ts';
import type { Command } from './commands.ts';
import { openDialog } from './dialogs.ts';
import { furtherPages, pages } from './pages.ts';

/** What can be done with the draft that is shown. */
export function useDraftCommands(draft: Draft): Command[] {
  const navigate = useNavigate();
  const { build, actions } = useActions(draft);
  const { saveJson, saveYaml, print } = useExport();
  const close = useCloseDraft();
  const drafts = useDrafts((state) => state.drafts.length);
  const { wraps } = useWrapping();
  const { title, envelope } = describe(draft.text);
  const group = title;
  const panelCommands = panels.map((panel) => ({
    id: `panel ${panel}`,
    name: `Show ${panel}`,
    group: 'Result',
    Icon: PanelRight,
    run: () => {
      showPane('Result');
      void navigate({ to: '/', search: { draft: draft.id, panel } });
    },
  }));
  const edit = (name: string, run: 'format' | 'outline'): Command => ({
    id: `editor ${run}`,
    name,
    group,
    Icon: FileText,
    run: () => useActiveEditor.getState().editor?.[run](),
  });
  return [
    { id: 'build', name: 'Build', group, Icon: Hammer, keys: 'Mod+Enter', run: build },
    ...actions.map(({ name, about, Icon, run, why }) => ({
      id: `action ${name}`,
      name,
      group,
      hint: about,
      Icon,
      why,
      run,
    })),
    {
      id: 'envelope',
      name: draft.envelop ? 'Build without an envelope' : 'Build in an envelope',
      group,
      Icon: MailOpen,
      why: envelope ? 'This draft is an envelope already.' : undefined,
      run: () => useDrafts.getState().change(draft.id, { envelop: !draft.envelop }),
    },
    edit('Format the text', 'format'),
    edit('Outline: go to a property', 'outline'),
    {
      id: 'wrap',
      name: wraps ? 'Leave long lines as they are' : 'Wrap long lines',
      group,
      Icon: WrapText,
      keys: 'Alt+Z',
      run: toggleWrapping,
    },
    {
      id: 'save json',
      name: 'Save as JSON',
      group,
      words: 'export download',
      Icon: FileDown,
      keys: 'Mod+S',
      run: () => saveJson(draft),
    },
    {
      id: 'save yaml',
      name: 'Save as YAML',
      group,
      words: 'export download',
      Icon: FileDown,
      run: () => void saveYaml(draft),
    },
    { id: 'share', name: 'Share by a link', group, Icon: Link2, run: () => openDialog('share') },
    { id: 'print', name: 'Print', group, words: 'PDF paper', Icon: Printer, run: () => void print(draft) },
    {
      id: 'history',
      name: 'History',
      group,
      words: 'versions restore',
      Icon: History,
      run: () => openDialog('history'),
    },
    {
      id: 'close',
      name: 'Close the draft',
      group,
      Icon: X,
      why: isEmbedded && drafts < 2 ? 'It is the document of the page around.' : undefined,
      run: () => close(draft, title),
    },
    ...panelCommands,
  ];
}

const themes: Record<Theme, string> = { light: 'Light theme', dark: 'Dark theme', system: 'Theme as the system' };

/** What is always there: pages, drafts, settings. */
export function useCommands(): Command[] {
  const navigate = useNavigate();
  const show = useShowDraft();
  const drafts = useDrafts((state) => state.drafts);
  const { openFiles } = useImport();
  const { theme, choose } = useTheme();
  const { place } = usePlace();
  const startTour = useStartTour();
  return [
    ...[...pages, ...furtherPages].map(({ to, name, Icon }) => ({
      id: `page ${name}`,
      name,
      group: 'Pages',
      Icon,
      run: () => void navigate({ to }),
    })),
    ...drafts.map(({ id, text }) => ({
      id: `draft ${id}`,
      name: describe(text).title,
      hint: describe(text).kind,
      group: 'Drafts',
      Icon: FileText,
      run: () => show(id),
    })),
    {
      id: 'open',
      name: 'Open files',
      group: 'Workbench',
      words: 'import upload',
      Icon: FolderOpen,
      run: () => void chooseFiles().then(openFiles),
    },
    {
      id: 'shortcuts',
      name: 'Shortcuts',
      group: 'Workbench',
      words: 'keys help',
      Icon: Keyboard,
      keys: '?',
      run: () => openDialog('shortcuts'),
    },
    {
      id: 'tour',
      name: 'Tour of the workbench',
      group: 'Workbench',
      words: 'help first steps introduction',
      Icon: MessageCircleQuestionMark,
      run: startTour,
    },
    {
      id: 'settings',
      name: 'Settings',
      group: 'Workbench',
      words: 'clear everything',
      Icon: Settings,
      run: () => openDialog('settings'),
    },
    {
      id: 'language',
      name: 'Language of names and descriptions',
      group: 'Workbench',
      Icon: Languages,
      run: () => openDialog('settings'),
    },
    {
      id: 'place',
      name: place === 'server' ? 'Answer in this browser' : 'Answer by the server',
      group: 'Workbench',
      words: 'work offline service engine',
      Icon: Server,
      run: () => choosePlace(place === 'server' ? 'browser' : 'server'),
    },
    ...(['light', 'dark', 'system'] as const)
      .filter((each) => each !== theme)
      .map((each) => ({
        id: `theme ${each}`,
        name: themes[each],
        group: 'Workbench',
        Icon: SunMoon,
        run: () => choose(each),
      })),
  ];
}
