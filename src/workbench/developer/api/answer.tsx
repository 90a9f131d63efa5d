import { lazy, Suspense, useMemo } from 'react';
import type { Explanation } from '../../engine/service/explain.ts';
import { Part } from '../../reference/parts.tsx';
import { Button } from '../../ui/button.tsx';
import { copyAndSay } from '../../ui/copy.ts';
import { Waiting } from '../../ui/message.tsx';
import { milliseconds } from '../../ui/milliseconds.ts';
import { Pill } from '../../ui/pill.tsx';
import { rounded, say } from '../../ui/texts/say.ts';
import { withEditorTexts } from '../../write/monaco/editor-language.ts';
import { AnswerFaults } from './answer-faults.tsx';
import { answerText } from './answer-text.ts';
import type { LocatedFault } from './faults-in-request.ts';
import * as texts from './texts.ts';
import type { Exchange } from './use-exchange.ts';

const ReadOnlyText = lazy(async () => ({
  default: (await withEditorTexts(() => import('../../write/editor/read-only-text.tsx'))).ReadOnlyText,
}));

interface AnswerProps {
  exchange: Exchange | undefined;
  failure: Explanation | undefined;
  faults: readonly LocatedFault[];
}

/** The answer to a request, with its headers. */
export function Answer({ exchange, failure, faults }: AnswerProps) {
  if (failure) {
    return (
      <div role="alert" className="rounded-lg bg-bad-wash px-3.5 py-2.5">
        <strong className="font-semibold text-bad">{failure.title}</strong> {failure.advice}
      </div>
    );
  }
  return exchange ? <Answered exchange={exchange} faults={faults} /> : null;
}

function Answered({ exchange, faults }: { exchange: Exchange; faults: readonly LocatedFault[] }) {
  const { request, status, statusText, headers, body, time } = exchange;
  const text = useMemo(() => answerText(body), [body]);
  const bytes = new Blob([body]).size;
  const sent = Object.entries(request.headers);
  const height = Math.min(460, Math.max(100, text.split('\n').length * 20 + 24));
  const copy = () => copyAndSay(text, say(texts.answerCopied));
  return (
    <Part title={say(texts.answer)}>
      <div className="flex flex-wrap items-center gap-3 tabular-nums">
        <Pill tone={status < 400 ? 'accent' : 'bad'}>
          {status} {statusText}
        </Pill>
        <span className="text-soft">{milliseconds(time)}</span>
        <span className="text-soft">{sizeOf(bytes)}</span>
        <Button look="bare" size="small" onClick={() => void copy()} className="ml-auto">
          {say(texts.copyAnswer)}
        </Button>
      </div>
      {faults.length > 0 && <AnswerFaults faults={faults} />}
      <div className="overflow-hidden rounded-lg border border-line" style={{ height }}>
        <Suspense fallback={<Waiting what={say(texts.formatting)} />}>
          <ReadOnlyText text={text} label={say(texts.answerLabel)} />
        </Suspense>
      </div>
      <Headers title={say(texts.answerHeaders, { count: headers.length })} headers={headers} />
      <Headers title={say(texts.requestHeaders, { count: sent.length })} headers={sent} />
    </Part>
  );
}

function Headers({ title, headers }: { title: string; headers: readonly (readonly [string, string])[] }) {
  return (
    <details>
      <summary className="w-fit text-accent">{title}</summary>
      <table className="mt-2 w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{say(texts.header)}</th>
            <th scope="col">{say(texts.value)}</th>
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
  return bytes < 1000 ? say(texts.bytes, { count: bytes }) : say(texts.kilobytes, { count: rounded(bytes / 1000) });
}
