import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { contentOf } from '../../engine/document/text.ts';
import { isObject } from '../../engine/document/values.ts';
import { withSchema } from '../../engine/document/with-schema.ts';
import { writeText } from '../../engine/document/write.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { draftById, useDrafts } from '../../state/drafts/drafts.ts';
import { replaceText } from '../../state/drafts/open-texts.ts';
import { operationDone } from '../../state/operations/done.ts';
import { useCommands } from '../../state/view/commands.ts';
import { showView } from '../../state/view/document-view.ts';
import { useFrame } from '../../state/view/frame.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { reloadIn } from '../../ui/language/interface-language.ts';
import { useNotices } from '../../ui/notice.ts';
import { hostOrigins } from '../../ui/page/embedded.ts';
import { useTheme } from '../../ui/page/theme.ts';
import { say } from '../../ui/texts/say.ts';
import { showBrand } from './brand.ts';
import { noteKnown, postChanges, postPending } from './changes.ts';
import { reportHeight } from './height.ts';
import { type HostMessage, type MessageFault, readMessage, type Setting } from './messages.ts';
import { noteOrigin, post } from './post.ts';
import * as texts from './texts.ts';

interface HostProps {
  draft: Draft | undefined;
  /** Identifiers of the commands the host page may run. */
  commandIds: readonly string[];
}

/** Handles messages of the host page, and reports changes of the documents to it. */
export function Host({ draft, commandIds }: HostProps) {
  const { navigate } = useRouter();
  const early = useRef<HostMessage[]>([]);
  const commands = useCommands();

  const write = useEffectEvent((text: string): string => {
    if (draft) {
      noteKnown(draft.id, text);
      if (text !== draft.text) replaceText(draft.id, text);
      return draft.id;
    }
    const id = useDrafts.getState().open(text);
    void navigate({ to: '/', search: { draft: id } });
    return id;
  });

  const postSave = useEffectEvent((command: string): boolean => {
    const saves = draft !== undefined && command.startsWith('save-');
    if (saves) post({ type: 'save', command, ...textToPost(draft.id) });
    return saves;
  });
  const save = useEffectEvent((message: Extract<HostMessage, { type: 'save' }>) => {
    const { command: named = 'save-as' } = message;
    const command = named.startsWith('save-') && commands.find(({ id }) => id === named);
    if (command) withoutAsking(command.run);
    else refuse(message, draft ? '$.command' : '$', say(texts.noDocument));
  });
  const follow = useEffectEvent((message: HostMessage) => {
    if (message.type !== 'set' && !draft && useDrafts.getState().drafts.length > 0) {
      // The document set just before is about to be shown.
      early.current.push(message);
      return;
    }
    if (message.type === 'get') {
      if (draft) postText(draft.id);
      else refuse(message, '$', say(texts.noDocument));
      return;
    }
    if (message.type === 'save') return save(message);
    if (message.type === 'run') {
      const command = commands.find(({ id }) => id === message.operation);
      if (!command) return refuse(message, '$', say(texts.noDocument));
      if (command.why !== undefined) return refuse(message, '$.operation', command.why);
      // Dialogs open over the document.
      void navigate({ to: '/', search: (search) => ({ ...search, draft: draft?.id }) });
      command.run();
      return;
    }
    const { envelope, view, language, theme, brand } = message;
    // The host sends its settings again, as nothing is shown that would be lost.
    if (language && useDrafts.getState().drafts.length === 0 && reloadIn(language)) return;
    const text = textOf(message, draft?.text);
    const id = text === undefined ? draft?.id : write(text);
    if (id !== undefined && envelope !== undefined) useDrafts.getState().change(id, { envelop: envelope });
    if (view) showView(view);
    if (language) useLanguage.getState().choose(language);
    if (theme) useTheme.getState().choose(theme);
    if (brand) showBrand(brand);
    showFrame(message, postSave);
  });

  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || !hostOrigins.includes(origin)) return;
      // Pages send other messages too.
      if (!isObject(data) || data.target !== 'billwright') return;
      noteOrigin(origin);
      const message = readMessage(data, commandIds);
      if (Array.isArray(message)) postRefusal(data, message);
      else follow(message);
    };
    addEventListener('message', receive);
    post({ type: 'ready' });
    return () => removeEventListener('message', receive);
  }, [commandIds]);

  const isShown = draft !== undefined;
  useEffect(() => {
    if (isShown) for (const message of early.current.splice(0)) follow(message);
  }, [isShown]);

  useEffect(postChanges, []);
  useEffect(reportHeight, []);

  useEffect(
    () =>
      operationDone.subscribe(({ operation, document, faults = [], warnings = [], ...done }) => {
        // Post earlier changes before the results made from them.
        postPending();
        const ok = faults.length === 0 && done.failure === undefined;
        post({ type: operation, ok, faults, warnings, ...done, ...(document !== undefined && { data: document }) });
      }),
    [],
  );

  useEffect(
    () =>
      useNotices.subscribe(({ waiting }, before) => {
        for (const { title, description, tone = 'plain' } of waiting.slice(before.waiting.length))
          post({ type: 'notification', title, tone, ...(description !== undefined && { description }) });
      }),
    [],
  );

  return null;
}

/** Shows and allows what the host page wants. */
function showFrame(setting: Setting, postSave: (command: string) => boolean): void {
  const { readOnly, result, problems, toolbar, autosize, askBeforeSaving } = setting;
  useFrame.setState((before) => ({
    readOnly: readOnly ?? before.readOnly,
    result: result ?? before.result,
    problems: problems ?? before.problems,
    toolbar: toolbar ?? before.toolbar,
    autosize: autosize ?? before.autosize,
    ...(askBeforeSaving !== undefined && { leave: askBeforeSaving ? postSave : undefined }),
  }));
}

function refuse(message: HostMessage, property: string, description: string): void {
  postRefusal(message, [{ properties: [property], description }]);
}

/** Tells the host page why its message was refused. The response repeats the type of the message. */
function postRefusal({ type: to, operation }: { type?: unknown; operation?: unknown }, faults: MessageFault[]): void {
  post({ type: 'refused', faults, to, operation });
}

/** Answers with the current document. */
function postText(id: string): void {
  post({ type: 'document', ...textToPost(id) });
}

/** Returns a draft's current text, after posting earlier changes. */
function textToPost(id: string): { draft: string; text: string; data?: unknown } {
  postPending();
  const text = draftById(id)?.text ?? '';
  const data = contentOf(text);
  return { draft: id, text, ...(data !== undefined && { data }) };
}

/** Runs a command that saves, which the host page has been asked about. */
function withoutAsking(run: () => void): void {
  const { leave } = useFrame.getState();
  useFrame.setState({ leave: undefined });
  run();
  useFrame.setState({ leave });
}

/** Returns the text of a message's document: unchanged if it is text, with `schema` added if it has none. */
function textOf({ data, schema }: Setting, shown: string | undefined): string | undefined {
  const given = typeof data === 'object' ? writeText(data) : (data?.replace(/\r\n?/g, '\n') ?? shown);
  if (given === undefined || schema === undefined) return data === undefined ? undefined : given;
  return withSchema(given, schema);
}
