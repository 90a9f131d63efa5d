/** Where the service is: what the server that gave this page put into it, else beside the page. */
export const serviceBase: string =
  document.querySelector<HTMLMetaElement>('meta[name="billwright-service"]')?.content || '/v0';

/** The host of another service than the page's own. */
export const serviceHost: string | undefined =
  new URL(serviceBase, location.href).origin === location.origin ? undefined : new URL(serviceBase).host;
