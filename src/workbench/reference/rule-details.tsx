import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RuleDetail } from '../../client/index.ts';
import { schemaPath } from '../engine/document/names.ts';
import { addonsQuery, regimesQuery, ruleQuery, schemasQuery } from '../engine/service/catalogue.ts';
import { say } from '../ui/texts/say.ts';
import { Words } from '../ui/texts/words.tsx';
import { AddonLinks } from './addon-details.tsx';
import { DetailsFrame } from './catalogue-frame.tsx';
import { EntryHeader, Fact, Facts, Part, RegimeFact } from './parts.tsx';
import { addonOfRule, regimeOfRule, schemaOfObject } from './rules.ts';
import * as texts from './texts.ts';

/** A rule: its message, object, conditions and tests. */
export function RuleDetails() {
  const { code } = useParams({ from: '/rules/$code' });
  return (
    <DetailsFrame label={code} back={{ to: '/rules', name: say(texts.allRules) }} entry={useQuery(ruleQuery(code))}>
      {(rule) => <Details rule={rule} />}
    </DetailsFrame>
  );
}

function Details({ rule }: { rule: RuleDetail }) {
  const { code, description, object, field, explanation, guards, tests, fails, passes, origin = [], example } = rule;
  return (
    <>
      <EntryHeader name={code} id={object ? [object, field].filter(Boolean).join(' · ') : say(texts.ownCode)} />
      <p className="max-w-[42rem] whitespace-pre-line text-base leading-relaxed">{description}</p>
      <Occurrences code={code} object={object} field={field} />
      {explanation && (
        <Part title={say(texts.howToFix)}>
          <p className="max-w-[42rem]">{explanation}</p>
        </Part>
      )}
      {guards && (
        <Part title={say(texts.whereApplied)}>
          <Conditions conditions={guards} none={say(texts.appliedAlways)} />
        </Part>
      )}
      {tests && (
        <Part title={say(texts.tested)}>
          <Conditions conditions={tests} none={say(texts.testedPresence)} />
        </Part>
      )}
      {origin.length > 0 && (
        <Part title={say(texts.requiredBy)}>
          <ul>
            {origin.map(({ title, url }) => (
              <li key={title}>
                {url ? (
                  <a href={url} rel="noreferrer" target="_blank" className="text-accent underline">
                    {say(title)}
                  </a>
                ) : (
                  say(title)
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {(fails || passes) && (
        <Part title={say(texts.difference)}>
          {fails && <Sample label={say(texts.fails)} head={say(texts.fails)} text={fails} />}
          {passes && <Sample label={say(texts.passes)} head={say(texts.passes)} text={passes} />}
        </Part>
      )}
      {example && <Example example={example} />}
    </>
  );
}

/** The object and property of a rule, and its addon or regime. */
function Occurrences({ code, object, field = '' }: Pick<RuleDetail, 'code' | 'object' | 'field'>) {
  const { data: schemas = [] } = useQuery(schemasQuery);
  const { data: addons = [] } = useQuery(addonsQuery);
  const { data: regimes = [] } = useQuery(regimesQuery);
  if (!object) return <p className="text-soft">{say(texts.ownCodeAbout)}</p>;
  const path = schemaOfObject(schemas.map(schemaPath), object);
  const addon = addonOfRule(addons, code);
  return (
    <Facts>
      <Fact name={say(texts.object)}>
        {path ? (
          <Link to="/schemas/$" params={{ _splat: path }} search={({ lang }) => ({ lang })} className={link}>
            {object}
          </Link>
        ) : (
          <span className="font-mono text-xs leading-[1.625]">{object}</span>
        )}
      </Fact>
      <Fact name={say(texts.property)}>
        {field ? (
          <span className="min-w-0 break-words font-mono text-xs leading-[1.625]">{field}</span>
        ) : (
          <span className="text-soft">{say(texts.wholeObject)}</span>
        )}
      </Fact>
      {addon && (
        <Fact name={say(texts.addon)}>
          <AddonLinks keys={[addon]} />
        </Fact>
      )}
      <RegimeFact regime={regimeOfRule(regimes, code)} />
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

/** A request that causes the code. */
function Example({ example: { request, answer } }: { example: NonNullable<RuleDetail['example']> }) {
  const { method, path, text, body } = request;
  return (
    <Part title={say(texts.example)}>
      <Sample
        label={say(texts.request)}
        head={<Words text={texts.requestHead} values={{ head: mono(`${method} ${path}`) }} />}
        text={typeof text === 'string' ? text : pretty(body)}
      />
      <Sample
        label={say(texts.answer)}
        head={<Words text={texts.answerHead} values={{ head: mono(say(texts.status, { status: answer.status })) }} />}
        text={pretty(answer.body)}
      />
    </Part>
  );
}

const box = 'max-h-80 overflow-auto rounded-lg border border-line bg-panel';

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

const mono = (text: string) => <span className="font-mono">{text}</span>;

function Sample({ label, head, text }: { label: string; head: ReactNode; text: string }) {
  return (
    <div className="grid min-w-0 gap-1">
      <h4 className="text-soft text-xs">{head}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1). */}
      <section aria-label={label} tabIndex={0} className={box}>
        <pre className="w-max p-3 font-mono text-xs leading-5">{text}</pre>
      </section>
    </div>
  );
}
