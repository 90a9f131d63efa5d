import { type Description, nameIn, type Schema } from './description.ts';
import { type Html, html, joined, prose } from './html.ts';

type Schemas = Description['components']['schemas'];

export const schemaId = (name: string) => `schema-${name}`;

/** Returns a schema in words, with links to the schemas it refers to. */
export function typeOf(schema: Schema): Html {
  const { $ref, oneOf, anyOf = oneOf, allOf, type = 'any value' } = schema;
  if ($ref !== undefined) {
    const name = nameIn({ $ref });
    return html`<a href="#${schemaId(name)}">${name}</a>`;
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (anyOf) return joined(anyOf.map(typeOf), ' or ');
  if (allOf) return joined(allOf.map(typeOf), ' and ');
  return joined(
    [type].flat().map((name) => namedType(name, schema)),
    ' or ',
  );
}

function namedType(name: string, { items, additionalProperties }: Schema): Html {
  if (name === 'array' && items) return html`array of ${typeOf(items)}`;
  if (name === 'object' && typeof additionalProperties === 'object')
    return html`object with values of type ${typeOf(additionalProperties)}`;
  return html`${name}`;
}

const LIMITS = [
  ['format', 'Format'],
  ['contentEncoding', 'Encoding'],
  ['pattern', 'Pattern'],
  ['minimum', 'At least'],
  ['maximum', 'At most'],
  ['minLength', 'Minimum length'],
  ['maxLength', 'Maximum length'],
  ['minItems', 'Minimum entries'],
] as const;

const MARKS = [
  ['x-calculated', 'calculated'],
  ['readOnly', 'read-only'],
  ['deprecated', 'deprecated'],
] as const;

/** Returns everything in a schema besides its type, down to the schemas it refers to. */
export function contentOf(schema: Schema, schemas: Schemas): Html {
  const { description, properties = {}, required = [], items, additionalProperties, propertyNames } = schema;
  const parts = [
    ...(schema.allOf ?? schema.anyOf ?? schema.oneOf ?? []),
    ...(items ? [items] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  const names = Object.entries(properties);
  return html`${description !== undefined && html`<p>${prose(description)}</p>`}
${limitsOf(schema)}
${propertyNames && html`<div>Names: ${typeOf(propertyNames)}${contentOf(propertyNames, schemas)}</div>`}
${names.length > 0 && html`<ul class="fields">${names.map(([name, field]) => fieldOf(name, field, required.includes(name), schemas))}</ul>`}
${parts.map((part) => contentOf(part, schemas))}`;
}

function limitsOf(schema: Schema): Html {
  const limits = LIMITS.filter(([name]) => schema[name] !== undefined);
  const values = schema.enum?.map((value) => html`<code>${JSON.stringify(value)}</code>`);
  return html`${values && html`<p>One of ${joined(values, ', ')}</p>`}
${limits.length > 0 && html`<p>${limits.map(([name, label]) => html`${label} <code>${schema[name]}</code> `)}</p>`}`;
}

function fieldOf(name: string, field: Schema, isRequired: boolean, schemas: Schemas): Html {
  const marks = MARKS.filter(([key]) => field[key]).map(([, mark]) => mark);
  const { $ref, description = $ref && schemas[nameIn({ $ref })]?.description } = field;
  const described = description === undefined ? field : { ...field, description };
  const shown = isRequired ? ['required', ...marks] : marks;
  return html`<li>${fieldHeading(name, typeOf(field), shown)}${contentOf(described, schemas)}</li>`;
}

export function fieldHeading(name: string, type: Html, marks: readonly string[]): Html {
  return html`<div><code class="name">${name}</code> <span class="type">${type}</span>${marks.map((mark) => html` <span class="mark">${mark}</span>`)}</div>`;
}

/** Returns the section of a schema that others refer to. */
export function schemaSection(name: string, schema: Schema, schemas: Schemas): Html {
  const id = schemaId(name);
  return html`<section id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name"><a href="#${id}">${name}</a></h3>
<p class="type">${typeOf(schema)}</p>
${contentOf(schema, schemas)}
</section>`;
}
