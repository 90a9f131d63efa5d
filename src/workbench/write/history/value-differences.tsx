import { useMemo } from 'react';
import { contentOf } from '../../engine/document/text.ts';
import { isObject } from '../../engine/document/values.ts';
import { say } from '../../ui/texts/say.ts';
import { useWordsFor } from '../saving/field-names.ts';
import { leafShown } from '../what-changed/shown.ts';
import { differencesOf } from './differing-values.ts';
import * as texts from './texts.ts';

interface ValueDifferencesProps {
  before: string;
  after: string;
  beforeLabel: string;
  afterLabel: string;
}

/** The values in which two documents differ, by the labels of the form. */
export function ValueDifferences({ before, after, beforeLabel, afterLabel }: ValueDifferencesProps) {
  const [earlier, later] = useMemo(() => [contentOf(before), contentOf(after)], [before, after]);
  const words = useWordsFor(isObject(later) ? later : earlier);
  const rows = useMemo(() => differencesOf(earlier, later), [earlier, later]);
  const shown = (value: string | undefined, path: string) => (value === undefined ? '–' : leafShown(path, value));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section aria-label={say(texts.differences)} tabIndex={0} className="size-full overflow-auto">
      <table className="w-full border-collapse">
        <thead className="sticky top-0 bg-panel">
          <tr className="border-line border-b text-left">
            <th className="px-3 py-2">
              <span className="sr-only">{say(texts.field)}</span>
            </th>
            <th className="px-3 py-2 font-semibold">{beforeLabel}</th>
            <th className="px-3 py-2 font-semibold">{afterLabel}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, before, after }) => (
            <tr key={path} className="border-line border-t align-baseline">
              <th scope="row" className="w-2/5 px-3 py-2 text-left font-normal text-soft">
                {words?.labelOf(path) || path.slice(2)}
              </th>
              <td className="wrap-anywhere px-3 py-2">{shown(before, path)}</td>
              <td className="wrap-anywhere px-3 py-2 font-medium">{shown(after, path)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
