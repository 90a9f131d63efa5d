import { html } from 'hono/html';

export { html };
export type Html = ReturnType<typeof html>;

/** Returns a text of the description as HTML. Code in it is between backticks. */
export function prose(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;
}

export function joined(parts: readonly Html[], separator: string): Html {
  return html`${parts.map((part, index) => html`${index > 0 && separator}${part}`)}`;
}
