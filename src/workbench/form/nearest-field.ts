/** Returns the control of a field, or of the nearest field around it. */
export function nearestField(form: HTMLElement | null, path: string): HTMLElement | undefined {
  for (let here = path; here !== ''; here = here.replace(/(\.[^.[\]]+|\[\d+\])$/, '')) {
    const found = form?.querySelector<HTMLElement>(
      `[data-path="${CSS.escape(here)}"], [data-group="${CSS.escape(here)}"]`,
    );
    if (found) return found;
    if (!/(\.[^.[\]]+|\[\d+\])$/.test(here)) return undefined;
  }
  return undefined;
}
