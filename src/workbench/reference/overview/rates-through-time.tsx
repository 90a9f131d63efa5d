import { useState } from 'react';
import { countryName } from '../../engine/document/names.ts';
import { percentage } from '../../ui/texts/percentage.ts';
import { say } from '../../ui/texts/say.ts';
import { sinceShown } from '../since-shown.ts';
import { type CountryRates, stepsOf } from './rates.ts';
import * as texts from './texts.ts';

const [width, height] = [860, 340];
const margin = { left: 38, right: 96, top: 12, bottom: 26 };

/** Styles of highlighted lines: colour and dashes. */
const looks = [
  { colour: 'var(--accent)', dashes: undefined },
  { colour: 'var(--bad)', dashes: '7 3' },
  { colour: 'var(--warn)', dashes: '2 3' },
  { colour: 'var(--ink)', dashes: '10 3 2 3' },
];

/** Below this width, the labels become illegible. */
const narrowest = '38rem';

/** The number of years shown, including the current one. */
const years = 34;

/** The standard rates of all countries over time on one axis, with a few highlighted. */
export function RatesThroughTime({ rates }: { rates: readonly CountryRates[] }) {
  const [chosen, choose] = useState(() => changedMost(rates));
  const to = new Date().getFullYear() + 1;
  const from = to - years;
  const values = rates.flatMap(({ standard }) => standard.map(({ value }) => value));
  const top = Math.ceil(Math.max(...values, 1) / 5) * 5;
  const x = (year: number) => margin.left + ((year - from) / years) * (width - margin.left - margin.right);
  const y = (value: number) => height - margin.bottom - (value / top) * (height - margin.top - margin.bottom);
  const toggle = (country: string) =>
    choose((known) =>
      known.includes(country) ? known.filter((each) => each !== country) : [...known, country].slice(-looks.length),
    );
  const line = ({ standard }: CountryRates) =>
    stepsOf(standard, from, to)
      .map(([year, value]) => `${x(year).toFixed(1)},${y(value).toFixed(1)}`)
      .join(' ');
  const singled = chosen.flatMap((country) => rates.find((each) => each.country === country) ?? []);
  const lastOf = ({ standard }: CountryRates) => stepsOf(standard, from, to).at(-1)?.[1] ?? 0;
  const labels = apart(singled.map((each) => y(lastOf(each))));
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1). */}
      <section tabIndex={0} aria-label={say(texts.throughTimeAsPicture)} className="overflow-x-auto">
        <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="w-full text-xs" style={{ minWidth: narrowest }}>
          {Array.from({ length: top / 5 + 1 }, (_, index) => index * 5).map((value) => (
            <g key={value}>
              <line x1={margin.left} x2={width - margin.right} y1={y(value)} y2={y(value)} stroke="var(--line)" />
              <text x={margin.left - 6} y={y(value) + 4} textAnchor="end" fill="var(--faint)">
                {percentage(`${value}%`)}
              </text>
            </g>
          ))}
          {Array.from({ length: years + 1 }, (_, index) => from + index)
            .filter((year) => year % 5 === 0)
            .map((year) => (
              <text key={year} x={x(year)} y={height - 6} textAnchor="middle" fill="var(--faint)">
                {year}
              </text>
            ))}
          {rates.map((each) => (
            <polyline key={each.country} points={line(each)} fill="none" stroke="var(--edge)" opacity={0.4} />
          ))}
          {singled.map((each, index) => (
            <g key={each.country}>
              <polyline
                points={line(each)}
                fill="none"
                stroke={looks[index]?.colour}
                strokeDasharray={looks[index]?.dashes}
                strokeWidth={2.4}
              />
              <text
                x={width - margin.right + 6}
                y={(labels[index] ?? 0) + 4}
                fill={looks[index]?.colour}
                className="font-semibold"
              >
                {countryName(each.country)}
              </text>
            </g>
          ))}
        </svg>
      </section>
      <fieldset className="flex flex-wrap gap-1">
        <legend className="mb-1 text-soft">{say(texts.singleOut, { most: looks.length })}</legend>
        {rates.map(({ country }) => (
          <button
            key={country}
            type="button"
            aria-pressed={chosen.includes(country)}
            onClick={() => toggle(country)}
            className="min-h-6 rounded-full px-2.5 text-soft text-xs hover:bg-sunk aria-pressed:bg-accent-wash aria-pressed:text-accent"
          >
            {countryName(country)}
          </button>
        ))}
      </fieldset>
      <details>
        <summary className="cursor-pointer text-accent">{say(texts.asTable)}</summary>
        <table className="mt-2 w-full tabular-nums">
          <caption className="sr-only">{say(texts.throughTime)}</caption>
          <tbody>
            {rates.map(({ country, standard }) => (
              <tr key={country} className="border-line border-t align-top">
                <th scope="row" className="whitespace-nowrap py-1 pr-4 text-left font-medium">
                  {countryName(country)}
                </th>
                <td className="py-1">
                  {standard
                    .map(({ percent, since }, index) =>
                      since
                        ? say(texts.since, { percent: percentage(percent), since: sinceShown(since, index === 0) })
                        : percentage(percent),
                    )
                    .join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** Returns the countries whose standard rate has changed most often. */
function changedMost(rates: readonly CountryRates[]): string[] {
  const often = [...rates].sort((a, b) => b.standard.length - a.standard.length);
  return often.slice(0, 3).map(({ country }) => country);
}

/** Moves labels down until they do not overlap. */
function apart(places: readonly number[]): number[] {
  const lineHeight = 15;
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const moved: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { place, index } of order) {
    last = Math.max(place, last + lineHeight);
    moved[index] = last;
  }
  return moved;
}
