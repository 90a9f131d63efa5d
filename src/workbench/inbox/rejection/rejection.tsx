import { useState } from 'react';
import type { WordedCode } from '../../../formats/repair/worded.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Field, inputLook } from '../../ui/field.tsx';
import { Pill } from '../../ui/pill.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** A text area for what came back with a refused file. */
export function RejectionField({ given = '', onExplain }: { given?: string; onExplain(text: string): void }) {
  const [text, setText] = useState(given);
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <Field label={say(texts.rejection)} hint={say(texts.rejectionAbout)}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              value={text}
              onChange={({ target }) => setText(target.value)}
              className={classes(inputLook, 'resize-y')}
            />
          )}
        </Field>
      </div>
      <Button disabled={text.trim() === ''} onClick={() => onExplain(text)}>
        {say(texts.explain)}
      </Button>
    </div>
  );
}

const TONES = { repair: 'accent', ask: 'warn', issuer: 'bad', resend: 'accent', wait: 'accent' } as const;

/** The codes of a rejection: what each means, what to do, and where the file has it. */
export function Codes({ codes }: { codes: readonly WordedCode[] }) {
  if (codes.length === 0) return <p className="text-soft">{say(texts.noCodes)}</p>;
  return (
    <ul className="grid gap-3">
      {codes.map(({ code, kind, next, description, advice, places }) => (
        <li key={code}>
          <p className="flex flex-wrap items-baseline gap-2">
            <span className="font-medium">{code}</span>
            <Pill tone={TONES[next ?? kind]}>{say<string>(texts.kinds[next ?? kind])}</Pill>
          </p>
          {description && <p className="wrap-anywhere">{description}</p>}
          <p className="text-soft">{advice}</p>
          {places && <p className="wrap-anywhere text-soft text-xs">{say(texts.at, { places: places.join(', ') })}</p>}
        </li>
      ))}
    </ul>
  );
}
