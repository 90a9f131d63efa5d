/**
 * Paths into a document, as faults name them: `$.lines[0].item.name` (chapter 09 §2.2, chapter 01 §13.5).
 * Names stand exactly as they are, without quoting; array positions are 0-based.
 */
export type Step = string | number;

/** The public form of a path: `$` for the whole value. */
export function pathText(steps: readonly Step[]): string {
  let text = '';
  for (const step of steps) {
    if (typeof step === 'number') text += `[${step}]`;
    else if (step === '') continue;
    else if (step.startsWith('[') || text === '') text += step;
    else text += `.${step}`;
  }
  if (text === '') return '$';
  return text.startsWith('[') ? `$${text}` : `$.${text}`;
}
