/**
 * Returns the origin of an address as browsers write it in `Origin`: `https://example.com`. Undefined if the address
 * has no origin.
 */
export function originOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && url.origin !== 'null' && hostIn(url.host) ? url.origin : undefined;
}

/** A server as named in the header `Host`. */
export interface Host {
  /** The name in lower case; an IPv6 address in brackets. */
  name: string;
  /** Undefined for the default port. */
  port: number | undefined;
}

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i;

/** Parses the value of a header `Host`: `localhost:8080`. Undefined if invalid. */
export function hostIn(text: string): Host | undefined {
  const [, name, port] = HOST.exec(text) ?? [];
  return name === undefined ? undefined : { name: name.toLowerCase(), port: port === undefined ? port : Number(port) };
}

/** Returns whether every resolver maps a name to this machine. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/** Returns whether an origin belongs to this host. Behind a proxy, its scheme may differ from ours. */
export function isOriginOf(origin: string, { name, port }: Host): boolean {
  if (originOf(origin) !== origin) return false;
  const { protocol, hostname, port: given } = new URL(origin);
  const usual = protocol === 'https:' ? 443 : 80;
  return hostname === name && Number(given || usual) === (port ?? usual);
}
