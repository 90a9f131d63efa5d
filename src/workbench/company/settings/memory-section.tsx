import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { writeEntries } from '../../state/memory/entries.ts';
import { startMemory, takeEntries, turnOn, useMemory } from '../../state/memory/memory.ts';
import * as texts from '../../state/memory/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { saveFile } from '../../ui/files.ts';
import { notify } from '../../ui/notice.ts';
import { Switch } from '../../ui/switch.tsx';
import { say } from '../../ui/texts/say.ts';

/** Settings for the memory of written values. */
export function MemorySection() {
  const { isOn, entries } = useMemory();
  useEffect(startMemory, []);
  const take = async (file: File) => {
    if ((await takeEntries(await file.text())) === undefined) notify({ title: say(texts.noFile), tone: 'bad' });
  };
  return (
    <section aria-labelledby="memory" className="grid gap-1.5">
      <h2 id="memory" className="font-medium">
        {say(texts.memory)}
      </h2>
      <Switch label={say(texts.remember)} checked={isOn} onChange={(on) => void turnOn(on)} />
      <p className="text-soft text-xs">{say(texts.how)}</p>
      <p className="text-xs">
        <Link to="/company" className="text-accent hover:underline">
          {say(texts.seeAll)}
        </Link>
      </p>
      {isOn && (
        <div className="flex flex-wrap items-center gap-2">
          <p role="status" className="text-soft text-xs">
            {say(texts.holds, { count: entries.length })}
          </p>
          <Button size="small" onClick={() => saveFile('billwright-memory.json', writeEntries(entries))}>
            {say(texts.saveFile)}
          </Button>
          <FileButton accept=".json,application/json" onFile={(file) => void take(file)}>
            {say(texts.takeFile)}
          </FileButton>
        </div>
      )}
    </section>
  );
}
