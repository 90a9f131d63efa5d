/**
 * Returns the control of a field, of the first field in a list or object, or of the nearest field around it; none for the document.
 * @param isItself nothing around it
 */
export function nearestField(form: HTMLElement | null, path: string, isItself = false): HTMLElement | undefined {
  if (path === '') return undefined;
  const escaped = CSS.escape(path);
  const first = form?.querySelector<HTMLElement>(`[data-path="${escaped}"], [data-path^="${escaped}\\[0\\]"]`);
  if (first) return first;
  const within = form?.querySelector<HTMLElement>(`[data-group="${escaped}"], [data-path^="${escaped}."]`);
  if (within || isItself) return within ?? undefined;
  for (let here = path; here !== ''; here = here.replace(/(\.[^.[\]]+|\[\d+\])$/, '')) {
    const found = form?.querySelector<HTMLElement>(
      `[data-path="${CSS.escape(here)}"], [data-group="${CSS.escape(here)}"]`,
    );
    if (found) return found;
    if (!/(\.[^.[\]]+|\[\d+\])$/.test(here)) return undefined;
  }
  return undefined;
}
