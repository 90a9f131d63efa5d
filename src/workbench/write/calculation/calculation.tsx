import { useQuery } from '@tanstack/react-query';
import { memo, useMemo, useRef, useState } from 'react';
import type { Document } from '../../../client/index.ts';
import type { CalculationStep } from '../../../engine/index.ts';
import { formatFor } from '../../../paper/format.ts';
import { contentsOf, memberAt } from '../../engine/document/values.ts';
import { explain } from '../../engine/service/explain.ts';
import { showLocations } from '../../state/view/shown-locations.ts';
import { announce } from '../../ui/announcer.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Message, Waiting } from '../../ui/message.tsx';
import { Switch } from '../../ui/switch.tsx';
import { language, say } from '../../ui/texts/say.ts';
import { explanationQuery } from './explanation-query.ts';
import { FigureSection } from './figure-section.tsx';
import { rootsOf, sectionsOf } from './sections.ts';
import * as texts from './texts.ts';

interface CalculationProps {
  /** The text to calculate. */
  text: string;
  envelop: boolean;
  /** Shows the document if it is hidden. */
  onGoThere(): void;
}

/** Explains how every figure of a document was calculated. */
export function Calculation({ text, envelop, onGoThere }: CalculationProps) {
  const { data, error } = useQuery(explanationQuery(text, envelop));
  if (error) {
    const { title, advice } = explain(error);
    return <Message title={say(texts.failed)} about={`${title} ${advice}`} />;
  }
  if (data === undefined) return <Waiting what={say(texts.recording)} />;
  if (data === null) return <Message title={say(texts.notCalculated)} about={say(texts.notCalculatedAbout)} />;
  if (data.steps.length === 0) return <Message title={say(texts.nothing)} about={say(texts.nothingAbout)} />;
  return <CalculationTable steps={data.steps} document={data.document} onGoThere={onGoThere} />;
}

interface CalculationTableProps {
  steps: readonly CalculationStep[];
  document: Document;
  onGoThere(): void;
}

const CalculationTable = memo(function CalculationTable({ steps, document, onGoThere }: CalculationTableProps) {
  const [unrounded, setUnrounded] = useState(false);
  const [chosen, choose] = useState<string>();
  const table = useRef<HTMLTableElement>(null);
  const sections = useMemo(() => sectionsOf(steps, document), [steps, document]);
  const number = useMemo(() => numberWriter(document), [document]);

  const go = (path: string) => {
    choose(path);
    const roots = rootsOf(path, steps);
    onGoThere();
    showLocations(roots, path);
    announce(say(texts.shown, { count: roots.length }));
    // After a hidden row was rendered.
    requestAnimationFrame(() =>
      table.current?.querySelector(`[data-path="${CSS.escape(path)}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
  };

  return (
    <section aria-label={say(texts.title)} className="flex size-full flex-col">
      <div className="flex min-h-9 shrink-0 items-center gap-4 border-line border-b px-4 py-1 text-soft text-xs">
        <p className="min-w-0 flex-1">{say(texts.hint)}</p>
        <Switch label={say(texts.unrounded)} checked={unrounded} onChange={setUnrounded} />
      </div>
      <div className="@container min-h-0 flex-1 overflow-auto">
        <table ref={table} className="w-full border-collapse tabular-nums @max-[36rem]:block">
          <caption className="sr-only">{say(texts.caption)}</caption>
          <thead className="sticky top-0 z-10 bg-panel text-left text-faint text-xs @max-[36rem]:sr-only">
            <tr className="*:border-line *:border-b *:py-1.5 *:font-medium">
              <Heading name={say(texts.figure)} className="w-[32%] pr-3 pl-4" />
              <Heading name={say(texts.how)} className="pr-3" />
              {unrounded && <Heading name={say(texts.unrounded)} className="pr-3 text-right" />}
              <Heading name={say(texts.amount)} className="pr-4 text-right" />
            </tr>
          </thead>
          {sections.map((section) => (
            <FigureSection
              key={section.title}
              section={section}
              unrounded={unrounded}
              chosen={chosen}
              number={number}
              onGo={go}
            />
          ))}
        </table>
      </div>
    </section>
  );
});

/** Returns a function that groups digits in the page's language. */
function numberWriter(document: Document): (text: string) => string {
  const currency = memberAt(contentsOf(document), 'currency');
  const { number, percent } = formatFor(
    language.translation?.language ?? 'en',
    undefined,
    typeof currency === 'string' ? currency : undefined,
  );
  return (text) => (text.endsWith('%') ? percent(text) : number(text));
}
