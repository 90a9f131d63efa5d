import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { RegimeDefinition } from '../../client/index.ts';
import { regimeEdits } from '../document/edits.ts';
import { schemaPath, words } from '../document/names.ts';
import { addonsQuery, regimeQuery } from '../service/service.ts';
import { Pill } from '../ui/pill.tsx';
import { AddonLinks } from './addon-details.tsx';
import { DetailsFrame } from './catalogue-frame.tsx';
import { ExtensionTable } from './extension-table.tsx';
import { addonsOf } from './find.ts';
import { localizeCountry } from './language.ts';
import { LocalizedText } from './localized-text.tsx';
import { Definitions, Description, EntryHeader, Fact, Facts, Part, Sources } from './parts.tsx';
import { prefixOfRegime } from './rules.ts';
import { RulesLink } from './rules-link.tsx';
import { TaxCategory } from './tax-category.tsx';
import { useCatalogueLanguage } from './use-catalogue-language.ts';
import { UseInDocument } from './use-in-document.tsx';

/** One regime: its taxes and all else that it knows. */
export function RegimeDetails() {
  const { code } = useParams({ from: '/regimes/$code' });
  const definition = useQuery(regimeQuery(code));
  return (
    <DetailsFrame label={code} back={{ to: '/regimes', name: 'All regimes' }} entry={definition}>
      {definition.data && <Details definition={definition.data} />}
    </DetailsFrame>
  );
}

const roundings: Record<string, string> = {
  precise: 'Sums first, then rounds',
  currency: 'Rounds each line, then sums',
};

function Details({ definition }: { definition: RegimeDefinition }) {
  const { country, name, description, currency, time_zone, tax_scheme, calculator_rounding_rule } = definition;
  const { alt_country_codes = [], categories, tags = [], identities = [], extensions = [], corrections } = definition;
  const [lang] = useCatalogueLanguage();
  const { data: addons = [] } = useQuery(addonsQuery);
  return (
    <>
      <EntryHeader name={<LocalizedText localized={localizeCountry(name, country, lang)} />} id={country}>
        <UseInDocument
          label="Use in the document"
          done="Used in"
          isIn={(document) => document.country === country}
          edits={(text) => regimeEdits(text, country)}
        />
      </EntryHeader>
      <Description texts={description} />
      <Facts>
        <Fact name="Currency">{currency}</Fact>
        {tax_scheme && <Fact name="Tax scheme">{tax_scheme}</Fact>}
        {time_zone && <Fact name="Time zone">{time_zone.replaceAll('_', ' ')}</Fact>}
        {calculator_rounding_rule && (
          <Fact name="Rounding">{roundings[calculator_rounding_rule] ?? words(calculator_rounding_rule)}</Fact>
        )}
        {alt_country_codes.length > 0 && <Fact name="Also known as">{alt_country_codes.join(', ')}</Fact>}
        <Fact name="Addons">
          <AddonLinks keys={addonsOf(addons, country)} />
        </Fact>
        <Fact name="Rules, its addons’ too">
          <RulesLink find={prefixOfRegime(country)} />
        </Fact>
      </Facts>
      <Part title="Taxes">
        {categories.map((category) => (
          <TaxCategory key={category.code} category={category} />
        ))}
      </Part>
      {tags.length > 0 && (
        <Part title="Tags">
          {tags.map(({ schema, list }) => (
            <div key={schema} className="rounded-lg border border-line bg-panel px-4 py-2.5">
              <p className="mb-1 text-faint text-xs">
                In <SchemaLink path={schemaPath(schema)} />
              </p>
              <Definitions heading="Tag" entries={list} />
            </div>
          ))}
        </Part>
      )}
      {identities.length > 0 && (
        <Part title="Identities">
          <div className="rounded-lg border border-line bg-panel px-4 py-2.5">
            <Definitions heading="Identity" entries={identities} />
          </div>
        </Part>
      )}
      {extensions.length > 0 && (
        <Part title="Extensions">
          {extensions.map((extension) => (
            <ExtensionTable key={extension.key} extension={extension} lang={lang} />
          ))}
        </Part>
      )}
      <Part title="Corrections">
        {corrections && corrections.length > 0 ? (
          corrections.map((correction) => <Correction key={correction.schema} correction={correction} />)
        ) : (
          <p className="text-soft">This regime says nothing of its own about corrections.</p>
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
        Of <SchemaLink path={schemaPath(schema)} />
      </p>
      <p className="flex flex-wrap gap-1.5">
        {types.map((type) => (
          <Pill key={type} tone="accent">
            {words(type)}
          </Pill>
        ))}
        {reason_required && <Pill>A reason is required</Pill>}
        {copy_tax && <Pill>The tax of the original is copied</Pill>}
      </p>
      {extensions.length > 0 && <p className="text-soft">Asks for {keys(extensions)}</p>}
      {stamps.length > 0 && <p className="text-soft">Takes along the stamps {keys(stamps)}</p>}
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
