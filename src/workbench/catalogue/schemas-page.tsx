import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { nameOfSchema, schemaPath } from '../document/names.ts';
import { schemasQuery } from '../service/service.ts';
import { say } from '../texts/say.ts';
import { finder } from '../ui/find.ts';
import { groupBy } from '../ui/group-by.ts';
import { CatalogueFrame, NothingFound } from './catalogue-frame.tsx';
import * as texts from './texts.ts';

/** All schemas, and one of them. */
export function SchemasPage() {
  const schemas = useQuery(schemasQuery);
  const { _splat: shown } = useParams({ strict: false });
  return (
    <CatalogueFrame
      title={say(texts.schemas)}
      things={say(texts.schemaThings)}
      placeholder={say(texts.searchSchemas)}
      list={schemas}
      shown={Boolean(shown)}
      introduction={{ title: say(texts.schemasAre), about: say(texts.schemasAbout) }}
    >
      <SchemaList paths={(schemas.data ?? []).map(schemaPath)} />
    </CatalogueFrame>
  );
}

function SchemaList({ paths }: { paths: readonly string[] }) {
  const { find = '' } = useSearch({ strict: false });
  const isFound = finder(find);
  const found = paths.filter((path) => isFound(path, nameOfSchema(path)));
  if (found.length === 0) return <NothingFound title={say(texts.noSchemaFound)} />;
  const groups = groupBy(found, (path) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''));
  return [...groups].map(([room, paths]) => (
    <section key={room} aria-label={room === '' ? say(texts.whole) : room}>
      {room !== '' && (
        <h2 className="sticky top-0 border-line border-b bg-sunk px-4 py-1 font-mono text-soft text-xs">{room}</h2>
      )}
      <ul className="py-1">
        {paths.map((path) => (
          <li key={path}>
            <Link
              to="/schemas/$"
              params={{ _splat: path }}
              search={(search) => search}
              className="flex flex-wrap items-baseline gap-x-3 px-4 py-1 outline-offset-[-2px] hover:bg-sunk"
              activeProps={{ className: 'bg-accent-wash! shadow-[inset_2px_0_var(--accent)]' }}
            >
              <span className="font-medium">{nameOfSchema(path.slice(room.length + (room === '' ? 0 : 1)))}</span>
              <span className="font-mono text-soft text-xs">{path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
