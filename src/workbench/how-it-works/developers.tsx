import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { groupBy } from '../../engine/model/group-by.ts';
import { operationsOf, withoutReport } from '../developer/api/operations.ts';
import { openApiAddress } from '../engine/service/address.ts';
import { descriptionQuery } from '../engine/service/catalogue.ts';
import { guideAddress } from '../ui/documentation/docs-link.tsx';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

/** The operations of the service by group, and where they are described. */
export function ForDevelopers() {
  const { data } = useQuery(descriptionQuery);
  const operations = data ? operationsOf(data).filter(({ id }) => withoutReport(id) === id) : [];
  const links = [
    { name: texts.openApi, href: openApiAddress },
    { name: texts.documentation, href: guideAddress('') },
    { name: texts.client, href: guideAddress('client/') },
  ];
  return (
    <section aria-label={say(texts.forDevelopers)} className="grid gap-4 border-line border-t bg-panel px-5 py-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="font-semibold text-base">{say(texts.forDevelopers)}</h2>
        <p className="min-w-0 flex-1 text-soft">{say(texts.forDevelopersAbout)}</p>
        {links.map(
          ({ name, href }) =>
            href && (
              <a
                key={name}
                href={href}
                target="_blank"
                rel="noreferrer"
                className="inline-flex h-[30px] items-center rounded-[7px] border border-line px-3 font-medium hover:bg-sunk"
              >
                {say<string>(name)}
              </a>
            ),
        )}
      </header>
      <div className="columns-1 gap-8 sm:columns-2 xl:columns-3">
        {[...groupBy(operations, ({ tag }) => tag)].map(([tag, group]) => (
          <section key={tag} aria-label={tag} className="mb-5 break-inside-avoid">
            <h3 className="mb-1.5 font-medium text-soft text-xs">{tag}</h3>
            <ul className="grid gap-1">
              {group.map(({ id, method, path, summary }) => (
                <li key={id}>
                  <Link
                    to="/api/$operation"
                    params={{ operation: id }}
                    className="grid rounded px-1 py-0.5 hover:bg-sunk"
                  >
                    <span className="font-mono text-accent text-xs">{`${method} ${path}`}</span>
                    <span className="text-soft">{say<string>(summary)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
