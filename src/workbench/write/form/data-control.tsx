import { FileButton } from '../../ui/file-button.tsx';
import { base64OfFile } from '../../ui/file-content.ts';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

interface DataControlProps {
  about: { id: string; 'data-path': string; disabled: boolean; 'aria-describedby': string | undefined };
  title: string;
  /** The value in base64. */
  value: string;
  onChange(value: string): void;
}

/** Largest file, in bytes, that can be put into a document. */
const largest = 1_000_000;

/** Bytes in the document, from a file. */
export function DataControl({ about: { disabled, ...about }, title, value, onChange }: DataControlProps) {
  const take = async (file: File) => {
    if (file.size > largest) {
      notify({ title: say(texts.tooLarge, { file: file.name }), description: say(texts.tooLargeAbout), tone: 'bad' });
      return;
    }
    onChange(await base64OfFile(file));
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <output {...about} tabIndex={-1} aria-label={title} className="text-soft tabular-nums">
        {value === ''
          ? say(texts.noFile)
          : say(texts.fileSize, { size: Math.floor((value.length * 3) / 4 / 100) / 10 })}
      </output>
      {!disabled && (
        <FileButton accept="image/*" onFile={(file) => void take(file)}>
          {value === '' ? say(texts.chooseFile) : say(texts.chooseOtherFile)}
        </FileButton>
      )}
    </div>
  );
}
