import { Play, Square } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { serviceBase } from '../../engine/service/address.ts';
import { EntryHeader, Part } from '../../reference/parts.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/message.tsx';
import { hasMod } from '../../ui/page/keys.ts';
import { Shortcut } from '../../ui/shortcut.tsx';
import { say } from '../../ui/texts/say.ts';
import { Answer } from './answer.tsx';
import { BodyEditor } from './body-editor.tsx';
import { CodeOf } from './code-of.tsx';
import { Described } from './described.tsx';
import { exampleInput, firstExample } from './example-input.ts';
import { faultsInRequest } from './faults-in-request.ts';
import { HeaderFields } from './header-fields.tsx';
import { KeyWarning } from './key-warning.tsx';
import { Method } from './method.tsx';
import { JSON_TYPE, type Operation } from './operations.ts';
import { ParameterFields } from './parameter-fields.tsx';
import { isHeader, missingIn, requestOf } from './request.ts';
import * as texts from './texts.ts';
import { useExchange } from './use-exchange.ts';

/** The full address of the service: copied code is used elsewhere. */
const base = new URL(serviceBase, location.href).href;

interface ConsoleProps {
  operation: Operation;
  /** The text of the document in the workbench. */
  document: string | undefined;
}

/** Lets the user fill in an operation, run it and see the answer. */
export function Console({ operation, document }: ConsoleProps) {
  const [example, setExample] = useState(() => firstExample(operation, document));
  const [input, setInput] = useState(() => exampleInput(operation, example, document));
  const { exchange, failure, busy, send, abort } = useExchange();
  const answer = useRef<HTMLDivElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const request = requestOf(operation, input, base);
  const missing = missingIn(operation, input);
  const canRun = missing.length === 0 && input.headers.every(isHeader);
  const begin = (name: string) => {
    setExample(name);
    setInput({ ...exampleInput(operation, name, document), headers: input.headers });
  };
  const run = (event?: FormEvent) => {
    event?.preventDefault();
    if (canRun) void send(request);
  };
  // Called by a key of the body's editor, which is registered only once.
  const runNow = useEffectEvent(() => run());
  const [onRun] = useState(() => () => runNow());
  // In a stream, each line has its own status.
  const isGood = exchange !== undefined && exchange.status < 400 && operation.mediaType === JSON_TYPE;
  // Located in the current text. Once the text has changed, they may be fixed.
  const faults = useMemo(
    () => (exchange && !isGood ? faultsInRequest(exchange.body, input.body, operation.mediaType) : []),
    [exchange, isGood, input.body, operation],
  );
  const isAnswered = exchange?.request.body === request.body;
  const marked = useMemo(() => (isAnswered ? faults : []), [isAnswered, faults]);
  useEffect(() => {
    if (exchange || failure) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [exchange, failure]);

  return (
    <>
      <EntryHeader
        name={<Described text={operation.summary} />}
        id={
          <>
            <Method method={operation.method} /> {operation.path}
          </>
        }
      />
      <p className="max-w-[42rem] text-base leading-relaxed">
        <Described text={operation.description} />
      </p>
      <form
        onSubmit={run}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && hasMod(event.nativeEvent)) run(event);
        }}
        className="grid gap-6"
        aria-label={say(texts.request)}
      >
        <ParameterFields
          parameters={operation.parameters}
          values={input.parameters}
          onChange={(parameters) => setInput({ ...input, parameters })}
        />
        <HeaderFields
          headers={input.headers}
          wantsToken={operation.wantsToken}
          onChange={(headers) => setInput({ ...input, headers })}
        />
        {operation.method === 'POST' && (
          <BodyEditor
            operation={operation}
            document={document}
            example={example}
            body={input.body}
            faults={marked}
            onExample={begin}
            onChange={(body) => setInput({ ...input, body })}
            onRun={onRun}
          />
        )}
        <KeyWarning body={input.body} />
        <div className="flex flex-wrap items-center gap-3">
          <Button ref={runButton} type="submit" look="primary" busy={busy} disabled={!canRun}>
            {busy ? <Spinner /> : <Play aria-hidden className="size-3.5" />}
            {say(texts.run)}
            <Shortcut keys="Mod+Enter" />
          </Button>
          {busy && (
            <Button
              onClick={() => {
                abort();
                // This button disappears, and would take the focus with it.
                runButton.current?.focus();
              }}
            >
              <Square aria-hidden className="size-3" />
              {say(texts.abort)}
            </Button>
          )}
          <code className="min-w-0 break-all text-soft text-xs">
            {request.method} {request.url}
          </code>
        </div>
        <div role="status" className="-mt-6">
          {missing.length > 0 && <p className="mt-6 text-bad">{say(texts.missing, { names: missing })}</p>}
        </div>
      </form>
      <div ref={answer} className="scroll-m-4">
        <Answer exchange={exchange} failure={failure} faults={faults} />
      </div>
      <Part title={say(texts.asCode)}>
        <CodeOf operation={operation} input={input} request={request} base={base} />
      </Part>
    </>
  );
}
