import { Copy, FileDown, History, Link2, Mail, Printer, X } from 'lucide-react';
import { isOwn } from '../../state/drafts/drafts.ts';
import { isOneFile } from '../../ui/page/one-file.ts';
import { say } from '../../ui/texts/say.ts';
import { historyDialog, openDialog, saveDialog, sendDialog, shareDialog } from '../dialogs.tsx';
import { onDemand } from '../on-demand.ts';
import * as texts from '../texts.ts';
import { type Declared, type DraftContext, unlessBroken } from './declare.ts';

export const exporting = onDemand(() => import('../../state/drafts/export.ts'));

const openSave = (context: DraftContext) => unlessBroken(context, () => openDialog(saveDialog));

/** Commands that save, share, print and close a draft. */
export const ofFiles: readonly Declared<DraftContext>[] = [
  {
    id: 'save-json',
    of: 'document',
    label: texts.saveJson,
    Icon: FileDown,
    words: texts.saveWords,
    run: ({ draft }) => exporting.use(({ saveJson }) => saveJson(draft)),
  },
  {
    id: 'save-yaml',
    of: 'document',
    label: texts.saveYaml,
    Icon: FileDown,
    words: texts.saveWords,
    run: ({ draft }) => exporting.use(({ saveYaml }) => saveYaml(draft)),
  },
  {
    id: 'save-xml',
    of: 'xml',
    label: texts.saveXml,
    Icon: FileDown,
    words: texts.saveWords,
    run: ({ draft }) => exporting.use(({ saveXml }) => saveXml(draft)),
  },
  {
    id: 'save-as',
    label: texts.saveAs,
    about: texts.saveHow,
    Icon: FileDown,
    words: texts.saveAsWords,
    keys: [{ chord: 'Mod+S', scope: 'everywhere' }],
    run: openSave,
  },
  {
    id: 'copy-as',
    label: texts.copyAs,
    Icon: Copy,
    words: texts.saveAsWords,
    run: openSave,
  },
  {
    id: 'share',
    label: texts.share,
    Icon: Link2,
    offered: () => !isOneFile,
    run: () => openDialog(shareDialog),
  },
  {
    id: 'print',
    label: texts.print,
    Icon: Printer,
    words: texts.printWords,
    keys: [{ chord: 'Mod+P', scope: 'workbench' }],
    run: ({ showPanel }) => exporting.use(({ print }) => print(() => showPanel('Preview'))),
  },
  {
    id: 'send',
    of: 'document',
    label: texts.send,
    Icon: Mail,
    words: texts.sendWords,
    run: (context) => unlessBroken(context, () => openDialog(sendDialog)),
  },
  {
    id: 'history',
    of: 'document',
    label: texts.history,
    Icon: History,
    words: texts.historyWords,
    menu: 'more',
    run: () => openDialog(historyDialog),
  },
  {
    id: 'close',
    label: texts.close,
    Icon: X,
    offered: ({ draft }) => isOwn(draft),
    why: ({ isOnlyOfHost }) => (isOnlyOfHost ? say(texts.neededByHost) : undefined),
    run: ({ close, draft, title }) => close(draft, title),
  },
];
