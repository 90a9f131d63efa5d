import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { groupBy } from '../../engine/model/group-by.ts';
import { nameOfSchema, schemaPath } from '../../paper/names.ts';
import { schemasQuery } from '../engine/service/catalogue.ts';
import { finder } from '../ui/find.ts';
import { say } from '../ui/texts/say.ts';
import { CatalogueFrame, inList } from './catalogue-frame.tsx';
import { named } from './language.ts';
import { SchemasOverview } from './overview/schemas-overview.tsx';
import * as texts from './texts.ts';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

/** All schemas, and the selected one. */
export function SchemasPage() {
  const [lang] = useCatalogueLanguage();
  return (
    <CatalogueFrame
      title={say(texts.schemas)}
      things={say(texts.schemaThings)}
      placeholder={say(texts.searchSchemas)}
      list={useQuery(schemasQuery)}
      find={findSchemas}
      none={say(texts.noSchemaFound)}
      hasLanguages
      introduction={{ title: say(texts.schemasAre), about: say(texts.schemasAbout) }}
      overview={() => <SchemasOverview />}
    >
      {(found) =>
        [...groupBy(found, roomOf)].map(([room, paths]) => (
          <section key={room} aria-label={room === '' ? say(texts.whole) : room}>
            {room !== '' && (
              <h2 className="sticky top-0 border-line border-b bg-sunk px-4 py-1 font-mono text-soft text-xs">
                {room}
              </h2>
            )}
            <ul className="py-1">
              {paths.map((path) => (
                <li key={path}>
                  <Link
                    to="/schemas/$"
                    params={{ _splat: path }}
                    {...inList('flex flex-wrap items-baseline gap-x-3 py-1')}
                  >
                    <span className="font-medium">{named(nameOfSchema(path), lang)}</span>
                    <span className="font-mono text-soft text-xs">{path}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))
      }
    </CatalogueFrame>
  );
}

/** Returns the paths that contain every word of a search, in the path or its names. */
function findSchemas(schemas: readonly string[], search: string): string[] {
  const isFound = finder(search);
  return schemas.map(schemaPath).filter((path) => isFound(path, nameOfSchema(path)));
}

function roomOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
