import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { changedSpan } from '../../engine/document/change.ts';
import { useDescription } from '../../engine/document/use-description.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { endStep, typeText } from '../../state/drafts/open-texts.ts';
import { useQuiet } from '../../state/view/quiet.ts';
import { useShownLocations } from '../../state/view/shown-locations.ts';
import { classes } from '../../ui/classes.ts';
import { say } from '../../ui/texts/say.ts';
import { showField } from './plain-field.ts';
import * as texts from './texts.ts';
import { useStart } from './use-start.ts';
import { useWrapping } from './wrapping.ts';

interface PlainEditorProps {
  draft: Draft;
  /** Whether the text is read-only. */
  readOnly: boolean;
}

/** Milliseconds without typing after which a new undo step begins. */
const PAUSE = 800;

/** The draft's text in a plain field, available long before the editor, which takes over its input. */
export function PlainEditor({ draft, readOnly }: PlainEditorProps) {
  const { id, text } = draft;
  const { wraps } = useWrapping();
  const { isXml } = useDescription(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const pause = useRef(0);

  useLayoutEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text;
  }, [text]);
  useEffect(() => {
    const stopShowing = field.current ? showField(field.current) : undefined;
    return () => {
      stopShowing?.();
      clearTimeout(pause.current);
      endStep(id);
    };
  }, [id]);

  // A new text is written here until the editor is there: it takes seconds on a slow connection.
  useStart(id, 'JSON', (typed) => {
    if (!field.current) return;
    const at = useQuiet.getState().left.has(id) ? endOf(field.current.value) : 0;
    field.current.focus();
    field.current.setSelectionRange(at, at);
    if (typed !== '') document.execCommand('insertText', false, typed);
  });

  const onInput = ({ currentTarget: { value } }: FormEvent<HTMLTextAreaElement>) => {
    // The editor continues where the user is writing.
    useShownLocations.setState({ waiting: false });
    // A field normalises line ends, so a text with others differs as a whole.
    const { offset, length, newLength } = text.includes('\r')
      ? { offset: 0, length: text.length, newLength: value.length }
      : changedSpan(text, value);
    typeText(id, [{ offset, length, content: value.slice(offset, offset + newLength) }]);
    clearTimeout(pause.current);
    pause.current = window.setTimeout(endStep, PAUSE, id);
  };

  return (
    <textarea
      ref={field}
      aria-label={say(isXml ? texts.plainXml : texts.plain)}
      defaultValue={text}
      readOnly={readOnly}
      onInput={onInput}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      autoComplete="off"
      className={classes(
        'absolute inset-0 z-1 resize-none bg-panel py-2.5 pr-3 pl-[62px] text-[12.5px] leading-5 outline-none [font-family:ui-monospace,monospace] [font-variant-ligatures:none]',
        !wraps && 'whitespace-pre',
      )}
    />
  );
}

/** Returns the offset after the last property, where an empty document continues. */
function endOf(text: string): number {
  return text.replace(/\s*\}\s*$/, '').length;
}
