import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { takeFiles } from '../../developer/batch/batch.ts';
import { isBatchFile } from '../../developer/batch/batch-file.ts';
import type { Question } from '../../state/drafts/read-documents.ts';
import { maxTabs, useImport } from '../../state/drafts/use-import.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../ui/texts/say.ts';
import { VirtualRows } from '../../ui/virtual-rows.tsx';
import * as texts from './texts.ts';

interface ArchiveDialogProps {
  question: Extract<Question, { kind: 'archive' }>;
  onClose(): void;
}

/** Lists the files of an archive, to open some or process all. */
export function ArchiveDialog({ question: { name, files, left }, onClose }: ArchiveDialogProps) {
  const { openFiles } = useImport();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<File>>(() => {
    const documents = files.filter(({ name }) => isBatchFile(`/${name}`));
    return new Set(documents.length <= maxTabs ? documents : []);
  });
  const [first] = left;
  const choose = (file: File, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(file);
    else next.delete(file);
    setChosen(next);
  };
  const open = () => {
    onClose();
    void openFiles(files.filter((file) => chosen.has(file)));
  };
  const toBatch = () => {
    onClose();
    void navigate({ to: '/batch' }).then(() => takeFiles(files, { archive: name, left }));
  };
  return (
    <Dialog
      title={say(texts.archive, { name, count: files.length })}
      description={say(texts.archiveAbout)}
      onClose={onClose}
      footer={
        <>
          <label className="mr-auto flex items-center gap-2">
            <input
              type="checkbox"
              className="accent-(--accent)"
              checked={chosen.size === files.length}
              onChange={({ target }) => setChosen(new Set(target.checked ? files : []))}
            />
            {say(texts.chooseAll)}
          </label>
          <Button look={files.length > maxTabs ? 'primary' : 'plain'} onClick={toBatch}>
            {say(texts.allInBatch)}
          </Button>
          <Button
            look={files.length > maxTabs ? 'plain' : 'primary'}
            disabled={chosen.size === 0 || chosen.size > maxTabs}
            onClick={open}
          >
            {say(texts.openChosen, { count: chosen.size })}
          </Button>
        </>
      }
    >
      {chosen.size > maxTabs && <p className="mb-2 text-soft">{say(texts.tooMany, { most: maxTabs })}</p>}
      <VirtualRows
        label={say(texts.archiveFiles)}
        count={files.length}
        rowHeight={30}
        className="max-h-[45dvh] overflow-auto rounded-lg border border-line"
      >
        {(index) => {
          const file = files[index];
          return (
            file && (
              <label className="flex min-w-0 cursor-pointer items-center gap-2.5 border-line border-b px-3 py-1 hover:bg-sunk">
                <input
                  type="checkbox"
                  className="accent-(--accent)"
                  checked={chosen.has(file)}
                  onChange={({ target }) => choose(file, target.checked)}
                />
                <span className="wrap-anywhere min-w-0">{file.name}</span>
              </label>
            )
          );
        }}
      </VirtualRows>
      {left.length > 0 && (
        <p className="mt-3 text-soft">
          {say(texts.left, { count: left.length, first: first?.path ?? '', why: first?.why ?? '' })}
        </p>
      )}
    </Dialog>
  );
}
