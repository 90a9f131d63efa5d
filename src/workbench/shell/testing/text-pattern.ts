/** Returns a pattern for a text of a `texts.ts` with any values, at the start of a sentence or within one. Any plural case matches. */
export function pattern(text: string): RegExp {
  const parts = text.split(/\{(?:[^{}]|\{[^{}]*\})*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[^]*'), 'i');
}
