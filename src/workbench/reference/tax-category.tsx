import type { RegimeDefinition } from '../../client/index.ts';
import { dayShown } from '../engine/document/day.ts';
import { classes } from '../ui/classes.ts';
import { Pill } from '../ui/pill.tsx';
import { percentage } from '../ui/texts/percentage.ts';
import { say } from '../ui/texts/say.ts';
import { localize } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import { Sources } from './parts.tsx';
import * as texts from './texts.ts';
import { type Period, type TimeLine, timeLinesOf } from './time-line.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

type Category = RegimeDefinition['categories'][number];
type Rate = NonNullable<Category['rates']>[number];

/** A tax of a regime: the treatment of supplies, and its rates over time. */
export function TaxCategory({ category }: { category: Category }) {
  const { code, name, title, desc, retained, informative, keys = [], rates = [], sources } = category;
  const [lang] = useCatalogueLanguage();
  const today = new Date().toISOString().slice(0, 10);
  const firsts = rates.flatMap(({ values = [] }) => values.flatMap(({ since }) => since ?? []));
  const start = firsts.sort()[0] ?? today;
  return (
    <section aria-label={code} className="rounded-lg border border-line bg-panel">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2.5">
        <h4 className="font-semibold">
          <LocalizedText localized={localize(name, lang)} />
        </h4>
        <span className="font-mono text-soft text-xs">{code}</span>
        {title && (
          <span className="text-soft">
            <LocalizedText localized={localize(title, lang)} />
          </span>
        )}
        <span className="ml-auto flex gap-1.5">
          {retained && <Pill tone="warn">{say(texts.retained)}</Pill>}
          {informative && <Pill>{say(texts.informative)}</Pill>}
        </span>
        {desc && (
          <p className="basis-full text-soft">
            <LocalizedText localized={localize(desc, lang)} />
          </p>
        )}
      </header>
      {keys.length > 0 && (
        <p className="flex flex-wrap gap-1.5 px-4 pb-2.5">
          <span className="sr-only">{say(texts.taxKeys)} </span>
          {keys.map(({ key, name, no_percent }) => (
            <span key={key} title={localize(name, lang)?.text}>
              <Pill tone={no_percent ? 'plain' : 'accent'}>
                <span className="font-mono">{key}</span>
                {no_percent && <span className="sr-only"> {say(texts.withoutPercentage)}</span>}
              </Pill>
            </span>
          ))}
        </p>
      )}
      {rates.map((rate) => (
        <RateRow key={rate.rate} rate={rate} lines={timeLinesOf(rate.values ?? [], start, today)} lang={lang} />
      ))}
      {rates.length === 0 && <p className="border-line border-t px-4 py-2.5 text-soft">{say(texts.noRates)}</p>}
      {sources && sources.length > 0 && (
        <div className="border-line border-t px-4 py-2.5">
          <Sources sources={sources} />
        </div>
      )}
    </section>
  );
}

function RateRow({
  rate: { rate, name, desc, keys = [] },
  lines,
  lang,
}: {
  rate: Rate;
  lines: TimeLine[];
  lang: string;
}) {
  return (
    <div className="grid gap-x-5 gap-y-1.5 border-line border-t px-4 py-2.5 sm:grid-cols-[minmax(8rem,13rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="font-medium">
          <LocalizedText localized={localize(name, lang)} />
        </p>
        <p className="break-all font-mono text-soft text-xs">{rate}</p>
        {keys.length > 0 && <p className="text-faint text-xs">{say(texts.rateKeys, { keys })}</p>}
        {desc && (
          <p className="text-soft text-xs">
            <LocalizedText localized={localize(desc, lang)} />
          </p>
        )}
      </div>
      <div className="grid content-start gap-2">
        {lines.map(({ ext, periods }) => (
          <div key={JSON.stringify(ext)} className="min-w-0">
            {Object.entries(ext).map(([key, code]) => (
              <p key={key} className="mb-0.5 font-mono text-soft text-xs">
                {key} {code}
              </p>
            ))}
            <ol aria-label={say(texts.throughTime)} className="flex flex-wrap gap-0.5 max-sm:flex-col">
              {periods.map((period) => (
                <PeriodBlock key={period.since ?? ''} period={period} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  );
}

const looks = {
  before: 'bg-sunk text-soft',
  now: 'bg-accent-wash text-accent',
  later: 'border border-edge border-dashed text-soft',
};

/** A period. The width of the block shows its length, with a readable minimum. */
function PeriodBlock({ period: { percent, surcharge, since, until, holds, years } }: { period: Period }) {
  const first = since ? dayShown(since) : say(texts.firstDayUnknown);
  return (
    <li
      style={{ flexGrow: years }}
      className={classes('min-w-max basis-0 rounded px-2 py-1 max-sm:flex max-sm:gap-3', looks[holds])}
    >
      <p className="whitespace-nowrap font-semibold tabular-nums">
        {percentage(percent)}
        {surcharge && <span className="font-normal"> + {percentage(surcharge)}</span>}
      </p>
      <p className="whitespace-nowrap text-2xs tabular-nums">
        <span aria-hidden>{since ? <time dateTime={since}>{first}</time> : first}</span>
        <span className="sr-only">
          {holds === 'now'
            ? say(texts.holdsNow, { since: first })
            : holds === 'later'
              ? say(texts.holdsLater, { since: first })
              : say(texts.heldUntil, { since: first, day: dayShown(until ?? '') })}
        </span>
      </p>
    </li>
  );
}
