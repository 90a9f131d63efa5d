import { File, FolderOpen } from 'lucide-react';
import { chooseFiles, chooseFolder } from '../../state/drafts/choose-files.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/texts/say.ts';
import { takeFiles } from './batch.ts';
import * as texts from './texts.ts';

/** The ways to choose files for a batch. */
export function ChooseButtons({ primary = false }: { primary?: boolean }) {
  return (
    <>
      <Button
        Icon={FolderOpen}
        look={primary ? 'primary' : 'plain'}
        onClick={() => void chooseFolder().then((files) => takeFiles(files))}
      >
        {say(texts.chooseFolder)}
      </Button>
      <Button Icon={File} onClick={() => void chooseFiles().then((files) => takeFiles(files))}>
        {say(texts.chooseFiles)}
      </Button>
    </>
  );
}
