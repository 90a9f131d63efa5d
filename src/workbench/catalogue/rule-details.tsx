import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { RuleDetail } from '../../client/index.ts';
import { schemaPath } from '../document/names.ts';
import { addonsQuery, regimesQuery, ruleQuery, schemasQuery } from '../service/service.ts';
import { AddonLinks } from './addon-details.tsx';
import { DetailsFrame } from './catalogue-frame.tsx';
import { localizeCountry } from './language.ts';
import { EntryHeader, Fact, Facts, Part } from './parts.tsx';
import { addonOfRule, regimeOfRule, schemaOfObject } from './rules.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

/** One rule: what it says, of what, where it counts and what it tests. */
export function RuleDetails() {
  const { code } = useParams({ from: '/rules/$code' });
  const rule = useQuery(ruleQuery(code));
  return (
    <DetailsFrame label={code} back={{ to: '/rules', name: 'All rules' }} entry={rule}>
      {rule.data && <Details rule={rule.data} />}
    </DetailsFrame>
  );
}

function Details({ rule }: { rule: RuleDetail }) {
  const { code, description, object, field, explanation, guards, tests, example } = rule;
  return (
    <>
      <EntryHeader
        name={code}
        id={object ? [object, field].filter(Boolean).join(' · ') : 'A code of the service itself, not of the standard'}
      />
      <p className="max-w-[42rem] whitespace-pre-line text-base leading-relaxed">{description}</p>
      <Occurrences code={code} object={object} field={field} />
      {explanation && (
        <Part title="How to fix it">
          <p className="max-w-[42rem]">{explanation}</p>
        </Part>
      )}
      {guards && (
        <Part title="Where it applies">
          <Conditions conditions={guards} none="Wherever its object is: it has no condition of its own." />
        </Part>
      )}
      {tests && (
        <Part title="What is tested">
          <Conditions conditions={tests} none="Only that it is there." />
        </Part>
      )}
      {example && <Example example={example} />}
    </>
  );
}

/** The object and property that a rule is on, and what it comes with. */
function Occurrences({ code, object, field }: Pick<RuleDetail, 'code' | 'object' | 'field'>) {
  const [lang] = useCatalogueLanguage();
  const { data: schemas = [] } = useQuery(schemasQuery);
  const { data: addons = [] } = useQuery(addonsQuery);
  const { data: regimes = [] } = useQuery(regimesQuery);
  if (object === '')
    return <p className="text-soft">A code of the service itself, not on an object of the standard.</p>;
  const path = schemaOfObject(schemas.map(schemaPath), object);
  const addon = addonOfRule(addons, code);
  const regime = regimeOfRule(regimes, code);
  return (
    <Facts>
      <Fact name="Object">
        {path ? (
          <Link to="/schemas/$" params={{ _splat: path }} search={({ lang }) => ({ lang })} className={link}>
            {object}
          </Link>
        ) : (
          <span className="font-mono text-xs leading-[1.625]">{object}</span>
        )}
      </Fact>
      <Fact name="Property">
        {field ? (
          <span className="min-w-0 break-words font-mono text-xs leading-[1.625]">{field}</span>
        ) : (
          <span className="text-soft">The object as a whole</span>
        )}
      </Fact>
      {addon && (
        <Fact name="Addon">
          <AddonLinks keys={[addon]} />
        </Fact>
      )}
      {regime && (
        <Fact name="Regime">
          <Link
            to="/regimes/$code"
            params={{ code: regime.country }}
            search={({ lang }) => ({ lang })}
            className="text-accent underline"
          >
            {localizeCountry(regime.name, regime.country, lang)?.text ?? regime.country}
          </Link>
        </Fact>
      )}
    </Facts>
  );
}

const link = 'inline-flex min-h-6 items-center font-mono text-accent text-xs underline';

function Conditions({ conditions, none }: { conditions: readonly string[]; none: string }) {
  if (conditions.length === 0) return <p className="text-soft">{none}</p>;
  return (
    <ul className="grid gap-1 rounded-lg border border-line bg-panel px-4 py-2.5">
      {conditions.map((condition) => (
        <li key={condition}>
          <code className="whitespace-pre-wrap break-words font-mono text-xs">{condition}</code>
        </li>
      ))}
    </ul>
  );
}

/** A request that is answered with the code. */
function Example({ example: { request, answer } }: { example: NonNullable<RuleDetail['example']> }) {
  const { method, path, text, body } = request;
  return (
    <Part title="Example">
      <Sample label="Request" head={`${method} ${path}`} text={typeof text === 'string' ? text : pretty(body)} />
      <Sample label="Answer" head={`Status ${answer.status}`} text={pretty(answer.body)} />
    </Part>
  );
}

const box = 'max-h-80 overflow-auto rounded-lg border border-line bg-panel';

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

function Sample({ label, head, text }: { label: string; head: string; text: string }) {
  return (
    <div className="grid min-w-0 gap-1">
      <h4 className="text-soft text-xs">
        {label}: <span className="font-mono">{head}</span>
      </h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1). */}
      <section aria-label={label} tabIndex={0} className={box}>
        <pre className="w-max p-3 font-mono text-xs leading-5">{text}</pre>
      </section>
    </div>
  );
}
