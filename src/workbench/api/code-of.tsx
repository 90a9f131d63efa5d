import { Copy } from 'lucide-react';
import { useState } from 'react';
import { say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { copyAndSay } from '../ui/copy.ts';
import type { Operation } from './operations.ts';
import type { ApiRequest, Input } from './request.ts';
import { asClientCall, asCurl, asFetch } from './snippets.ts';
import * as texts from './texts.ts';

type Form = 'curl' | 'fetch' | 'client';

const names: Readonly<Record<Form, string>> = { curl: texts.curl, fetch: texts.fetch, client: texts.client };
const forms: readonly Form[] = ['curl', 'fetch', 'client'];

interface CodeOfProps {
  operation: Operation;
  input: Input;
  request: ApiRequest;
  base: string;
}

/** The request as it would be sent by a program. */
export function CodeOf({ operation, input, request, base }: CodeOfProps) {
  const [form, setForm] = useState<Form>('curl');
  const shown = codeIn(form, { operation, input, request, base });
  const copy = () => copyAndSay(shown ?? '', say(texts.copied, { form: say(names[form]) }));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields. */}
        <div role="group" aria-label={say(texts.form)} className="flex rounded-[7px] bg-sunk p-0.5">
          {forms.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={form === name}
              onClick={() => setForm(name)}
              className="h-[26px] rounded-[5px] px-2.5 font-medium text-soft text-xs hover:text-ink aria-pressed:bg-panel aria-pressed:text-ink aria-pressed:shadow-sm"
            >
              {say(names[name])}
            </button>
          ))}
        </div>
        <Button Icon={Copy} size="small" onClick={() => void copy()} disabled={shown === undefined}>
          {say(texts.copy)}
        </Button>
      </div>
      {shown === undefined ? (
        <p className="text-soft">{say(texts.noCall)}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
        <section aria-label={say(texts.code)} tabIndex={0} className={look}>
          <pre className="w-max p-3 font-mono text-xs leading-5">{shown}</pre>
        </section>
      )}
    </>
  );
}

const look = 'max-h-80 overflow-auto rounded-lg border border-line bg-panel';

function codeIn(form: Form, { operation, input, request, base }: CodeOfProps): string | undefined {
  if (form === 'curl') return asCurl(request);
  return form === 'fetch' ? asFetch(request) : asClientCall(operation, input, base);
}
