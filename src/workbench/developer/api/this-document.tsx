import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { amountToPay } from '../../../engine/bill/amount-to-pay.ts';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { formatFor } from '../../../paper/format.ts';
import { isObject, memberAt } from '../../engine/document/values.ts';
import { serviceBase } from '../../engine/service/address.ts';
import { titleOf } from '../../state/drafts/titles.ts';
import { Waiting } from '../../ui/message.tsx';
import { milliseconds } from '../../ui/milliseconds.ts';
import { countryOfFigures } from '../../ui/texts/format.ts';
import { language, say } from '../../ui/texts/say.ts';
import { answerText } from './answer-text.ts';
import { CodeOf } from './code-of.tsx';
import { exampleInput, firstExample } from './example-input.ts';
import type { Operation } from './operations.ts';
import { type Input, requestOf } from './request.ts';
import * as texts from './texts.ts';
import { type Exchange, useExchange } from './use-exchange.ts';

const base = new URL(serviceBase, location.href).href;

/** The request that processes a document in the same way as the workbench, with its answer. */
export function ThisDocument({ operations, source }: { operations: readonly Operation[]; source: string }) {
  const isXml = isXmlText(source);
  const operation = operations.find(({ id }) => id === (isXml ? 'convert' : 'build'));
  const input = useMemo(() => operation && inputOf(operation, source, isXml), [operation, source, isXml]);
  if (!operation || !input) return null;
  return <SuggestedRequest operation={operation} input={input} />;
}

/** Returns the heading for the request of a document; for all operations until a document is loaded. */
export function introductionTo(source: string | undefined): { title: string; about: string } {
  if (source === undefined) return { title: say(texts.introduction), about: say(texts.introductionAbout) };
  return {
    title: say(texts.thisDocument, { title: titleOf({ text: source }) }),
    about: say(isXmlText(source) ? texts.thisReceived : texts.thisBuilt),
  };
}

function inputOf(operation: Operation, text: string, isXml: boolean): Input {
  if (isXml) return { parameters: {}, headers: [], body: JSON.stringify({ data: text }, null, 2) };
  return exampleInput(operation, firstExample(operation, text), text);
}

interface AskedProps {
  operation: Operation;
  input: Input;
}

function SuggestedRequest({ operation, input }: AskedProps) {
  const { exchange, failure, send } = useExchange();
  const request = requestOf(operation, input, base);
  const ask = useEffectEvent(() => void send(request));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the request changes.
  useEffect(() => ask(), [input.body]);
  return (
    <div className="grid gap-2.5">
      <div className="grid gap-5 xl:grid-cols-2">
        <div className="grid min-w-0 content-start gap-2">
          <h3 className="font-semibold">{say(texts.youSend)}</h3>
          <CodeOf operation={operation} input={input} request={request} base={base} />
        </div>
        <div className="grid min-w-0 content-start gap-2" role="status" aria-label={say(texts.youGet)}>
          <h3 className="font-semibold">{say(texts.youGet)}</h3>
          {failure && (
            <p>
              <strong className="font-semibold text-bad">{failure.title}</strong> {failure.advice}
            </p>
          )}
          {exchange ? <Received exchange={exchange} /> : !failure && <Waiting what={say(texts.asking)} />}
        </div>
      </div>
      <p>
        <Link to="/api/$operation" params={{ operation: operation.id }} className="text-accent underline">
          {say(texts.tryIt)}
        </Link>
      </p>
    </div>
  );
}

/** The answer, summarised and in full. */
function Received({ exchange: { status, body, time } }: { exchange: Exchange }) {
  const text = useMemo(() => answerText(body), [body]);
  const summary = useMemo(() => summaryOf(body), [body]);
  const took = milliseconds(time);
  return (
    <>
      <p className={status < 400 ? 'min-h-[26px] text-good' : 'min-h-[26px] text-bad'}>
        {status < 400
          ? summary.total === undefined
            ? say(texts.got, { time: took })
            : say(texts.gotTotal, { time: took, total: summary.total })
          : say(texts.gotFaults, { time: took, count: summary.faults })}
      </p>
      <section
        aria-label={say(texts.answerLabel)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
        tabIndex={0}
        className="max-h-80 overflow-auto rounded-lg border border-line bg-panel"
      >
        <pre className="w-max p-3 font-mono text-xs leading-5">{text}</pre>
      </section>
    </>
  );
}

/** Returns the summary of an answer: the document's total, or the number of faults. */
function summaryOf(body: string): { total: string | undefined; faults: number } {
  const answer = parsed(body);
  const result = memberAt(answer, 'result');
  const document = isObject(result) ? result : answer;
  const totals = memberAt(document, 'totals');
  const total = isObject(totals) ? amountToPay(totals) : undefined;
  const currency = memberAt(document, 'currency');
  const tag = language.translation?.language ?? 'en';
  const format = formatFor(tag, countryOfFigures(tag), typeof currency === 'string' ? currency : undefined);
  const faults = memberAt(answer, 'faults');
  return {
    total: typeof total === 'string' ? format.money(total) : undefined,
    faults: Array.isArray(faults) ? faults.length : 1,
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
