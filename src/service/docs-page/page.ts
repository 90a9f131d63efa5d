import type { Description } from './description.ts';
import { SCRIPT_PATH, STYLE_PATH } from './files.ts';
import { type Html, html, prose } from './html.ts';
import { answerSection, type Described, operationSection } from './operation.ts';
import { schemaId, schemaSection } from './schema.ts';

/**
 * The description of the service as a page. Own code, because the packages that draw OpenAPI descriptions bring hundreds of
 * others or megabytes of script, and need a weaker security policy.
 */

/** The group of the variants with a report, which would double the others. */
const WITH_WARNINGS = {
  name: 'With warnings',
  description: 'The variants whose path ends in `/report`: the result in `result`, and warnings in `warnings`.',
};

export async function docsPage(description: Description): Promise<string> {
  const { info, tags, components } = description;
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  const groups = [...tags, WITH_WARNINGS].map((tag) => ({
    ...tag,
    operations: operations.filter((operation) => groupOf(operation) === tag.name),
  }));
  const { schemas, responses, securitySchemes } = components;
  const shared = Object.entries(responses).filter(([, { description: text }]) => text !== 'Done.');
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
<script src="${SCRIPT_PATH}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<button type="button" class="contents" popovertarget="contents">Contents</button>
<nav id="contents" popover aria-label="Contents">
<label id="find" hidden>Find<input type="search" autocomplete="off"></label>
${groups.map(({ name, operations: list }) => links(name, list.map(operationLink)))}
${links(
  'Shared answers',
  shared.map(([name]) => html`<li><a href="#answer-${name}">${name}</a></li>`),
)}
${links(
  'Schemas',
  Object.keys(schemas).map((name) => html`<li><a href="#${schemaId(name)}">${name}</a></li>`),
)}
</nav>
<main id="content">
<h1>${info.title}</h1>
<p>${prose(info.description)}</p>
<p><a href="/v0/openapi.json">OpenAPI description</a> · ${info.license.name}</p>
${securitySchemes && html`<label id="token" hidden>Token<input type="password" autocomplete="off"></label><p>${prose(securitySchemes.token.description)}</p>`}
${groups.map((group) => html`<h2>${group.name}</h2><p>${prose(group.description)}</p>${group.operations.map((operation) => operationSection(operation, description))}`)}
<h2>Shared answers</h2>
${shared.map(([name, response]) => answerSection(name, response, components))}
<h2>Schemas</h2>
${Object.entries(schemas).map(([name, schema]) => schemaSection(name, schema, schemas))}
</main>
</body>
</html>
`;
  return String(await page);
}

function groupOf({ path, tags }: Described): string | undefined {
  return path.endsWith('/report') ? WITH_WARNINGS.name : tags[0];
}

function links(title: string, items: readonly Html[]): Html {
  return html`<section><h2>${title}</h2><ul>${items}</ul></section>`;
}

function operationLink({ operationId, method, path, summary }: Described): Html {
  return html`<li><a href="#${operationId}"><span class="method">${method}</span> <code>${path}</code><span>${summary}</span></a></li>`;
}
