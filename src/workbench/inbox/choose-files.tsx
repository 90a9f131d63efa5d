import { FolderOpen } from 'lucide-react';
import { chooseFiles, chooseFolder } from '../state/drafts/choose-files.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../ui/texts/say.ts';
import { takeFiles } from './inbox.ts';
import * as texts from './texts.ts';

/** The ways to choose received files. */
export function ChooseFiles({ primary = false }: { primary?: boolean }) {
  return (
    <>
      <Button Icon={FolderOpen} look={primary ? 'primary' : 'plain'} onClick={() => void chooseFiles().then(takeFiles)}>
        {say(texts.chooseFiles)}
      </Button>
      <Button onClick={() => void chooseFolder().then(takeFiles)}>{say(texts.chooseFolder)}</Button>
    </>
  );
}
