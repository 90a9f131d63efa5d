/** Returns the name of a flag or command: `convert-currency` for `convertCurrency`. */
export function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
