/** The address of the service: inserted by the server into this page, otherwise next to it. */
export const serviceBase: string =
  document.querySelector<HTMLMetaElement>('meta[name="billwright-service"]')?.content || '/v0';

/** The address of the service's OpenAPI description. */
export const openApiAddress = `${serviceBase.replace(/\/$/, '')}/openapi.json`;

/** The host of the service, if not the page's own. */
export const serviceHost: string | undefined =
  new URL(serviceBase, location.href).origin === location.origin ? undefined : new URL(serviceBase).host;
