import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { saveBlob } from '../ui/files.ts';
import { Waiting } from '../ui/message.tsx';
import { notify } from '../ui/notice.ts';
import { counted, say } from '../ui/texts/say.ts';
import { replaceFiles } from './inbox.ts';
import { noticed } from './inbox-bar.tsx';
import { isRepairable, type RepairableFile, type RepairKind, repairsOf, zipOf } from './repair-files.ts';
import type { InboxRow } from './rows.ts';
import * as texts from './texts.ts';
import { baseOf } from './words.ts';

interface RepairFilesDialogProps {
  rows: readonly InboxRow[];
  onClose(): void;
}

/** Shows the repairs of files by kind, and makes those of the chosen kinds. */
export function RepairFilesDialog({ rows, onClose }: RepairFilesDialogProps) {
  const [done, setDone] = useState(0);
  const [found, setFound] = useState<Awaited<ReturnType<typeof repairsOf>>>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // The files are those shown when the dialog was opened.
  const [given] = useState(() => rows.filter(isRepairable));
  useEffect(() => void repairsOf(given, setDone).then(setFound), [given]);
  const chosen = (found?.kinds ?? []).filter(({ rules }) => !left.has(rules)).flatMap(({ files }) => files);
  const choose = (rules: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(rules);
    else next.add(rules);
    setLeft(next);
  };
  const repair = () => {
    const files = chosen.map(({ key, path, file }) => ({ key, file: new File([file], path) }));
    onClose();
    void replaceFiles(files).then(() =>
      notify({ title: say(texts.repairedFiles, { count: files.length }), tone: 'good' }),
    );
  };
  return (
    <Dialog
      wide
      title={say(texts.repairTitle)}
      description={say(texts.repairFilesAbout)}
      onClose={onClose}
      footer={
        <>
          <Button
            Icon={FileDown}
            disabled={chosen.length === 0}
            onClick={() => noticed(zipOf(chosen).then((zip) => saveBlob(`${say(texts.repairedName)}.zip`, zip)))}
          >
            {say(texts.saveAllRepaired)}
          </Button>
          <Button look="primary" disabled={chosen.length === 0} onClick={repair}>
            {say(texts.repairFiles, { count: chosen.length })}
          </Button>
        </>
      }
    >
      {!found && <Waiting what={say(texts.lookedAt, { done: counted(done), total: counted(given.length) })} />}
      {found && (
        <div className="grid gap-4">
          {found.kinds.length === 0 && <p className="text-soft">{say(texts.noneRepairable)}</p>}
          {found.kinds.map((kind) => (
            <Kind key={kind.rules} kind={kind} isChosen={!left.has(kind.rules)} onChoose={choose} />
          ))}
          {found.left > 0 && <p className="text-soft">{say(texts.leftOpen, { count: found.left })}</p>}
        </div>
      )}
    </Dialog>
  );
}

interface KindProps {
  kind: RepairKind;
  isChosen: boolean;
  onChoose(rules: string, isChosen: boolean): void;
}

function Kind({ kind: { rules, files }, isChosen, onChoose }: KindProps) {
  return (
    <section className="rounded-lg border border-line px-3 py-2">
      <label className="flex items-baseline gap-2 font-medium">
        <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(rules, target.checked)} />
        <span className="wrap-anywhere">{say(texts.filesOfKind, { rules, count: files.length })}</span>
      </label>
      <ul className="mt-2 grid max-h-60 gap-2 overflow-auto">
        {files.map((file) => (
          <FileChanges key={file.key} of={file} />
        ))}
      </ul>
    </section>
  );
}

function FileChanges({ of: { path, file, changes } }: { of: RepairableFile }) {
  const name = baseOf(path);
  return (
    <li className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere text-soft text-xs">{path}</p>
        {changes.map(({ xpath, description }) => (
          <p key={`${xpath} ${description}`} className="wrap-anywhere">
            {description}
          </p>
        ))}
      </div>
      <Button
        look="bare"
        size="small-icon"
        aria-label={say(texts.saveRepaired, { file: name })}
        onClick={() => saveBlob(name, file)}
      >
        <FileDown aria-hidden className="size-4" />
      </Button>
    </li>
  );
}
