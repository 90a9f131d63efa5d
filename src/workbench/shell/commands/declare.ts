/** The declaration of commands, and helpers for several of them. */

import { isJson } from '../../engine/document/is-json.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { type Done, emitNotJson, waitsForAnswer } from '../../state/operations/done.ts';
import type { Command } from '../../state/view/commands.ts';
import { checkAll } from '../../state/view/quiet.ts';
import { announce } from '../../ui/announcer.tsx';
import type { Keys } from '../../ui/page/keys.ts';
import { say } from '../../ui/texts/say.ts';
import type { CommandContext } from '../command-context.ts';
import * as texts from '../texts.ts';

/** A value, or a function of the command's context. */
type Derived<Context, Value> = Value | ((context: Context) => Value);

/** A declared command; see `Command` for the meaning of its members. Texts are translated on use. */
export interface Declared<Context> extends Pick<Command, 'id' | 'about' | 'Icon' | 'words' | 'menu' | 'host'> {
  /** Only for documents, or only for e-invoices in XML. Default: both. */
  of?: 'document' | 'xml';
  /** Default: `Document` for actions on a draft, otherwise `Workbench`. */
  group?: Command['group'];
  label: Derived<Context, string>;
  keys?: readonly Keys[];
  /** Whether it applies now; otherwise it is not offered. */
  offered?(context: Context): boolean;
  why?(context: Context): string | undefined;
  busy?(context: Context): boolean;
  run(context: Context): void;
}

export type DraftContext = CommandContext & { draft: Draft };

export const onWorkbench = (context: CommandContext) => context.onWorkbench;

/** Runs an action that needs a readable text and complete form input; otherwise reports why not. */
export function unlessBroken({ draft, isXml }: DraftContext, run: () => void, operation?: Done['operation']): void {
  checkAll(draft.id);
  if (!isXml && waitsForAnswer(draft.id, operation)) return;
  if (isXml || isJson(draft.text)) {
    run();
    return;
  }
  announce(say(texts.notJson));
  if (operation) void emitNotJson(operation, draft);
}
