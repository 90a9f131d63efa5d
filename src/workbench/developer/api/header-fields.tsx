import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import { say } from '../../ui/texts/say.ts';
import { type Header, isHeader } from './request.ts';
import * as texts from './texts.ts';

interface HeaderFieldsProps {
  headers: readonly Header[];
  /** Whether the service uses tokens. */
  wantsToken: boolean;
  onChange(headers: readonly Header[]): void;
}

/** Headers to send besides the operation's own, such as a token. */
export function HeaderFields({ headers, wantsToken, onChange }: HeaderFieldsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const change = (index: number, header: Header) => onChange(headers.with(index, header));
  const add = () => {
    flushSync(() => onChange([...headers, [wantsToken && headers.length === 0 ? 'Authorization' : '', '']]));
    [...(fields.current?.querySelectorAll<HTMLElement>('[data-name]') ?? [])].at(-1)?.focus();
  };
  const remove = (index: number) => {
    flushSync(() => onChange(headers.filter((_, at) => at !== index)));
    // The pressed button is gone, so the focus moves to the button that took its place, in the last row, or to the
    // button that adds a row.
    const buttons = [...(fields.current?.querySelectorAll('button') ?? [])];
    (buttons.slice(0, -1)[index] ?? buttons.at(-2) ?? buttons.at(-1))?.focus();
  };
  return (
    <fieldset ref={fields} className="grid justify-items-start gap-2">
      <legend className="mb-2 font-semibold">{say(texts.headers)}</legend>
      {wantsToken && <p className="text-soft text-xs">{say(texts.wantsToken)}</p>}
      {headers.map(([name, value], index) => {
        const number = index + 1;
        const isBad = !isHeader([name, value]);
        const fault = {
          'aria-invalid': isBad || undefined,
          'aria-describedby': isBad ? `${id}-${number}` : undefined,
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity, and no state.
          <div key={index} className="w-full max-w-[42rem]">
            <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] items-center gap-2">
              <TextInput
                data-name
                aria-label={say(texts.headerName, { number })}
                {...fault}
                value={name}
                onChange={(typed) => change(index, [typed.trim(), value])}
                spellCheck={false}
                className="font-mono text-xs"
              />
              <TextInput
                aria-label={say(texts.headerValue, { number })}
                {...fault}
                value={value}
                onChange={(typed) => change(index, [name, typed])}
                spellCheck={false}
                className="font-mono text-xs"
              />
              <IconButton Icon={X} label={say(texts.removeHeader, { number })} onClick={() => remove(index)} />
            </div>
            <div role="status" id={`${id}-${number}`}>
              {isBad && <p className="mt-1 text-bad">{say(texts.badHeader)}</p>}
            </div>
          </div>
        );
      })}
      <Button Icon={Plus} size="small" onClick={add}>
        {say(texts.addHeader)}
      </Button>
    </fieldset>
  );
}
