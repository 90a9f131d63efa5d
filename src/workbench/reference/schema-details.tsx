import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { FilePlus2 } from 'lucide-react';
import type { JsonSchema, SchemaBody } from '../../client/index.ts';
import { describe } from '../engine/document/description.ts';
import { schemaPath } from '../engine/document/names.ts';
import { contentOf } from '../engine/document/text.ts';
import { isObject } from '../engine/document/values.ts';
import { rulesQuery, schemaQuery, schemasQuery } from '../engine/service/catalogue.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { useStart } from '../state/examples/use-start.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../ui/texts/say.ts';
import { Words } from '../ui/texts/words.tsx';
import { DetailsFrame } from './catalogue-frame.tsx';
import { choicesOf } from './choices.ts';
import { named } from './language.ts';
import { EntryHeader } from './parts.tsx';
import { PropertyTable } from './property-table.tsx';
import { objectOfSchema } from './rules.ts';
import { RulesLink } from './rules-link.tsx';
import { definitionsOf, typeOf } from './schema-type.ts';
import * as texts from './texts.ts';
import { Choices, TypeLink } from './type-link.tsx';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

/** A schema: its object, and the objects it defines. */
export function SchemaDetails() {
  const { _splat: path = '' } = useParams({ from: '/schemas/$' });
  const schema = useQuery({ ...schemaQuery(path), enabled: path !== '' });
  if (path === '') return null;
  return (
    <DetailsFrame label={path} back={{ to: '/schemas', name: say(texts.allSchemas) }} entry={schema}>
      {(body) => <Details path={path} schema={body} />}
    </DetailsFrame>
  );
}

function Details({ path, schema }: { path: string; schema: SchemaBody }) {
  const [lang] = useCatalogueLanguage();
  const { startEmpty } = useStart();
  const draft = useActiveDraft();
  const [[, main = {}] = [], ...parts] = definitionsOf(schema);
  return (
    <>
      <EntryHeader name={main.title === undefined ? path : named(main.title, lang)} id={path}>
        {main.properties && (
          <Button Icon={FilePlus2} onClick={() => startEmpty(path)}>
            {say(texts.startDocument)}
          </Button>
        )}
      </EntryHeader>
      <Definition
        schema={main}
        document={draft && describe(draft.text).schema === path ? documentOf(draft) : undefined}
      />
      <RulesOf path={path} />
      {parts.map(([name, part]) => (
        <section key={name} id={name} aria-label={name} className="grid scroll-mt-4 gap-3">
          <div>
            <h3 className="font-semibold text-base">{part.title === undefined ? name : named(part.title, lang)}</h3>
            <p className="font-mono text-soft text-xs">{name}</p>
          </div>
          <Definition schema={part} />
        </section>
      ))}
    </>
  );
}

/** A link to the rules of a schema's object, if any. */
function RulesOf({ path }: { path: string }) {
  const { data: rules = [] } = useQuery(rulesQuery);
  const { data: schemas = [] } = useQuery(schemasQuery);
  const object = objectOfSchema(rules, schemas.map(schemaPath), path);
  return (
    object && (
      <p>
        <RulesLink find={object} />
      </p>
    )
  );
}

/** The current draft of the schema shown, and where its document begins. */
export interface ShownDocument {
  draft: string;
  title: string;
  /** The path of the document in the text: `$`, or `$.doc` in an envelope. */
  path: string;
  members: ReadonlySet<string>;
}

function documentOf({ id, text }: Draft): ShownDocument | undefined {
  const { title, envelope } = describe(text);
  const content = contentOf(text);
  const document = envelope && isObject(content) ? content.doc : content;
  if (!isObject(document)) return undefined;
  return { draft: id, title, path: envelope ? '$.doc' : '$', members: new Set(Object.keys(document)) };
}

/** The properties of an object, or the form of a value. */
function Definition({ schema, document }: { schema: JsonSchema; document?: ShownDocument | undefined }) {
  const [lang] = useCatalogueLanguage();
  const { description, properties, pattern, minLength, maxLength } = schema;
  const { choices, open } = choicesOf(schema);
  const isBounded = minLength !== undefined && maxLength !== undefined;
  const form = pattern
    ? isBounded
      ? texts.writtenInLengthAndForm
      : texts.writtenInForm
    : isBounded
      ? texts.writtenInLength
      : texts.writtenAs;
  return (
    <div className="grid gap-3">
      {description && (
        <p className="max-w-[42rem] whitespace-pre-line text-base leading-relaxed">{named(description, lang)}</p>
      )}
      {properties ? (
        <PropertyTable schema={schema} document={document} />
      ) : (
        <p className="text-soft">
          <Words
            text={form}
            values={{
              type: <TypeLink type={typeOf(schema)} />,
              least: minLength,
              most: maxLength,
              pattern: <code className="break-all font-mono text-ink text-xs">{pattern}</code>,
            }}
          />
        </p>
      )}
      {!properties && choices.length > 0 && <Choices label={say(texts.values)} choices={choices} open={open} />}
    </div>
  );
}
