import { useState } from 'react';
import type { Definition, I18n } from '../../client/index.ts';
import { finder } from '../ui/find.ts';
import { say } from '../ui/texts/say.ts';
import { Words } from '../ui/texts/words.tsx';
import { VirtualRows } from '../ui/virtual-rows.tsx';
import { type Localized, localize, localizeCountry } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import { Definitions } from './parts.tsx';
import * as texts from './texts.ts';

/** Lists longer than this are searched rather than read. */
const many = 60;

/** An extension: its key in `ext`, and its codes. */
export function ExtensionTable({ extension, lang }: { extension: Definition; lang: string }) {
  const { key, name, desc, values = [], pattern } = extension;
  return (
    <details open={values.length <= 12} className="group overflow-hidden rounded-lg border border-line bg-panel">
      <summary className="flex list-none flex-wrap items-baseline gap-x-3 px-4 py-2.5 outline-offset-[-2px] hover:bg-sunk">
        <span aria-hidden className="text-faint transition-transform group-open:rotate-90">
          ›
        </span>
        <span className="font-medium">
          <LocalizedText localized={localize(name, lang)} />
        </span>
        <span className="break-all font-mono text-soft text-xs">{key}</span>
        <span className="ml-auto text-faint text-xs">
          {values.length > 0 && say(texts.codes, { count: values.length })}
        </span>
      </summary>
      <div className="border-line border-t px-4 py-2.5">
        {desc && (
          <p className="mb-2 max-w-[42rem] whitespace-pre-line text-soft">
            <LocalizedText localized={localize(desc, lang)} />
          </p>
        )}
        {pattern && (
          <p className="text-soft">
            <Words
              text={texts.codesOfForm}
              values={{ pattern: <code className="break-all font-mono text-ink text-xs">{pattern}</code> }}
            />
          </p>
        )}
        {values.length > many ? (
          <ManyCodes codes={values} lang={lang} of={key ?? ''} />
        ) : (
          values.length > 0 && <Definitions heading={say(texts.code)} entries={values} />
        )}
      </div>
    </details>
  );
}

interface ManyCodesProps {
  codes: NonNullable<Definition['values']>;
  lang: string;
  /** The key of the extension of the codes. */
  of: string;
}

function ManyCodes({ codes, lang, of: key }: ManyCodesProps) {
  const [search, setSearch] = useState('');
  const isFound = finder(search);
  const found = codes.filter(({ code = '', name = {} }) => isFound(code, ...Object.values(name)));
  return (
    <div className="grid gap-2">
      <input
        type="search"
        aria-label={say(texts.searchCodesOf, { key })}
        placeholder={say(texts.searchCodes)}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        className="h-[30px] w-full max-w-80 rounded-[7px] border border-edge bg-panel px-2.5 placeholder:text-faint"
      />
      {found.length === 0 ? (
        <p className="py-2 text-soft">{say(texts.noCodeFound, { find: search })}</p>
      ) : (
        <VirtualRows
          label={say(texts.codesOf, { key })}
          count={found.length}
          rowHeight={29}
          className="max-h-80 overflow-auto"
        >
          {(index) => {
            const { code, name } = found[index] ?? { code: '' };
            return (
              <p className="flex items-baseline gap-4 border-line border-b py-1">
                <span className="w-28 shrink-0 break-all font-mono text-xs">{code}</span>
                <span className="min-w-0">
                  <LocalizedText localized={nameOf(code, name, key, lang)} />
                </span>
              </p>
            );
          }}
        </VirtualRows>
      )}
    </div>
  );
}

/** Returns the name of a code. Countries without a name, which lists of regions contain, are named by the browser. */
function nameOf(code: string | undefined, name: I18n | undefined, key: string, lang: string): Localized | undefined {
  const isCountry = key.endsWith('-region') && code !== undefined && /^[A-Z]{2}$/.test(code);
  const own = localize(name, lang);
  return isCountry && own?.fallback !== false ? localizeCountry(name ?? {}, code, lang) : own;
}
