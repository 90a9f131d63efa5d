/** All commands. The palette, the toolbar, the menus and the shortcuts show them in the order of these tables. */
import { draftById } from '../../state/drafts/drafts.ts';
import type { Command } from '../../state/view/commands.ts';
import { useFrame } from '../../state/view/frame.ts';
import type { Keys } from '../../ui/page/keys.ts';
import { say } from '../../ui/texts/say.ts';
import type { CommandContext } from '../command-context.ts';
import { panels } from '../result/panels.tsx';
import * as texts from '../texts.ts';
import type { Declared, DraftContext } from './declare.ts';
import { ofDocument } from './document.ts';
import { landmarks, ofEditing, problemSteps } from './editing.ts';
import { exporting, ofFiles } from './files.ts';
import { ofWorkbench } from './workbench.ts';

/** Loads the modules that keys need, so that the first press works at once, and without a network. */
export function fetchAhead(): void {
  for (const { load } of [exporting, problemSteps, landmarks]) load().catch(() => {});
}

/** Commands on the current draft. */
const ofDraft: readonly Declared<DraftContext>[] = [
  ...ofDocument,
  ...ofEditing,
  ...ofFiles,
  ...panels.flatMap(({ id, name, of, isBesidePage }): Declared<DraftContext>[] =>
    isBesidePage
      ? []
      : [
          {
            ...(of && { of }),
            id: `show-${id.toLowerCase()}`,
            label: () => say(texts.showPanel, { panel: say(name) }),
            group: 'Result',
            run: ({ showPanel }) => void showPanel(id),
          },
        ],
  ),
];

/** Identifiers of the commands that a host page may run. */
export const hostCommands = ofDraft.filter(({ host }) => host).map(({ id }) => id);

/** The keys of all commands, available or not. */
export const shortcuts = [...ofWorkbench, ...ofDraft].flatMap(({ label, keys = [] }, index, all) => {
  if (typeof label !== 'string') return [];
  // Commands with the same function for documents and e-invoices in XML are listed once.
  const isListed = (each: Keys) =>
    all
      .slice(0, index)
      .some((before) => before.keys?.some((key) => key.chord === each.chord && key.scope === each.scope));
  return keys.filter((each) => !isListed(each)).map((each) => ({ ...each, label }));
});

/** Returns the available commands, in table order. */
export function commandsIn(context: CommandContext): Command[] {
  const { draft, isXml } = context;
  const here = ofDraft.filter(({ of }) => of === undefined || (of === 'xml') === isXml);
  return [
    ...ofWorkbench.flatMap((each) => commandOf({ group: 'Workbench', ...each }, context)),
    ...(draft ? here.flatMap((each) => commandOf({ group: 'Document', ...each }, { ...context, draft })) : []),
  ];
}

function commandOf<C>(declared: Declared<C> & Pick<Command, 'group'>, context: C): Command | [] {
  const { of, label, about, words, keys = [], offered, why, busy, run, ...others } = declared;
  if (offered?.(context) === false) return [];
  const start = (context: C) => {
    if (!useFrame.getState().leave?.(others.id)) run(context);
  };
  return {
    ...others,
    label: typeof label === 'function' ? label(context) : say(label),
    about: about && say(about),
    words: words && say(words),
    keys,
    why: why?.(context),
    busy: busy?.(context) ?? false,
    run: () => start(context),
    runOn: (id) => start({ ...context, draft: draftById(id) }),
  };
}
