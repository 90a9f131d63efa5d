import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { saveBlob } from '../../ui/files.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { counted, say } from '../../ui/texts/say.ts';
import { kindsQuery } from '../../write/saving/saving-queries.ts';
import type { Row } from './row.ts';
import * as texts from './texts.ts';
import { sinkFor, writeZip } from './write-zip.ts';

/** Asks for a format and writes the documents of rows into a ZIP file. */
export function ZipDialog({ rows, onClose }: { rows: readonly Row[]; onClose(): void }) {
  const good = rows.filter(({ status, built }) => status === 'good' && built !== undefined);
  const tag = useLanguage(({ language }) => language);
  const { data } = useQuery(kindsQuery(good[0]?.built ?? '', tag));
  const kinds = [{ key: 'json', name: 'JSON', extension: 'json' }, ...(data?.kinds ?? [])];
  const [as, choose] = useState<string>();
  const kind = kinds.find(({ key }) => key === (as ?? data?.likely)) ?? kinds[0];
  const [done, setDone] = useState(0);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const writing = useMutation({
    mutationFn: async () => {
      stop.current = new AbortController();
      setDone(0);
      const sink = await sinkFor((blob) => saveBlob(say(texts.zipName), blob));
      const { key = 'json', extension = 'json' } = kind ?? {};
      return await writeZip({ rows: good, as: key, extension, signal: stop.current.signal, onProgress: setDone }, sink);
    },
  });
  const { data: result, error, isPending } = writing;
  const wasStopped = error?.name === 'AbortError';
  return (
    <Dialog
      title={say(texts.zipTitle)}
      description={say(texts.zipAbout)}
      onClose={onClose}
      footer={
        <>
          {isPending && <Button onClick={() => stop.current.abort()}>{say(texts.zipStop)}</Button>}
          <Button look="primary" busy={isPending} disabled={good.length === 0} onClick={() => writing.mutate()}>
            {say(texts.zipStart, { count: good.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Choice
          labelled
          label={say(texts.zipFormat)}
          value={kind?.key ?? ''}
          options={kinds.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={choose}
        />
        <div role="status">
          {isPending && <p>{say(texts.zipProgress, { done: counted(done), total: counted(good.length) })}</p>}
          {result && <p className="text-good">{say(texts.zipDone, { written: result.written })}</p>}
          {result && result.refused > 0 && (
            <p className="text-warn">{say(texts.zipRefused, { count: result.refused })}</p>
          )}
          {error && !wasStopped && <p className="text-bad">{say(texts.zipFailed, { why: error.message })}</p>}
        </div>
      </div>
    </Dialog>
  );
}
