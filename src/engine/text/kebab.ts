/**
 * Converts to kebab case: `SomeOtherThing` → `some-other-thing`. The last of several capitals begins the next word:
 * `NASAInvoice` → `nasa-invoice`.
 */
export function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1-')
    .toLowerCase();
}
