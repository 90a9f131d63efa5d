import type { ExtensionDefinition } from '../../client/index.ts';
import { speak } from './language.ts';
import { SpokenText } from './spoken-text.tsx';

/** An extension: the key it has in `ext`, and the codes it takes. */
export function ExtensionTable({ extension, lang }: { extension: ExtensionDefinition; lang: string }) {
  const { key, name, desc, values = [], pattern } = extension;
  return (
    <details open={values.length <= 12} className="group overflow-hidden rounded-lg border border-line bg-panel">
      <summary className="flex list-none flex-wrap items-baseline gap-x-3 px-4 py-2.5 outline-offset-[-2px] hover:bg-sunk">
        <span aria-hidden className="text-faint transition-transform group-open:rotate-90">
          ›
        </span>
        <span className="font-medium">
          <SpokenText spoken={speak(name, lang)} />
        </span>
        <span className="break-all font-mono text-soft text-xs">{key}</span>
        <span className="ml-auto text-faint text-xs">
          {values.length > 0 && (values.length === 1 ? '1 code' : `${values.length} codes`)}
        </span>
      </summary>
      <div className="border-line border-t px-4 py-2.5">
        {desc && (
          <p className="mb-2 max-w-[42rem] whitespace-pre-line text-soft">
            <SpokenText spoken={speak(desc, lang)} />
          </p>
        )}
        {pattern && (
          <p className="text-soft">
            Takes codes of the form <code className="break-all font-mono text-ink text-xs">{pattern}</code>
          </p>
        )}
        {values.length > 0 && (
          <table className="w-full">
            <thead className="sr-only">
              <tr>
                <th scope="col">Code</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {values.map((value) => (
                <tr key={value.code} className="border-line align-top not-last:border-b">
                  <td className="w-px whitespace-nowrap py-1 pr-6 font-mono text-xs leading-[1.625]">{value.code}</td>
                  <td className="py-1">
                    <SpokenText spoken={speak(value.name, lang)} />
                    {value.desc && (
                      <div className="text-soft text-xs">
                        <SpokenText spoken={speak(value.desc, lang)} />
                      </div>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </details>
  );
}
