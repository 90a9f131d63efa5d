import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApiDescription } from '../../../client/index.ts';
import { groupBy } from '../../../engine/model/group-by.ts';
import { openApiAddress } from '../../engine/service/address.ts';
import { descriptionQuery } from '../../engine/service/catalogue.ts';
import { CatalogueFrame, inList } from '../../reference/catalogue-frame.tsx';
import { Part } from '../../reference/parts.tsx';
import { DocsLink } from '../../ui/documentation/docs-link.tsx';
import { finder } from '../../ui/find.ts';
import { say } from '../../ui/texts/say.ts';
import { Described } from './described.tsx';
import { Method } from './method.tsx';
import { type Operation, operationsOf, withoutReport } from './operations.ts';
import * as texts from './texts.ts';
import { introductionTo, ThisDocument } from './this-document.tsx';
import { useSource } from './use-source.tsx';

/** The operations of the service, from its description, and one of them to try. */
export function ApiPage() {
  const { text, chosen, choice } = useSource(takesAll);
  return (
    <CatalogueFrame
      title={say(texts.title)}
      things={say(texts.things)}
      placeholder={say(texts.search)}
      list={useQuery(descriptionQuery)}
      find={findOperations}
      none={say(texts.noneFound)}
      introduction={introductionTo(text)}
      overviewFirst
      overview={(description) => (
        <>
          {choice}
          {text !== undefined && <ThisDocument key={chosen} operations={operationsOf(description)} source={text} />}
          {text !== undefined && (
            <Part title={say(texts.introduction)}>
              <p>{say(texts.introductionAbout)}</p>
            </Part>
          )}
          <DocsLink />
          <p>
            <a href={openApiAddress} target="_blank" rel="noreferrer" className="text-accent underline">
              {say(texts.openApi)}
            </a>
          </p>
        </>
      )}
    >
      {(found) =>
        [...groupBy(found, ({ tag }) => tag)].map(([tag, group]) => (
          <section key={tag} aria-label={tag}>
            <h2 className="sticky top-0 border-line border-b bg-sunk px-4 py-1 text-soft text-xs">{tag}</h2>
            <Entries operations={group.filter(({ id }) => !isTwin(id))} />
            <Twins operations={group.filter(({ id }) => isTwin(id))} />
          </section>
        ))
      }
    </CatalogueFrame>
  );
}

const takesAll = () => true;

/** Whether an operation is the variant of another that also answers a report. */
const isTwin = (id: string) => withoutReport(id) !== id;

function Twins({ operations }: { operations: readonly Operation[] }) {
  const { operation } = useParams({ strict: false });
  const { find = '' } = useSearch({ strict: false });
  const [isOpen, setOpen] = useState(false);
  if (operations.length === 0) return null;
  const isWanted = find !== '' || (operation !== undefined && isTwin(operation));
  return (
    <details
      open={isOpen || isWanted}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-line border-t"
    >
      <summary className="px-4 py-2 text-accent outline-offset-[-2px]">
        {say(texts.twins, { count: operations.length })}
      </summary>
      <Entries operations={operations} />
    </details>
  );
}

function Entries({ operations }: { operations: readonly Operation[] }) {
  return (
    <ul className="py-1">
      {operations.map(({ id, method, path, summary }) => (
        <li key={id}>
          <Link to="/api/$operation" params={{ operation: id }} {...inList('block py-1.5')}>
            <span className="flex items-baseline gap-2">
              <Method method={method} />
              <span className="min-w-0 break-all font-mono text-xs">{path}</span>
            </span>
            <span className="block text-soft">
              <Described text={summary} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function findOperations(description: ApiDescription, search: string): Operation[] {
  const isFound = finder(search);
  return operationsOf(description).filter(({ id, path, summary, tag }) =>
    isFound(id, path, summary, say<string>(summary), tag),
  );
}
