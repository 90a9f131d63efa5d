import type { Operation, Parameter } from './description.ts';
import { type Html, html } from './html.ts';

/** Returns a form for an operation, which the page's script shows and sends. */
export function tryIt(
  { method, path, requestBody, responses, summary }: Operation & { method: string; path: string },
  parameters: readonly Parameter[],
  base: string,
): Html {
  const answer = responses[200];
  const produces = answer && 'content' in answer ? Object.keys(answer.content ?? {}) : [];
  const takes = Object.keys(requestBody?.content ?? {});
  return html`<details class="try" hidden><summary>Try it</summary>
<form data-method="${method}" data-url="${base}${path}" aria-label="Try it: ${summary}">
${parameters.map(parameterInput)}
${produces.length > 1 && choice('Accept', 'Answer as', produces)}
${takes.length > 0 && choice('Content-Type', 'Type of the body', takes)}
${takes.length > 0 && html`<label>Body<textarea name="body" rows="12" spellcheck="false"></textarea></label>`}
${takes.length > 1 && html`<label>Or a file as the body<input type="file"></label>`}
<button>Send</button>
<pre class="command"></pre>
<p role="status"></p>
<div class="answer"></div>
</form></details>`;
}

function parameterInput({ name, in: place, required, allowEmptyValue, example }: Parameter): Html {
  if (allowEmptyValue)
    return html`<label class="flag"><input type="checkbox" name="${name}" data-in="${place}">${name}</label>`;
  const value = required ? example : undefined;
  return html`<label>${name}<input name="${name}" data-in="${place}" value="${value}" autocomplete="off" ${required && 'required'}></label>`;
}

function choice(header: string, label: string, types: readonly string[]): Html {
  return html`<label>${label}<select name="${header}" data-in="header">${types.map((type) => html`<option>${type}</option>`)}</select></label>`;
}
