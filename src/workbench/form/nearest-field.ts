/** Returns the control of a field, of a list's first field, or of the nearest field around it. */
export function nearestField(form: HTMLElement | null, path: string): HTMLElement | undefined {
  const escaped = CSS.escape(path);
  const first = form?.querySelector<HTMLElement>(`[data-path="${escaped}"], [data-path^="${escaped}\\[0\\]"]`);
  if (first) return first;
  for (let here = path; here !== ''; here = here.replace(/(\.[^.[\]]+|\[\d+\])$/, '')) {
    const found = form?.querySelector<HTMLElement>(
      `[data-path="${CSS.escape(here)}"], [data-group="${CSS.escape(here)}"]`,
    );
    if (found) return found;
    if (!/(\.[^.[\]]+|\[\d+\])$/.test(here)) return undefined;
  }
  return undefined;
}
