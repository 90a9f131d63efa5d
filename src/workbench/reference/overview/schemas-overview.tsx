import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FilePlus2 } from 'lucide-react';
import { nameOfSchema, schemaPath, words, writtenTypes } from '../../engine/document/names.ts';
import { schemaQuery } from '../../engine/service/catalogue.ts';
import { examplesQuery } from '../../engine/service/service.ts';
import { useStart } from '../../state/examples/use-start.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/texts/say.ts';
import { named } from '../language.ts';
import { Part } from '../parts.tsx';
import { definitionsOf } from '../schema-type.ts';
import { useCatalogueLanguage } from '../use-catalogue-language.ts';
import * as texts from './texts.ts';

/** The document types: purpose, kinds and examples to start from. */
export function SchemasOverview() {
  const schemas = useQueries({ queries: writtenTypes.map((path) => schemaQuery(path)) });
  const { data: examples = [] } = useQuery(examplesQuery);
  const { startEmpty, startFrom } = useStart();
  const [lang] = useCatalogueLanguage();
  return (
    <Part title={say(texts.documentTypes)}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {writtenTypes.map((path, index) => {
          const [[, main = {}] = []] = schemas[index]?.data ? definitionsOf(schemas[index].data) : [];
          const own = examples.filter(({ schema }) => schemaPath(schema) === path);
          const [first] = own;
          const kinds = [...new Set(own.flatMap(({ kind }) => kind ?? []))];
          return (
            <li key={path} className="grid content-start gap-2 rounded-xl border border-line bg-panel p-4">
              <h4 className="flex flex-wrap items-baseline gap-x-2">
                <Link
                  to="/schemas/$"
                  params={{ _splat: path }}
                  className="font-semibold text-base hover:text-accent hover:underline"
                >
                  {named(nameOfSchema(path), lang)}
                </Link>
                <span className="font-mono text-soft text-xs">{path}</span>
              </h4>
              <p className="text-soft leading-relaxed">{named(main.description ?? '', lang)}</p>
              {kinds.length > 0 && (
                <p className="text-faint text-xs">{say(texts.kindsShown, { kinds: kinds.map(words).join(', ') })}</p>
              )}
              <p className="flex flex-wrap items-center gap-2">
                <Button Icon={FilePlus2} size="small" onClick={() => startEmpty(path)}>
                  {say(texts.empty)}
                </Button>
                {first && (
                  <Button size="small" onClick={() => void startFrom(first.name)}>
                    {say(texts.exampleOf, { title: say(first.title) })}
                  </Button>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
