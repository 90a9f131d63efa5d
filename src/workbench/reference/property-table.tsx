import { Link } from '@tanstack/react-router';
import { CornerDownRight } from 'lucide-react';
import type { JsonSchema } from '../../client/index.ts';
import { showLocations } from '../state/view/shown-locations.ts';
import { Heading } from '../ui/heading.tsx';
import { Pill } from '../ui/pill.tsx';
import { say } from '../ui/texts/say.ts';
import { choicesOf } from './choices.ts';
import { named } from './language.ts';
import type { ShownDocument } from './schema-details.tsx';
import { typeOf } from './schema-type.ts';
import * as texts from './texts.ts';
import { Choices, TypeLink } from './type-link.tsx';
import { useCatalogueLanguage } from './use-catalogue-language.ts';

interface PropertyTableProps {
  schema: JsonSchema;
  /** The current draft, if it has this schema. */
  document: ShownDocument | undefined;
}

/** The properties of an object, in the standard's order. */
export function PropertyTable({
  schema: { properties = {}, required = [], recommended = [] },
  document,
}: PropertyTableProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-panel">
      <table className="w-full max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-line border-b text-left text-faint text-xs">
            <Heading name={say(texts.property)} className="px-4 py-1.5 font-medium" />
            <Heading name={say(texts.holds)} className="py-1.5 pr-4 font-medium" />
            <Heading name={say(texts.whatItIs)} className="py-1.5 pr-4 font-medium" />
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {Object.entries(properties).map(([name, property]) => (
            <tr key={name} className="border-line align-top not-last:border-b max-sm:block max-sm:py-1.5">
              <th scope="row" className="px-4 py-1.5 text-left font-normal max-sm:block max-sm:py-0.5">
                <span className="whitespace-nowrap font-medium font-mono text-xs leading-[1.625]">{name}</span>
                <Marks
                  required={required.includes(name)}
                  recommended={recommended.includes(name)}
                  calculated={property.calculated === true}
                />
              </th>
              <td className="py-1.5 pr-4 text-soft text-xs leading-[1.625] max-sm:block max-sm:px-4 max-sm:py-0.5">
                <TypeLink type={typeOf(property)} />
              </td>
              <td className="py-1.5 pr-4 max-sm:block max-sm:px-4 max-sm:py-0.5">
                <Property name={name} property={property} document={document} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Property({
  name,
  property,
  document,
}: {
  name: string;
  property: JsonSchema;
  document: ShownDocument | undefined;
}) {
  const [lang] = useCatalogueLanguage();
  const { title, description = '' } = property;
  const { choices, open } = choicesOf(property);
  return (
    <>
      {title && <span className="font-medium">{named(title, lang)}. </span>}
      <span className="text-soft">{named(description, lang)}</span>
      {choices.length > 0 && <Choices label={say(texts.valuesOf, { name })} choices={choices} open={open} />}
      {document?.members.has(name) && (
        <Link
          to="/"
          search={{ draft: document.draft }}
          onClick={() => showLocations([`${document.path}.${name}`])}
          className="mt-0.5 flex w-fit items-center gap-1 rounded text-accent text-xs hover:underline"
        >
          <CornerDownRight aria-hidden className="size-3" />
          {say(texts.showIn, { document: document.title })}
        </Link>
      )}
    </>
  );
}

function Marks({ required, recommended, calculated }: Record<'required' | 'recommended' | 'calculated', boolean>) {
  return (
    <span className="mt-0.5 flex flex-wrap gap-1">
      {required && <Pill tone="accent">{say(texts.required)}</Pill>}
      {recommended && <Pill>{say(texts.recommended)}</Pill>}
      {calculated && <Pill>{say(texts.calculated)}</Pill>}
    </span>
  );
}
