/** Returns the base of a service without trailing slashes. */
export function rootOf(base: string): string {
  return base.replace(/(?<!\/)\/+$/, '');
}
