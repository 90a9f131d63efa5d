import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { RegimeDefinition } from '../../client/index.ts';
import { regimeEdits } from '../engine/document/edits.ts';
import { schemaPath, words } from '../engine/document/names.ts';
import { addonsQuery, regimeQuery } from '../engine/service/catalogue.ts';
import { Pill } from '../ui/pill.tsx';
import { say, sayList } from '../ui/texts/say.ts';
import { Words } from '../ui/texts/words.tsx';
import { AddonsFact } from './addon-details.tsx';
import { DetailsFrame } from './catalogue-frame.tsx';
import { ExtensionTable } from './extension-table.tsx';
import { addonsOf } from './find.ts';
import { localizeCountry } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import { Definitions, Description, EntryHeader, Fact, Facts, Part, Sources } from './parts.tsx';
import { prefixOfRegime } from './rules.ts';
import { RulesLink } from './rules-link.tsx';
import { TaxCategory } from './tax-category.tsx';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';
import { UseInDocument } from './use-in-document.tsx';

/** A regime: its taxes and other content. */
export function RegimeDetails() {
  const { code } = useParams({ from: '/regimes/$code' });
  return (
    <DetailsFrame
      label={code}
      back={{ to: '/regimes', name: say(texts.allRegimes) }}
      entry={useQuery(regimeQuery(code))}
    >
      {(definition) => <Details definition={definition} />}
    </DetailsFrame>
  );
}

const roundings: Record<string, string> = {
  precise: texts.roundingPrecise,
  currency: texts.roundingCurrency,
};

function roundingName(rule: string): string {
  const name = roundings[rule];
  return name ? say(name) : words(rule);
}

function Details({ definition }: { definition: RegimeDefinition }) {
  const { country, name, description, currency, time_zone, tax_scheme, calculator_rounding_rule } = definition;
  const { alt_country_codes = [], categories, tags = [], identities = [], extensions = [], corrections } = definition;
  const [lang] = useCatalogueLanguage();
  const { data: addons = [] } = useQuery(addonsQuery);
  return (
    <>
      <EntryHeader name={<LocalizedText localized={localizeCountry(name, country, lang)} />} id={country}>
        <UseInDocument
          label={() => say(texts.useRegime)}
          done={(document) => say(texts.regimeUsed, { document })}
          isIn={(document) => document.country === country}
          edits={(text) => regimeEdits(text, country)}
        />
      </EntryHeader>
      <Description description={description} />
      <Facts>
        <Fact name={say(texts.currency)}>{currency}</Fact>
        {tax_scheme && <Fact name={say(texts.taxScheme)}>{say<string>(tax_scheme)}</Fact>}
        {time_zone && <Fact name={say(texts.timeZone)}>{time_zone.replaceAll('_', ' ')}</Fact>}
        {calculator_rounding_rule && <Fact name={say(texts.rounding)}>{roundingName(calculator_rounding_rule)}</Fact>}
        {alt_country_codes.length > 0 && <Fact name={say(texts.otherCountryCodes)}>{sayList(alt_country_codes)}</Fact>}
        <AddonsFact name={texts.addons} keys={addonsOf(addons, country)} />
        <Fact name={say(texts.rulesWithAddons)}>
          <RulesLink find={prefixOfRegime(country)} />
        </Fact>
      </Facts>
      <Part title={say(texts.taxes)}>
        {categories.map((category) => (
          <TaxCategory key={category.code} category={category} />
        ))}
      </Part>
      {tags.length > 0 && (
        <Part title={say(texts.tags)}>
          {tags.map(({ schema, list }) => (
            <div key={schema} className="rounded-lg border border-line bg-panel px-4 py-2.5">
              <p className="mb-1 text-faint text-xs">
                <Words text={texts.tagsIn} values={{ schema: <SchemaLink path={schemaPath(schema)} /> }} />
              </p>
              <Definitions heading={say(texts.tag)} entries={list} />
            </div>
          ))}
        </Part>
      )}
      {identities.length > 0 && (
        <Part title={say(texts.identities)}>
          <div className="rounded-lg border border-line bg-panel px-4 py-2.5">
            <Definitions heading={say(texts.identity)} entries={identities} />
          </div>
        </Part>
      )}
      {extensions.length > 0 && (
        <Part title={say(texts.extensions)}>
          {extensions.map((extension) => (
            <ExtensionTable key={extension.key} extension={extension} lang={lang} />
          ))}
        </Part>
      )}
      <Part title={say(texts.corrections)}>
        {corrections && corrections.length > 0 ? (
          corrections.map((correction) => <Correction key={correction.schema} correction={correction} />)
        ) : (
          <p className="text-soft">{say(texts.noCorrections)}</p>
        )}
      </Part>
      <Sources sources={definition.sources} />
    </>
  );
}

type CorrectionDefinition = NonNullable<RegimeDefinition['corrections']>[number];

function Correction({ correction }: { correction: CorrectionDefinition }) {
  const { schema, types = [], extensions = [], stamps = [], reason_required, copy_tax } = correction;
  return (
    <div className="grid gap-2 rounded-lg border border-line bg-panel px-4 py-2.5">
      <p className="text-faint text-xs">
        <Words text={texts.correctionOf} values={{ schema: <SchemaLink path={schemaPath(schema)} /> }} />
      </p>
      <p className="flex flex-wrap gap-1.5">
        {types.map((type) => (
          <Pill key={type} tone="accent">
            {say<string>(words(type))}
          </Pill>
        ))}
        {reason_required && <Pill>{say(texts.reasonRequired)}</Pill>}
        {copy_tax && <Pill>{say(texts.taxCopied)}</Pill>}
      </p>
      {extensions.length > 0 && (
        <p className="text-soft">
          <Words text={texts.requiresExtensions} values={{ extensions: keys(extensions) }} />
        </p>
      )}
      {stamps.length > 0 && (
        <p className="text-soft">
          <Words text={texts.takesStamps} values={{ stamps: keys(stamps) }} />
        </p>
      )}
    </div>
  );
}

function keys(list: readonly string[]) {
  return list.map((key, index) => (
    <span key={key}>
      {index > 0 && ', '}
      <code className="font-mono text-ink text-xs">{key}</code>
    </span>
  ));
}

function SchemaLink({ path }: { path: string }) {
  return (
    <Link to="/schemas/$" params={{ _splat: path }} className="font-mono text-accent underline">
      {path}
    </Link>
  );
}
