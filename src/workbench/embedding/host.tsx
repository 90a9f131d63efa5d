import { useRouter } from '@tanstack/react-router';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { writeText } from '../document/edits.ts';
import { contentOf, readText } from '../document/text.ts';
import { isObject } from '../document/values.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { replaceText } from '../editor/open-texts.ts';
import { showView } from '../form/view.ts';
import { hearDone } from '../operations/done.ts';
import { useActions } from '../operations/use-actions.ts';
import { useLanguage } from '../settings/language.ts';
import { useTheme } from '../theme/theme.ts';
import { useNotices } from '../ui/notice.ts';
import { hostOrigins, useFrame } from './frame.ts';
import { type HostMessage, type Operation, readMessage, type Setting, type WorkbenchEvent } from './messages.ts';

/** How long a text rests before the page around hears that it has changed, in milliseconds. */
const rest = 150;

type Run = (operation: Operation) => void;

/** Hears the page around, and tells it what becomes of the documents. */
export function Host({ draft }: { draft: Draft | undefined }) {
  const { navigate } = useRouter();
  const run = useRef<Run>(null);
  /** The text that the page around knows. */
  const known = useRef<string>(undefined);

  const write = useEffectEvent((text: string): string => {
    known.current = text;
    if (draft) {
      if (text !== draft.text) replaceText(draft.id, text);
      return draft.id;
    }
    const id = useDrafts.getState().open(text);
    void navigate({ to: '/', search: { draft: id } });
    return id;
  });

  const hear = useEffectEvent((message: HostMessage) => {
    if (message.type === 'run') {
      if (run.current) run.current(message.operation);
      else
        tell({ type: 'refused', faults: [{ properties: ['$'], description: 'There is no document yet: set one.' }] });
      return;
    }
    const { data, schema, envelope, view, language, theme, readOnly, result, problems } = message;
    const id = data === undefined ? draft?.id : write(textOf(data, schema));
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
      const message = readMessage(data);
      if (Array.isArray(message)) tell({ type: 'refused', faults: message });
      else hear(message);
    };
    addEventListener('message', receive);
    tell({ type: 'ready' });
    return () => removeEventListener('message', receive);
  }, []);

  useEffect(() => {
    if (!draft || draft.text === known.current) return;
    const { id, text } = draft;
    const timer = setTimeout(() => {
      known.current = text;
      const data = contentOf(readText(text));
      tell({ type: 'change', draft: id, text, ...(data !== undefined && { data }) });
    }, rest);
    return () => clearTimeout(timer);
  }, [draft]);

  useEffect(
    () =>
      hearDone(({ operation, document, ...done }) => {
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
    if (action?.why === undefined) return action?.run();
    tell({ type: 'refused', faults: [{ properties: ['$.operation'], description: action.why }] });
  });
  return null;
}

function tell(event: WorkbenchEvent): void {
  for (const origin of hostOrigins) window.parent.postMessage({ source: 'billwright', ...event }, origin);
}

/** The text of a document that a page gives: its own words where it gives a text. */
function textOf(data: NonNullable<Setting['data']>, schema: string | undefined): string {
  if (typeof data === 'string') return data;
  return writeText(schema === undefined || '$schema' in data ? data : { $schema: schema, ...data });
}
