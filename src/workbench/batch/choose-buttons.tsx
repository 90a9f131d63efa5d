import { File, FolderOpen } from 'lucide-react';
import { chooseFiles } from '../drafts/choose-files.ts';
import { say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { takeFiles } from './batch.ts';
import * as texts from './texts.ts';

/** The ways to choose what a batch works on. */
export function ChooseButtons({ primary = false }: { primary?: boolean }) {
  return (
    <>
      <Button look={primary ? 'primary' : 'plain'} onClick={() => void chooseFolder().then(takeFiles)}>
        <FolderOpen aria-hidden className="size-3.5" />
        {say(texts.chooseFolder)}
      </Button>
      <Button onClick={() => void chooseFiles().then(takeFiles)}>
        <File aria-hidden className="size-3.5" />
        {say(texts.chooseFiles)}
      </Button>
    </>
  );
}

/** Lets the user choose a folder, and gives all files in it; none where they change their mind. */
function chooseFolder(): Promise<File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.webkitdirectory = true;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])].sort(byPath)));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

const order = new Intl.Collator('en', { numeric: true });

function byPath(a: File, b: File): number {
  return order.compare(a.webkitRelativePath, b.webkitRelativePath);
}
