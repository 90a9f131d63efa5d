import { lazy, Suspense } from 'react';
import { jsonProblems } from '../../../engine/reading/json-positions.ts';
import { problemText } from '../../../engine/reading/problem.ts';
import { words } from '../../../engine/text/message.ts';
import { laidOut } from '../../engine/document/edits.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Waiting } from '../../ui/message.tsx';
import { language, say } from '../../ui/texts/say.ts';
import { withEditorTexts } from '../../write/monaco/editor-language.ts';
import { Described } from './described.tsx';
import { canShow, currentDocument } from './example-input.ts';
import type { LocatedFault } from './faults-in-request.ts';
import { JSON_TYPE, type Operation } from './operations.ts';
import * as texts from './texts.ts';

const RequestText = lazy(async () => ({
  default: (await withEditorTexts(() => import('./request-text.tsx'))).RequestText,
}));

interface BodyEditorProps {
  operation: Operation;
  document: string | undefined;
  example: string;
  body: string;
  /** The faults that the last answer found in the body. */
  faults: readonly LocatedFault[];
  onExample(name: string): void;
  onChange(body: string): void;
  onRun(): void;
}

/** Edits the body of a request, starting from the current document or an example of the service. */
export function BodyEditor({
  operation,
  document,
  example,
  body,
  faults,
  onExample,
  onChange,
  onRun,
}: BodyEditorProps) {
  const { examples, fields, mediaType } = operation;
  const isDocument = canShow(operation, document);
  const [problem] = body.trim() === '' || mediaType !== JSON_TYPE ? [] : jsonProblems(body);
  const options = [
    ...(isDocument ? [{ value: currentDocument, label: say(texts.currentDocument) }] : []),
    ...examples.map(({ name, summary }) => ({ value: name, label: say<string>(summary) })),
  ];
  const chosen = example === currentDocument && !isDocument ? (examples[0]?.name ?? '') : example;
  return (
    <section aria-label={say(texts.body)} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="font-semibold">{say(texts.body)}</h3>
        {options.length > 0 && (
          <Choice
            label={say(texts.example)}
            labelled
            value={chosen}
            options={options}
            onChange={onExample}
            className="min-w-0 max-w-full shrink [&_select]:max-w-64 [&_select]:truncate"
          />
        )}
        <Button look="bare" size="small" disabled={problem !== undefined} onClick={() => onChange(laidOut(body))}>
          {say(texts.format)}
        </Button>
      </div>
      {!isDocument && fields.some(({ name }) => name === 'data') && (
        <p className="text-soft text-xs">{whyNoDocument(operation, document)}</p>
      )}
      <div
        className="overflow-hidden rounded-lg border border-line bg-panel focus-within:border-edge"
        style={{ height: 20 * Math.min(20, Math.max(6, body.split('\n').length + 1)) + 20 }}
      >
        <Suspense fallback={<Waiting what={say(texts.loadingBody)} />}>
          <RequestText body={body} faults={faults} onChange={onChange} onRun={onRun} />
        </Suspense>
      </div>
      {problem && (
        <p role="status" className="text-bad">
          {words(problemText('JSON', problem), language.translation)}
        </p>
      )}
      {fields.length > 0 && (
        <details>
          <summary className="w-fit text-accent">{say(texts.members)}</summary>
          <dl className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
            {fields.map(({ name, description, required }) => (
              <div key={name} className="contents">
                <dt className="font-mono text-xs leading-[1.625]">
                  {name}
                  {required && <span className="ml-2 font-sans text-faint">{say(texts.required)}</span>}
                </dt>
                <dd className="text-soft max-sm:mb-1.5">
                  <Described text={description} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

function whyNoDocument({ id }: Operation, document: string | undefined): string {
  if (document === undefined) return say(texts.noDocument);
  if (id === 'verify') return say(texts.notSigned);
  return say(texts.notJson);
}
