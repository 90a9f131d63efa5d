import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormatSummary } from '../../../client/index.ts';
import { regimesQuery } from '../../engine/service/catalogue.ts';
import { order, say } from '../../ui/texts/say.ts';
import { CountryLink } from '../country-link.tsx';
import { abilitiesOf, usualFormats } from '../formats.ts';
import { localize, localizeCountry } from '../language.ts';
import { Part } from '../parts.tsx';
import * as texts from '../texts.ts';
import { useCatalogueLanguage } from '../use-catalogue-language.ts';

/** Where formats are usual, and what can be done with each. */
export function FormatsOverview({ formats }: { formats: readonly FormatSummary[] }) {
  const [lang] = useCatalogueLanguage();
  const { data: regimes = [] } = useQuery(regimesQuery);
  const nameOf = (code: string) => {
    const name = regimes.find(({ country }) => country === code)?.name ?? {};
    return localizeCountry(name, code, lang)?.text ?? code;
  };
  const usual = usualFormats(
    formats,
    regimes.map(({ country }) => country),
  ).sort((a, b) => order().compare(nameOf(a.country), nameOf(b.country)));
  return (
    <>
      <Part title={say(texts.usualIn)}>
        <table className="w-full">
          <thead className="sr-only">
            <tr>
              <th scope="col">{say(texts.country)}</th>
              <th scope="col">{say(texts.formats)}</th>
            </tr>
          </thead>
          <tbody>
            {usual.map(({ country, formats: own }) => (
              <tr key={country} className="border-line align-top not-last:border-b">
                <th scope="row" className="w-40 py-1.5 pr-4 text-left font-medium">
                  <CountryLink code={country} name={nameOf(country)} regimes={regimes} className="hover:underline" />
                </th>
                <td className="flex flex-wrap gap-x-4 gap-y-1 py-1.5">
                  {own.map(({ key, name }) => (
                    <FormatLink key={key} formatKey={key} name={localize(name, lang)?.text ?? key} />
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part title={say(texts.allFormats)}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable (WCAG 2.1.1). */}
        <div tabIndex={0} className="overflow-x-auto">
          <table className="w-full min-w-max">
            <thead className="text-left text-soft text-xs">
              <tr className="border-line border-b">
                {[texts.format, ...abilities].map((head) => (
                  <th key={head} scope="col" className="py-1.5 pr-6 font-medium">
                    {say(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {formats.map((format) => {
                const able = abilitiesOf(format);
                return (
                  <tr key={format.key} className="border-line not-last:border-b">
                    <th scope="row" className="py-1.5 pr-6 text-left font-normal">
                      <FormatLink formatKey={format.key} name={localize(format.name, lang)?.text ?? format.key} />
                    </th>
                    {abilities.map((ability) => (
                      <td key={ability} className="py-1.5 pr-6">
                        {able.includes(ability) ? (
                          <span className="text-good">{say(texts.yes)}</span>
                        ) : (
                          <span className="text-faint">{say(texts.no)}</span>
                        )}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </Part>
    </>
  );
}

const abilities = [texts.isRead, texts.isWritten, texts.isChecked];

function FormatLink({ formatKey, name }: { formatKey: string; name: string }) {
  return (
    <Link to="/formats/$key" params={{ key: formatKey }} className="text-accent underline">
      {name}
    </Link>
  );
}
