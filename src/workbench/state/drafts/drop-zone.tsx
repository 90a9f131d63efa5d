import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { droppedFiles, takeEarly } from '../../ui/dropped-files.ts';
import { pathNow } from '../../ui/page/one-file.ts';
import { isTextField } from '../../ui/text-field.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';
import { useImport } from './use-import.ts';

/** Opens files dropped anywhere on the page, and documents pasted outside text fields. */
export function DropZone() {
  const [over, setOver] = useState(false);
  const { openFiles, openPasted } = useImport();

  useEffect(() => {
    // Each element fires when it is entered and left.
    let depth = 0;
    const change = (by: 1 | -1) => {
      depth = Math.max(0, depth + by);
      setOver(depth > 0);
    };
    const enter = (event: DragEvent) => hasFiles(event) && change(1);
    const leave = (event: DragEvent) => hasFiles(event) && change(-1);
    const allow = (event: DragEvent) => hasFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = 0;
      setOver(false);
      // A page that takes files has handled it.
      if (event.defaultPrevented || !event.dataTransfer) return;
      event.preventDefault();
      event.stopPropagation();
      void droppedFiles(event.dataTransfer).then(openFiles);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !event.clipboardData) return;
      const files = [...event.clipboardData.files];
      const text = event.clipboardData.getData('text/plain');
      if (isTextField(event.target)) {
        if (!(event.target instanceof HTMLInputElement && isDocument(text))) return;
        event.preventDefault();
      }
      if (files.length > 0) void openFiles(files);
      // A signature, or Base64 text, has none of these characters; codes of rules and systems have digits.
      else if (text.length > 100 || /[{:<\t;,|]|[A-Z]-.*\d|(?:ksef|sdi)\b.*\d/i.test(text)) void openPasted(text);
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('dragenter', enter, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('dragover', allow, { signal });
    addEventListener('drop', drop, { signal });
    addEventListener('paste', paste, { signal });
    if (!OWN_DROPS.includes(pathNow())) void takeEarly(openFiles);
    return () => listening.abort();
  }, [openFiles, openPasted]);

  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-accent-wash/85 p-6">
      <p className="flex items-center gap-3 rounded-xl border-2 border-accent border-dashed bg-panel px-8 py-6 font-semibold text-base shadow-float">
        <FileDown aria-hidden className="size-5 text-accent" />
        {say(texts.dropHere)}
      </p>
    </div>
  );
}

/** The pages that take files themselves, also those dropped before the page was there. */
const OWN_DROPS: readonly string[] = ['/inbox', '/batch'];

/** Returns whether a text in a field of one line can only be a document: the field would join its lines. */
function isDocument(text: string): boolean {
  return /^\s*(?:[{[]|<[?\w])/.test(text) && text.trim().includes('\n');
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
