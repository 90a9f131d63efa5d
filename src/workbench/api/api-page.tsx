import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CatalogueFrame, NothingFound } from '../catalogue/catalogue-frame.tsx';
import { descriptionQuery } from '../service/service.ts';
import { say } from '../texts/say.ts';
import { finder } from '../ui/find.ts';
import { groupBy } from '../ui/group-by.ts';
import { Method } from './method.tsx';
import { type Operation, operationsOf } from './operations.ts';
import * as texts from './texts.ts';

/** The operations of the service, as it describes itself, and one of them to try. */
export function ApiPage() {
  const description = useQuery(descriptionQuery);
  const { operation: shown } = useParams({ strict: false });
  const operations = useMemo(() => (description.data ? operationsOf(description.data) : []), [description.data]);
  return (
    <CatalogueFrame
      title={say(texts.title)}
      things={say(texts.things)}
      placeholder={say(texts.search)}
      list={description}
      shown={shown !== undefined}
      introduction={{ title: say(texts.introduction), about: say(texts.introductionAbout) }}
    >
      <OperationList operations={operations} />
    </CatalogueFrame>
  );
}

function OperationList({ operations }: { operations: readonly Operation[] }) {
  const { find = '' } = useSearch({ strict: false });
  const isFound = finder(find);
  const found = operations.filter(({ id, path, summary, tag }) => isFound(id, path, summary, tag));
  if (found.length === 0) return <NothingFound title={say(texts.noneFound)} />;
  return [...groupBy(found, ({ tag }) => tag)].map(([tag, group]) => (
    <section key={tag} aria-label={tag}>
      <h2 className="sticky top-0 border-line border-b bg-sunk px-4 py-1 text-soft text-xs">{tag}</h2>
      <ul className="py-1">
        {group.map(({ id, method, path, summary }) => (
          <li key={id}>
            <Link
              to="/api/$operation"
              params={{ operation: id }}
              search={(search) => search}
              className="block px-4 py-1.5 outline-offset-[-2px] hover:bg-sunk"
              activeProps={{ className: 'bg-accent-wash! shadow-[inset_2px_0_var(--accent)]' }}
            >
              <span className="flex items-baseline gap-2">
                <Method method={method} />
                <span className="min-w-0 break-all font-mono text-xs">{path}</span>
              </span>
              <span className="block text-soft">{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
