import { Link } from '@tanstack/react-router';
import { countryName, words } from '../../engine/document/names.ts';
import { percentage } from '../../ui/texts/percentage.ts';
import { say } from '../../ui/texts/say.ts';
import type { CountryRates } from './rates.ts';
import * as texts from './texts.ts';

/** Current rates, a row per country, on one axis. Those of waiting countries have blanks. */
export function RatesToday({ rates, waiting }: { rates: readonly CountryRates[]; waiting: readonly string[] }) {
  const highest = Math.max(...rates.flatMap(({ today }) => today.map(({ value }) => value)), 1);
  const end = Math.ceil(highest / 5) * 5;
  return (
    <table aria-busy={waiting.length > 0} className="w-full tabular-nums">
      <caption className="sr-only">{say(texts.ratesToday)}</caption>
      <thead className="text-left text-faint text-xs">
        <tr>
          <th scope="col" className="w-px py-1 pr-4 font-medium">
            {say(texts.country)}
          </th>
          <th scope="col" className="py-1 font-medium">
            <span className="sr-only">{say(texts.onAxis)}</span>
            <span aria-hidden className="flex justify-between">
              {[0, 0.25, 0.5, 0.75, 1].map((part) => (
                <span key={part}>{percentage(`${Math.round(end * part * 10) / 10}%`)}</span>
              ))}
            </span>
          </th>
          <th scope="col" className="w-px py-1 pl-4 text-right font-medium">
            {say(texts.standard)}
          </th>
          <th scope="col" className="w-px whitespace-nowrap py-1 pl-4 text-right font-medium max-sm:hidden">
            {say(texts.others)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ country, category, today }) => (
          <tr key={country} className="border-line border-t">
            <th scope="row" className="whitespace-nowrap py-1 pr-4 text-left font-medium">
              <Link to="/regimes/$code" params={{ code: country }} className="hover:text-accent hover:underline">
                {countryName(country)}
              </Link>
              <span className="ml-2 font-normal text-faint text-xs max-sm:hidden">{say(category)}</span>
              {today.length > 1 && (
                <span className="block font-normal text-soft text-xs sm:hidden">
                  <span className="sr-only">{say(texts.others)} </span>
                  {othersOf(today)}
                </span>
              )}
            </th>
            <td aria-hidden style={{ minWidth: '6rem' }}>
              <span className="relative block" style={{ height: 20 }}>
                <span className="absolute inset-x-0 top-1/2 border-line border-t" />
                {today.map(({ rate, percent, value }, index) => (
                  <span
                    key={rate}
                    title={`${words(rate)} ${percentage(percent)}`}
                    style={{ left: `${(100 * value) / end}%`, rotate: index === 0 ? undefined : '45deg' }}
                    className={
                      index === 0
                        ? 'absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent'
                        : 'absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 border-2 border-accent bg-panel'
                    }
                  />
                ))}
              </span>
            </td>
            <td className="whitespace-nowrap py-1 pl-4 text-right font-semibold">
              {today[0] && percentage(today[0].percent)}
            </td>
            <td className="whitespace-nowrap py-1 pl-4 text-right text-soft max-sm:hidden">{othersOf(today)}</td>
          </tr>
        ))}
        {waiting.map((country) => (
          <tr key={country} className="border-line border-t">
            <th scope="row" className="whitespace-nowrap py-1 pr-4 text-left font-medium">
              {countryName(country)}
            </th>
            <td colSpan={3} className="py-1 text-right">
              <span aria-hidden className="blank-text" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the rates other than the standard one, as text. */
function othersOf(today: CountryRates['today']): string {
  return today
    .slice(1)
    .map(({ percent }) => percentage(percent))
    .join(' · ');
}
