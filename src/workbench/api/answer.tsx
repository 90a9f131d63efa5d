import { lazy, Suspense, useMemo } from 'react';
import { Part } from '../catalogue/parts.tsx';
import type { Explanation } from '../service/explain.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy.ts';
import { Waiting } from '../ui/message.tsx';
import { notify } from '../ui/notice.ts';
import { Pill } from '../ui/pill.tsx';
import { answerText } from './answer-text.ts';
import type { Exchange } from './use-exchange.ts';

const ReadOnlyText = lazy(async () => ({ default: (await import('../editor/read-only-text.tsx')).ReadOnlyText }));

interface AnswerProps {
  exchange: Exchange | undefined;
  failure: Explanation | undefined;
}

/** What a request was answered, with its headers. */
export function Answer({ exchange, failure }: AnswerProps) {
  if (failure) {
    return (
      <div role="alert" className="rounded-lg bg-bad-wash px-3.5 py-2.5">
        <strong className="font-semibold text-bad">{failure.title}</strong> {failure.advice}
      </div>
    );
  }
  return exchange ? <Answered exchange={exchange} /> : null;
}

function Answered({ exchange }: { exchange: Exchange }) {
  const { request, status, statusText, headers, body, time } = exchange;
  const text = useMemo(() => answerText(body), [body]);
  const bytes = new Blob([body]).size;
  const height = Math.min(460, Math.max(100, text.split('\n').length * 20 + 24));
  const copy = async () => {
    const copied = await copyText(text);
    notify(copied ? { title: 'The answer is copied', tone: 'good' } : { title: 'The browser refused', tone: 'bad' });
  };
  return (
    <Part title="Answer">
      <div className="flex flex-wrap items-center gap-3 tabular-nums">
        <Pill tone={status < 400 ? 'accent' : 'bad'}>
          {status} {statusText}
        </Pill>
        <span className="text-soft">{time < 10 ? time.toFixed(1) : Math.round(time)} ms</span>
        <span className="text-soft">{sizeOf(bytes)}</span>
        <Button look="bare" size="small" onClick={() => void copy()} className="ml-auto">
          Copy the answer
        </Button>
      </div>
      <div className="overflow-hidden rounded-lg border border-line" style={{ height }}>
        <Suspense fallback={<Waiting what="The answer is being formatted …" />}>
          <ReadOnlyText text={text} label="Answer, read-only" />
        </Suspense>
      </div>
      <Headers title="Headers of the answer" headers={headers} />
      <Headers title="Headers of the request" headers={Object.entries(request.headers)} />
    </Part>
  );
}

function Headers({ title, headers }: { title: string; headers: readonly (readonly [string, string])[] }) {
  return (
    <details>
      <summary className="w-fit text-accent">
        {title} ({headers.length})
      </summary>
      <table className="mt-2 w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">Header</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {headers.map(([name, value]) => (
            <tr key={`${name} ${value}`} className="border-line align-top font-mono text-xs not-last:border-b">
              <th scope="row" className="whitespace-nowrap py-1 pr-6 text-left font-normal text-soft">
                {name}
              </th>
              <td className="break-all py-1">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}
