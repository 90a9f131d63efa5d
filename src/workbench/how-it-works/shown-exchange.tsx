import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { explain } from '../engine/service/explain.ts';
import { Button } from '../ui/button.tsx';
import { milliseconds } from '../ui/milliseconds.ts';
import { say } from '../ui/texts/say.ts';
import { type Answer, requestOf } from './ask.ts';
import { Way } from './papers.tsx';
import { AnswerCode, RequestCode, Side } from './side.tsx';
import * as texts from './texts.ts';
import type { Members } from './values.ts';

export interface ShownExchangeProps {
  path: string;
  body: Members | undefined;
  answer: Answer | undefined;
  error: unknown;
  sentence: readonly [short: string, why: string] | undefined;
  sent: { about: ReactNode; content: ReactNode };
  /** `before` is what the answer is compared with. Default: the document that was sent. */
  got: { about: ReactNode; content: ReactNode; code?: unknown; before?: unknown };
  asCode: boolean;
  onCode(asCode: boolean): void;
  onAnswerHere(): void;
}

/** One request and its answer, side by side, with a sentence above. */
export function ShownExchange(props: ShownExchangeProps) {
  const { path, body, answer, error, sentence, sent, got, asCode, onCode, onAnswerHere } = props;
  const isBad = error ? true : answer?.isOk === false;
  const took = answer?.time === undefined ? '' : milliseconds(answer.time);
  return (
    <div className="grid gap-4">
      <p role="status" className="flex min-h-6 items-start gap-2 text-base">
        {sentence &&
          (isBad ? (
            <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
          ) : (
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
          ))}
        {sentence ? (
          <span>
            <strong className="font-semibold">{sentence[0]}</strong> <span className="text-soft">{sentence[1]}</span>
          </span>
        ) : (
          !error && <span className="text-soft">{say(body ? texts.sending : texts.loading)}</span>
        )}
      </p>
      {Boolean(error) && <Failure error={error} onAnswerHere={onAnswerHere} />}
      <div className="grid grid-cols-1 gap-x-2 gap-y-4 lg:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)]">
        <Side
          title={say(texts.youSend)}
          about={sent.about}
          asCode={asCode}
          onCode={onCode}
          code={body && <RequestCode request={requestOf(path, body)} />}
        >
          {sent.content}
        </Side>
        <Way path={path} took={took} isBad={isBad} isWaiting={!answer && !error} />
        <Side
          title={say(texts.youGet)}
          about={got.about}
          asCode={asCode}
          onCode={onCode}
          // Of an error, nothing was added.
          code={
            answer && (
              <AnswerCode
                sent={answer.isOk ? (got.before ?? body?.data) : answer.value}
                got={got.code ?? answer.value}
              />
            )
          }
        >
          {got.content}
        </Side>
      </div>
    </div>
  );
}

/** The failure of the service as it is, and the way out. */
function Failure({ error, onAnswerHere }: { error: unknown; onAnswerHere(): void }) {
  const { title, advice } = explain(error);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-lg border border-bad bg-bad-wash px-4 py-3">
      <p className="min-w-0 flex-1">
        <strong className="font-semibold text-bad">{title}</strong> {advice}
      </p>
      <Button onClick={onAnswerHere}>{say(texts.answerHere)}</Button>
    </div>
  );
}
