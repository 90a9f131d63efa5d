import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { FormatDefinition } from '../../client/index.ts';
import { syntaxList } from '../../formats/list/facts.ts';
import { formatQuery, regimesQuery } from '../engine/service/catalogue.ts';
import { dateWritingOf } from '../ui/date-writing.ts';
import { Pill } from '../ui/pill.tsx';
import { say } from '../ui/texts/say.ts';
import { DetailsFrame } from './catalogue-frame.tsx';
import { CountryLink } from './country-link.tsx';
import { abilitiesOf, RULES, usualFormats } from './formats.ts';
import { localize, localizeCountry } from './language.ts';
import { Description, EntryHeader, Fact, Facts, Part } from './parts.tsx';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

/** A format of e-invoices: what is done with it, by which rules, and where it is usual. */
export function FormatDetails() {
  const { key } = useParams({ from: '/formats/$key' });
  return (
    <DetailsFrame label={key} back={{ to: '/formats', name: say(texts.allFormats) }} entry={useQuery(formatQuery(key))}>
      {(definition) => <Details definition={definition} />}
    </DetailsFrame>
  );
}

function Details({ definition }: { definition: FormatDefinition }) {
  const { key, name, description, syntax, media_type, specification, addons, rule_sets } = definition;
  const [lang] = useCatalogueLanguage();
  const { data: regimes = [] } = useQuery(regimesQuery);
  const countries = usualFormats(
    [definition],
    regimes.map(({ country }) => country),
  ).map(({ country }) => country);
  return (
    <>
      <EntryHeader name={localize(name, lang)?.text ?? key} id={key}>
        <span className="flex flex-wrap gap-1">
          {abilitiesOf(definition).map((ability) => (
            <Pill key={ability}>{say(ability)}</Pill>
          ))}
        </span>
      </EntryHeader>
      <Description description={description} />
      <Facts>
        <Fact name={say(texts.usualIn)}>
          {countries.length > 0 ? (
            countries.map((code) => {
              const name = localizeCountry(regimes.find(({ country }) => country === code)?.name ?? {}, code, lang);
              const link = { code, name: name?.text ?? code, regimes, className: 'text-accent underline' };
              return <CountryLink key={code} {...link} />;
            })
          ) : (
            <span className="text-soft">{say(texts.usualNowhere)}</span>
          )}
        </Fact>
        <Fact name={say(texts.addons)}>
          {addons.length > 0 ? (
            addons.map((addon) => (
              <Link
                key={addon}
                to="/addons/$key"
                params={{ key: addon }}
                className="break-all font-mono text-accent text-xs leading-[1.7] underline"
              >
                {addon}
              </Link>
            ))
          ) : (
            <span className="text-soft">{say(texts.noAddons)}</span>
          )}
        </Fact>
        <Fact name={say(texts.syntax)}>{syntaxList.find((each) => each.key === syntax)?.name ?? syntax}</Fact>
        <Fact name={say(texts.mediaType)}>
          <span className="font-mono text-xs leading-[1.7]">{media_type}</span>
        </Fact>
        {specification && (
          <Fact name={say(texts.identifier)}>
            <span className="break-all font-mono text-xs leading-[1.7]">{specification}</span>
          </Fact>
        )}
      </Facts>
      <Part title={say(texts.checkedBy)}>
        {rule_sets.length === 0 ? (
          <p className="text-soft">{say(texts.checkedByNone)}</p>
        ) : (
          <table className="w-full max-w-xl">
            <thead className="text-left text-soft text-xs">
              <tr className="border-line border-b">
                {[texts.ruleSet, texts.release, texts.since].map((head) => (
                  <th key={head} scope="col" className="py-1.5 pr-6 font-medium">
                    {say(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rule_sets.map((set) => (
                <tr key={set.key} className="border-line not-last:border-b">
                  <th scope="row" className="py-1.5 pr-6 text-left font-normal">
                    {say<string>(set.name)}
                  </th>
                  <td className="py-1.5 pr-6 tabular-nums">{set.version}</td>
                  <td className="py-1.5 tabular-nums">{set.from && dateWritingOf(undefined).day(set.from)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Link to="/formats/$key" params={{ key: RULES }} className="justify-self-start text-accent underline">
          {say(texts.rulesAsOfToday)}
        </Link>
      </Part>
    </>
  );
}
