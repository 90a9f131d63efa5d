import type { XmlElement } from '../../xml/element.ts';

const ROOTS: ReadonlySet<string> = new Set([
  'sum1:RegistroAlta',
  'sum1:RegistroAnulacion',
  'sum:RegFactuSistemaFacturacion',
]);

/** Returns the record or message in a file, also inside an envelope. */
export function recordIn(root: XmlElement): XmlElement | undefined {
  for (const each of root.within()) if (ROOTS.has(each.name)) return each;
  return undefined;
}
