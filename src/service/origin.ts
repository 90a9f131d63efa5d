/** The origin that an address is of, as browsers name it in `Origin`: `https://example.com`; undefined for what is no address with one. */
export function originOf(text: string): string | undefined {
  const origin = URL.canParse(text) && !text.includes('*') ? new URL(text).origin : 'null';
  return origin === 'null' ? undefined : origin;
}
