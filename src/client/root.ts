/** Returns the base of a service without slashes at its end: paths begin with one. */
export function rootOf(base: string): string {
  return base.replace(/(?<!\/)\/+$/, '');
}
