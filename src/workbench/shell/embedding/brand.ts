import type { Brand } from './messages.ts';

// Pages that forbid inline styles allow a constructed style sheet. Forced colours of the system have precedence.
const sheet = new CSSStyleSheet();
sheet.replaceSync('@media (forced-colors: none) { :root {} }');

/** Replaces the workbench's own colours and font by those of the host page. */
export function showBrand({ accent, accentInk, font }: Brand): void {
  const media = sheet.cssRules[0] as CSSMediaRule;
  const { style } = media.cssRules[0] as CSSStyleRule;
  const set = (name: string, value: string | undefined) => style.setProperty(name, value ?? '');
  set('--accent', accent);
  set('--accent-wash', accent && 'color-mix(in srgb, var(--accent) 12%, var(--panel))');
  // Black or white, whichever can be read on the colour.
  set('--accent-ink', accentInk ?? (accent && 'oklch(from var(--accent) clamp(0, (0.65 - l) * 1000, 1) 0 0)'));
  set('--font-sans', font);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
