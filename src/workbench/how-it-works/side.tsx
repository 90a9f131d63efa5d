import { Code, Copy, FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ApiRequest } from '../developer/api/request.ts';
import { type LanguageKey, languages } from '../developer/api/snippets/languages.ts';
import { sentBy } from '../developer/api/snippets/sent.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { classes } from '../ui/classes.ts';
import { copyAndSay } from '../ui/copy.ts';
import { settings } from '../ui/page/settings.ts';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';
import { addedPaths, jsonLines } from './values.ts';

interface SideProps {
  title: string;
  about: ReactNode;
  asCode: boolean;
  onCode(asCode: boolean): void;
  /** The content as code. */
  code: ReactNode;
  children: ReactNode;
}

/** What is sent, or what comes back: as paper, and as code on demand. */
export function Side({ title, about, asCode, onCode, code, children }: SideProps) {
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-2.5">
      <header className="sticky top-0 z-10 flex min-h-8 flex-wrap bg-bg items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold text-base">{title}</h2>
        <div className="min-w-0 flex-1 text-soft">{about}</div>
        <Button
          look="bare"
          size="small"
          Icon={asCode ? FileText : Code}
          aria-pressed={asCode}
          onClick={() => onCode(!asCode)}
        >
          {say(asCode ? texts.showPaper : texts.showCode)}
        </Button>
      </header>
      {asCode ? code : children}
    </section>
  );
}

/** The setting that stores the programming language. */
const SETTING = 'how-it-works-language';

/** A request as JSON, or as a program in one of nine languages. */
export function RequestCode({ request }: { request: ApiRequest }) {
  const [form, setForm] = useState<LanguageKey | 'json'>(() => {
    const last = settings.getItem(SETTING);
    return last === 'json' || (last !== null && Object.hasOwn(languages, last)) ? (last as LanguageKey) : 'curl';
  });
  const written = form === 'json' ? (request.body ?? '') : languages[form].write(sentBy(request));
  return (
    <Listing
      label={say(texts.request)}
      text={written}
      choice={
        <Choice
          label={say(texts.language)}
          value={form}
          options={[
            { value: 'json', label: say(texts.json) },
            ...Object.entries(languages).map(([key, { name }]) => ({ value: key, label: say<string>(name) })),
          ]}
          onChange={(value) => {
            setForm(value as LanguageKey);
            settings.setItem(SETTING, value);
          }}
        />
      }
    />
  );
}

/** An answer as JSON. Values that the request lacks are marked. */
export function AnswerCode({ sent, got }: { sent: unknown; got: unknown }) {
  const lines =
    typeof got === 'string'
      ? got.split('\n').map((text) => ({ text, isAdded: false }))
      : jsonLines(got, addedPaths(sent, got));
  return (
    <Listing
      label={say(texts.answer)}
      text={lines.map(({ text }) => text).join('\n')}
      added={lines.map(({ isAdded }) => isAdded)}
    />
  );
}

interface ListingProps {
  label: string;
  text: string;
  choice?: ReactNode;
  added?: readonly boolean[];
}

function Listing({ label, text, choice, added }: ListingProps) {
  return (
    <div className="grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-panel">
      <div className="flex items-center gap-2 border-line border-b bg-sunk p-2">
        {choice}
        <Button size="small" Icon={Copy} className="ms-auto" onClick={() => void copyAndSay(text, say(texts.copied))}>
          {say(texts.copy)}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1). */}
      <section aria-label={label} tabIndex={0} className="max-h-[38rem] overflow-auto">
        <pre dir="ltr" className="w-max min-w-full py-2 font-mono text-xs leading-5">
          {text.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a read-only text are identified by their number.
            <div key={index} className={classes('px-3', added?.[index] && 'bg-good-wash')}>
              {line || ' '}
            </div>
          ))}
        </pre>
      </section>
    </div>
  );
}
