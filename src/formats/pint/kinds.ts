import type { PintKind } from '../format.ts';

/** The kinds of invoices of PINT. */
export const PINT_KINDS = 'ae ae-sb sg aunz aunz-sb jp jp-sb jp-ntr my my-sb om om-sb'.split(
  ' ',
) as readonly PintKind[];
