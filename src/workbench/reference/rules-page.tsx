import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { RuleSummary } from '../../client/index.ts';
import { rulesQuery } from '../engine/service/catalogue.ts';
import { say } from '../ui/texts/say.ts';
import { VirtualRows } from '../ui/virtual-rows.tsx';
import { CatalogueFrame, inList } from './catalogue-frame.tsx';
import { findRules } from './rules.ts';
import * as texts from './texts.ts';

/** Pixels: a code, and two lines of its message. */
const rowHeight = 70;

/** All rules by code, and the selected one. */
export function RulesPage() {
  const { find } = useSearch({ strict: false });
  const { code: shown } = useParams({ strict: false });
  return (
    <CatalogueFrame
      title={say(texts.rules)}
      things={say(texts.ruleThings)}
      placeholder={say(texts.searchRules)}
      list={useQuery(rulesQuery)}
      find={findRules}
      none={say(texts.noRuleFound)}
      introduction={{ title: say(texts.rulesAre), about: say(texts.rulesAbout) }}
    >
      {(found) => (
        // A new search starts at the top.
        <VirtualRows
          key={find}
          label={say(texts.ruleCodes)}
          count={found.length}
          rowHeight={rowHeight}
          first={Math.max(0, found.findIndex(({ code }) => code === shown) - 2)}
          className="h-full overflow-auto outline-offset-[-2px]"
        >
          {(index) => found[index] && <RuleRow rule={found[index]} />}
        </VirtualRows>
      )}
    </CatalogueFrame>
  );
}

function RuleRow({ rule: { code, description } }: { rule: RuleSummary }) {
  return (
    <Link
      to="/rules/$code"
      params={{ code }}
      {...inList('grid min-h-[70px] content-start border-line border-b py-1.5')}
    >
      <span className="break-words font-medium font-mono text-xs leading-[1.625]">{code}</span>
      <span className="line-clamp-2 text-soft text-xs">{description}</span>
    </Link>
  );
}
