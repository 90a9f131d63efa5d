import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { RuleSummary } from '../../client/index.ts';
import { rulesQuery } from '../service/service.ts';
import { say } from '../texts/say.ts';
import { VirtualRows } from '../ui/virtual-rows.tsx';
import { CatalogueFrame, NothingFound } from './catalogue-frame.tsx';
import { findRules } from './rules.ts';
import * as texts from './texts.ts';

/** All rules by their codes, and one of them. */
export function RulesPage() {
  const rules = useQuery(rulesQuery);
  const { code } = useParams({ strict: false });
  return (
    <CatalogueFrame
      title={say(texts.rules)}
      things={say(texts.ruleThings)}
      placeholder={say(texts.searchRules)}
      list={rules}
      shown={code !== undefined}
      introduction={{ title: say(texts.rulesAre), about: say(texts.rulesAbout) }}
    >
      <RuleList rules={rules.data ?? []} shown={code} />
    </CatalogueFrame>
  );
}

/** Pixels: a code, and two lines of its sentence. */
const rowHeight = 70;

function RuleList({ rules, shown }: { rules: readonly RuleSummary[]; shown: string | undefined }) {
  const { find = '' } = useSearch({ strict: false });
  const found = useMemo(() => findRules(rules, find), [rules, find]);
  if (found.length === 0) return <NothingFound title={say(texts.noRuleFound)} />;
  const index = found.findIndex(({ code }) => code === shown);
  return (
    // Another search begins at its top.
    <VirtualRows
      key={find}
      label={say(texts.ruleCodes)}
      count={found.length}
      rowHeight={rowHeight}
      first={Math.max(0, index - 2)}
      className="h-full overflow-auto outline-offset-[-2px]"
    >
      {(index) => found[index] && <RuleRow rule={found[index]} />}
    </VirtualRows>
  );
}

function RuleRow({ rule: { code, description } }: { rule: RuleSummary }) {
  return (
    <Link
      to="/rules/$code"
      params={{ code }}
      search={(search) => search}
      className="grid min-h-[70px] content-start border-line border-b px-4 py-1.5 outline-offset-[-2px] hover:bg-sunk"
      activeProps={{ className: 'bg-accent-wash! shadow-[inset_2px_0_var(--accent)]' }}
    >
      <span className="break-words font-medium font-mono text-xs leading-[1.625]">{code}</span>
      <span className="line-clamp-2 text-soft text-xs">{description}</span>
    </Link>
  );
}
