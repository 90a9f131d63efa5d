import type { DragEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { droppedFiles } from '../../ui/dropped-files.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

interface OwnPagesProps {
  /** The PDF with the pages to use; undefined to draw our own. */
  file: File | undefined;
  onChange(file: File | undefined): void;
}

/** Lets the user provide the pages of a PDF e-invoice, by choosing or dropping a file. */
export function OwnPages({ file, onChange }: OwnPagesProps) {
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    const [first] = await droppedFiles(event.dataTransfer);
    if (first) onChange(first);
  };
  return (
    <section
      aria-label={say(texts.pages)}
      onDrop={(event) => void drop(event)}
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line border-dashed px-3 py-2.5"
    >
      <p className="wrap-anywhere min-w-48 flex-1 text-soft">
        {file ? say(texts.ownPages, { file: file.name }) : say(texts.drawnPages)}
      </p>
      {file && (
        <Button size="small" onClick={() => onChange(undefined)}>
          {say(texts.drawPages)}
        </Button>
      )}
      <FileButton accept=".pdf,application/pdf" onFile={onChange}>
        {say(texts.choosePages)}
      </FileButton>
    </section>
  );
}
