import { useRouter } from '@tanstack/react-router';
import { applyEdits } from 'jsonc-parser';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { useLanguage } from '../app/catalogue-language.ts';
import { showView } from '../app/document-view.ts';
import { hostOrigins, useFrame } from '../app/frame.ts';
import { useTheme } from '../app/theme.ts';
import { schemaEdits, writeText } from '../document/edits.ts';
import { isObject } from '../document/values.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { replaceText } from '../drafts/open-texts.ts';
import { hearDone } from '../operations/done.ts';
import { useActions } from '../operations/use-actions.ts';
import { useNotices } from '../ui/notice.ts';
import { noteKnown, tellAll, tellChanges } from './changes.ts';
import { type HostMessage, type Operation, readMessage, type Setting } from './messages.ts';
import { noteOrigin, tell } from './tell.ts';

type Run = (operation: Operation) => void;

/** Hears the page around, and tells it what becomes of the documents. */
export function Host({ draft }: { draft: Draft | undefined }) {
  const { navigate } = useRouter();
  const run = useRef<Run>(null);

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

  const hear = useEffectEvent((message: HostMessage) => {
    if (message.type === 'run') {
      if (!run.current) return refuse('$', 'There is no document yet: set one.');
      // Windows stand over the document.
      void navigate({ to: '/', search: (search) => ({ ...search, draft: draft?.id }) });
      run.current(message.operation);
      return;
    }
    const { envelope, view, language, theme, readOnly, result, problems } = message;
    const text = textOf(message, draft?.text);
    const id = text === undefined ? draft?.id : write(text);
    if (id !== undefined && envelope !== undefined) useDrafts.getState().change(id, { envelop: envelope });
    if (view) showView(view);
    if (language) useLanguage.getState().choose(language);
    if (theme) useTheme.getState().choose(theme);
    useFrame.setState((before) => ({
      readOnly: readOnly ?? before.readOnly,
      result: result ?? before.result,
      problems: problems ?? before.problems,
    }));
  });

  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || !hostOrigins.includes(origin)) return;
      // Pages send other messages too.
      if (!isObject(data) || data.target !== 'billwright') return;
      noteOrigin(origin);
      const message = readMessage(data);
      if (Array.isArray(message)) tell({ type: 'refused', faults: message });
      else hear(message);
    };
    addEventListener('message', receive);
    tell({ type: 'ready' });
    return () => removeEventListener('message', receive);
  }, []);

  useEffect(tellChanges, []);

  useEffect(
    () =>
      hearDone(({ operation, document, ...done }) => {
        // What was written before comes before what was made of it.
        tellAll();
        const ok = done.faults.length === 0 && done.failure === undefined;
        tell({ type: operation, ok, ...done, ...(document !== undefined && { data: document }) });
      }),
    [],
  );

  useEffect(
    () =>
      useNotices.subscribe(({ waiting }, before) => {
        for (const { title, description, tone = 'plain' } of waiting.slice(before.waiting.length))
          tell({ type: 'notification', title, tone, ...(description !== undefined && { description }) });
      }),
    [],
  );

  return draft && <Runner draft={draft} run={run} />;
}

/** What runs an operation with a draft, as its button does. */
function Runner({ draft, run }: { draft: Draft; run: Ref<Run> }) {
  const { build, actions } = useActions(draft);
  useImperativeHandle(run, () => (operation) => {
    if (operation === 'build') return build();
    const action = actions.find(({ name }) => name.toLowerCase() === operation);
    if (action?.why !== undefined) return refuse('$.operation', action.why);
    action?.run();
  });
  return null;
}

function refuse(property: string, description: string): void {
  tell({ type: 'refused', faults: [{ properties: [property], description }] });
}

/** The text that a page gives, in its own words where it gives a text; with its `schema` where it does not name one. */
function textOf({ data, schema }: Setting, shown: string | undefined): string | undefined {
  const given = typeof data === 'object' ? writeText(data) : (data?.replace(/\r\n?/g, '\n') ?? shown);
  if (given === undefined || schema === undefined) return data === undefined ? undefined : given;
  return applyEdits(given, schemaEdits(given, schema));
}
