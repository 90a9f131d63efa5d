import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { copyAndSay } from '../../ui/copy.ts';
import { saveFile } from '../../ui/files.ts';
import { settings } from '../../ui/page/settings.ts';
import { say } from '../../ui/texts/say.ts';
import type { Operation } from './operations.ts';
import type { ApiRequest, Input } from './request.ts';
import { asClientCall } from './snippets/client-call.ts';
import { type LanguageKey, languages } from './snippets/languages.ts';
import { bodyFile, hasSecret, PLACEHOLDER, sentBy } from './snippets/sent.ts';
import * as texts from './texts.ts';

/** A programming language, or our own client. */
type Form = LanguageKey | 'client';

/** The setting that stores the last form shown. */
const SETTING = 'code';

const forms = [
  ...Object.entries(languages).map(([key, { name }]) => ({ key: key as Form, name })),
  { key: 'client' as const, name: texts.client },
];

interface CodeOfProps {
  operation: Operation;
  input: Input;
  request: ApiRequest;
  base: string;
}

/** The request as code in a programming language. */
export function CodeOf({ operation, input, request, base }: CodeOfProps) {
  const [form, setForm] = useForm();
  const shown = form === 'client' ? asClientCall(operation, input, base) : languages[form].write(sentBy(request));
  const name = say(forms.find(({ key }) => key === form)?.name ?? texts.curl);
  const file = form === 'client' ? undefined : bodyFile(request);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Choice
          label={say(texts.form)}
          labelled
          value={form}
          options={forms.map(({ key, name }) => ({ value: key, label: say(name) }))}
          onChange={setForm}
        />
        <Button
          Icon={Copy}
          size="small"
          onClick={() => void copyAndSay(shown ?? '', say(texts.copied, { form: name }))}
          disabled={shown === undefined}
        >
          {say(texts.copy)}
        </Button>
        {file !== undefined && (
          <Button Icon={Download} size="small" onClick={() => saveFile(file, request.body ?? '')}>
            {say(texts.saveBody, { file })}
          </Button>
        )}
      </div>
      {file !== undefined && <p className="text-soft">{say(texts.longBody, { file })}</p>}
      {hasSecret(request) && <p className="text-soft">{say(texts.secretLeftOut, { placeholder: PLACEHOLDER })}</p>}
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

/** Returns the form that is shown, as last chosen in this browser. */
function useForm() {
  const [form, setForm] = useState(() => {
    const last = settings.getItem(SETTING);
    return forms.find(({ key }) => key === last)?.key ?? 'curl';
  });
  const choose = (value: string) => {
    const chosen = forms.find(({ key }) => key === value)?.key ?? 'curl';
    setForm(chosen);
    settings.setItem(SETTING, chosen);
  };
  return [form, choose] as const;
}
