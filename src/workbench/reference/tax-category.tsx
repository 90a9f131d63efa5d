import type { RegimeDefinition } from '../../client/index.ts';
import { useDeveloperTools } from '../state/view/developer-tools.ts';
import { classes } from '../ui/classes.ts';
import { Pill } from '../ui/pill.tsx';
import { percentage } from '../ui/texts/percentage.ts';
import { say, sayList } from '../ui/texts/say.ts';
import { localize } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import { Sources } from './parts.tsx';
import { dayInWords, sinceShown } from './since-shown.ts';
import * as texts from './texts.ts';
import { type Period, type TimeLine, timeLinesOf } from './time-line.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

type Category = RegimeDefinition['categories'][number];
type Rate = NonNullable<Category['rates']>[number];

/** A tax of a regime: the treatment of supplies, and its rates over time. */
export function TaxCategory({ category }: { category: Category }) {
  const { code, name, title, desc, retained, informative, keys = [], rates = [], sources } = category;
  const [lang] = useCatalogueLanguage();
  const withKeys = useDeveloperTools();
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
            <span key={key} title={withKeys ? localize(name, lang)?.text : key}>
              <Pill tone={no_percent ? 'plain' : 'accent'}>
                {withKeys ? <span className="font-mono">{key}</span> : (localize(name, lang)?.text ?? key)}
                {no_percent && <span className="sr-only"> {say(texts.withoutPercentage)}</span>}
              </Pill>
            </span>
          ))}
        </p>
      )}
      {rates.map((rate) => (
        <RateRow
          key={rate.rate}
          rate={rate}
          lines={timeLinesOf(rate.values ?? [], start, today)}
          lang={lang}
          nameOf={(key) => localize(keys.find((each) => each.key === key)?.name, lang)?.text ?? key}
        />
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
  nameOf,
}: {
  rate: Rate;
  lines: TimeLine[];
  lang: string;
  nameOf(key: string): string;
}) {
  const withKeys = useDeveloperTools();
  return (
    <div className="grid gap-x-5 gap-y-1.5 border-line border-t px-4 py-2.5 sm:grid-cols-[minmax(8rem,13rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="font-medium">
          <LocalizedText localized={localize(name, lang)} />
        </p>
        {withKeys && <p className="break-all font-mono text-soft text-xs">{rate}</p>}
        {keys.length > 0 && (
          <p className="text-faint text-xs">
            {withKeys ? say(texts.rateKeys, { keys }) : sayList(keys.map((key) => nameOf(key)))}
          </p>
        )}
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
              {periods.map((period, index) => (
                <PeriodBlock key={period.since ?? ''} period={period} isOldest={index === 0} />
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
function PeriodBlock({ period, isOldest }: { period: Period; isOldest: boolean }) {
  const { percent, surcharge, since, until, holds, years } = period;
  const first = sinceShown(since, isOldest);
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
              : say(texts.heldUntil, { since: first, day: until === undefined ? '' : dayInWords(until) })}
        </span>
      </p>
    </li>
  );
}
