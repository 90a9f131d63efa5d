import {
  type Content,
  type Description,
  nameIn,
  type Operation,
  type Parameter,
  type Response,
  resolved,
} from './description.ts';
import { type Html, html, joined, prose } from './html.ts';
import { contentOf, fieldHeading, typeOf } from './schema.ts';
import { tryIt } from './try-it.ts';

export interface Described extends Operation {
  /** In capitals. */
  method: string;
  /** The path below the service's address. */
  path: string;
}

type Components = Description['components'];

const answerId = (name: string) => `answer-${name}`;

/** Returns the section of an operation: its requests and answers, and a form to try it. */
export function operationSection(operation: Described, { components, servers: [{ url }] }: Description): Html {
  const { operationId, method, path, summary, description, requestBody, responses } = operation;
  const parameters = operation.parameters.map((each) => resolved(each, components.parameters));
  return html`<section id="${operationId}" class="operation" aria-labelledby="${operationId}-name">
<h3 id="${operationId}-name"><a href="#${operationId}">${summary}</a></h3>
<p class="address"><span class="method">${method}</span> <code>${url}${path}</code></p>
<p>${prose(description)}</p>
${needsToken(operation)}
${parameters.length > 0 && html`<h4>Parameters</h4><ul class="fields">${parameters.map(parameterItem)}</ul>`}
${requestBody && html`<h4>Request body</h4><div class="request">${contentsOf(requestBody.content, components)}</div>`}
<h4>Answers</h4>
<ul class="answers">${Object.entries(responses).map(([status, response]) => answerItem(status, response, components))}</ul>
${tryIt(operation, parameters, url)}
</section>`;
}

function needsToken({ security = [] }: Operation): Html {
  const scopes = security.flatMap(({ token = [] }) => token);
  if (scopes.length === 0) return html``;
  const isOptional = security.some(({ token }) => token === undefined);
  return html`<p>${isOptional ? 'May need' : 'Needs'} a token with the scope ${scopes.map((scope) => html`<code>${scope}</code>`)}.</p>`;
}

function parameterItem({ name, in: place, schema, description, required, example }: Parameter): Html {
  return html`<li>${fieldHeading(name, typeOf(schema), required ? [place, 'required'] : [place])}
<p>${prose(description)}${example !== undefined && html` Example: <code>${example}</code>`}</p></li>`;
}

/** Lists media types with the same schema together. */
function contentsOf(contents: Readonly<Record<string, Content>>, { schemas }: Components): Html {
  const entries = Object.entries(contents);
  const keyOf = ({ schema }: Content) => JSON.stringify(schema);
  return html`${[...new Map(entries.map(([, content]) => [keyOf(content), content.schema]))].map(([key, schema]) => {
    const group = entries.filter(([, content]) => keyOf(content) === key);
    const types = joined(
      group.map(([type]) => html`<code>${type}</code>`),
      ', ',
    );
    const own = schema.$ref === undefined ? schema : schemas[nameIn({ $ref: schema.$ref })];
    const examples = group.flatMap(([, { examples = {} }]) => Object.entries(examples));
    return html`<p>${types}: <span class="type">${typeOf(schema)}</span></p>
${own?.properties && contentOf(own, schemas)}
${examples.map(([name, { summary = name, value }]) => html`<details><summary>Example: ${prose(summary)}</summary><pre>${typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}</pre></details>`)}`;
  })}`;
}

function answerItem(status: string, response: Operation['responses'][string], components: Components): Html {
  const heading = html`<code>${status === 'default' ? 'other' : status}</code>`;
  if ('$ref' in response && !status.startsWith('2')) {
    const { description } = resolved(response, components.responses);
    return html`<li>${heading} ${prose(description)} <a href="#${answerId(nameIn(response))}">${nameIn(response)}</a></li>`;
  }
  return html`<li><details><summary>${heading} ${prose(resolved(response, components.responses).description)}</summary>${answerContent(resolved(response, components.responses), components)}</details></li>`;
}

function answerContent({ headers = {}, content = {} }: Response, components: Components): Html {
  const named = Object.entries(headers).map(([name, each]) => [name, resolved(each, components.headers)] as const);
  return html`${contentsOf(content, components)}
${named.length > 0 && html`<p>Headers</p><ul class="fields">${named.map(([name, { schema, description }]) => html`<li>${fieldHeading(name, typeOf(schema), [])}<p>${prose(description)}</p></li>`)}</ul>`}`;
}

/** Returns the section of an answer that operations share. */
export function answerSection(name: string, response: Response, components: Components): Html {
  const id = answerId(name);
  return html`<section id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name"><a href="#${id}">${name}</a></h3>
<p>${prose(response.description)}</p>
${answerContent(response, components)}
</section>`;
}
