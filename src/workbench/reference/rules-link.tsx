import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { rulesQuery } from '../engine/service/catalogue.ts';
import { say } from '../ui/texts/say.ts';
import { findRules } from './rules.ts';
import * as texts from './texts.ts';

/** A link to the rules that match a search, with their number. */
export function RulesLink({ find }: { find: string }) {
  const { data: rules } = useQuery(rulesQuery);
  if (!rules) return null;
  const { length } = findRules(rules, find);
  if (length === 0) return <span className="text-soft">{say(texts.noRules)}</span>;
  return (
    <Link to="/rules" search={({ lang }) => ({ lang, find })} className="text-accent underline">
      {say(texts.itsRules, { count: length })}
    </Link>
  );
}
