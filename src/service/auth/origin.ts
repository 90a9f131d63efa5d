/** Returns the origin that an address is of, as browsers name it in `Origin`: `https://example.com`; undefined for what is no address with one. */
export function originOf(text: string): string | undefined {
  const origin = URL.canParse(text) && !text.includes('*') ? new URL(text).origin : 'null';
  return origin === 'null' ? undefined : origin;
}

/** A server as the header `Host` names it. */
export interface Host {
  /** In lower case; an IPv6 address in brackets. */
  name: string;
  /** Undefined where it is the usual one. */
  port: number | undefined;
}

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i;

/** Reads the value of a header `Host`: `localhost:8080`; undefined for what is none. */
export function hostIn(text: string): Host | undefined {
  const [, name, port] = HOST.exec(text) ?? [];
  return name === undefined ? undefined : { name: name.toLowerCase(), port: port === undefined ? port : Number(port) };
}

/** Returns whether a name leads to this machine and nowhere else, whichever resolver is asked. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/** Returns whether a page of an origin, as browsers name it, comes from this very host. Behind a proxy its scheme may be another than ours. */
export function isOriginOf(origin: string, { name, port }: Host): boolean {
  if (originOf(origin) !== origin) return false;
  const { protocol, hostname, port: given } = new URL(origin);
  const usual = protocol === 'https:' ? 443 : 80;
  return hostname === name && Number(given || usual) === (port ?? usual);
}
