import { Editor } from '@monaco-editor/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Lines } from '../../engine/document/lines.ts';
import type { ShownLink } from '../../engine/worker/side-by-side.ts';
import { goToRange, useActiveEditor } from '../../state/view/active-editor.ts';
import { showPane } from '../../state/view/pane.ts';
import { Button } from '../../ui/button.tsx';
import { Waiting } from '../../ui/message.tsx';
import { useTheme } from '../../ui/page/theme.ts';
import { say } from '../../ui/texts/say.ts';
import { themeName } from '../monaco/editor-themes.ts';
import { editorLook, type monaco } from '../monaco/monaco.ts';
import { linkAtOffset, linkInXml, offsetAt } from './links.ts';
import * as texts from './texts.ts';

interface LinkedXmlProps {
  /** The document's text. */
  text: string;
  xml: string;
  links: readonly ShownLink[];
}

/** An e-invoice to read. The element written from the property at the cursor is marked, and a click leads to its property. */
export function LinkedXml({ text, xml, links }: LinkedXmlProps) {
  const theme = useTheme((state) => state.shown);
  const position = useActiveEditor((state) => state.position);
  const [editor, setEditor] = useState<monaco.editor.IStandaloneCodeEditor>();
  const marks = useRef<monaco.editor.IEditorDecorationsCollection>(undefined);
  const shown = useRef({ text, links });
  shown.current = { text, links };
  const link = useMemo(() => linkAtOffset(links, offsetAt(text, position)), [links, text, position]);
  const atStart = position.lineNumber === 1;
  const options = useMemo(
    () => ({
      ...{ ...editorLook, readOnly: true, domReadOnly: true, tabFocusMode: true, ariaLabel: say(texts.xml) },
      renderLineHighlight: 'none' as const,
    }),
    [],
  );

  useEffect(() => {
    if (!editor) return;
    marks.current ??= editor.createDecorationsCollection();
    const range = link?.inXml;
    marks.current.set(range ? [{ range, options: { className: 'shown-location', isWholeLine: true } }] : []);
    // Until someone places the cursor, the view stays at the start.
    if (range && !atStart && !editor.hasTextFocus()) editor.revealRangeInCenterIfOutsideViewport(range);
  }, [editor, link, atStart]);

  useEffect(() => {
    const listening = editor?.onMouseUp(({ target }) => {
      if (!target.position) return;
      const found = linkInXml(shown.current.links, target.position);
      if (found) goToProperty(shown.current.text, found);
    });
    return () => listening?.dispose();
  }, [editor]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="min-h-0 flex-1">
        <Editor
          value={xml}
          language="xml"
          theme={themeName(theme)}
          options={options}
          saveViewState={false}
          onMount={setEditor}
          loading={<Waiting what={say(texts.writing)} />}
        />
      </div>
      {/* The whole document is not a property. */}
      {link && link.property !== '$' && (
        <p role="status" className="flex items-center gap-3 border-line border-t px-4 py-1.5 text-soft text-xs">
          <span className="wrap-anywhere min-w-0 flex-1">
            {say(link.isCalculated ? texts.calculated : texts.link, {
              element: nameAt(xml, link),
              property: link.property,
            })}
          </span>
          <Button size="small" onClick={() => goToProperty(text, link)}>
            {say(texts.showProperty)}
          </Button>
        </p>
      )}
    </div>
  );
}

function goToProperty(text: string, { inText }: ShownLink): void {
  if (!inText) return;
  showPane('Document');
  goToRange(new Lines(text).rangeOf(inText));
}

/** Returns the name of the element of a link, from its line. */
function nameAt(xml: string, { inXml }: ShownLink): string {
  const line = xml.split('\n', inXml.startLineNumber).at(-1) ?? '';
  return /<([\w:.-]+)/.exec(line)?.[1] ?? '';
}
