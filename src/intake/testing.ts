/** Makes files for tests. */

import writeExcelFile from 'write-excel-file/universal';

/** Returns a workbook of Excel with one sheet. */
export async function workbook(rows: readonly (readonly (string | number | Date)[])[]): Promise<Uint8Array> {
  const cells = rows.map((row) =>
    row.map((value) => (value instanceof Date ? { value, format: 'dd.mm.yyyy' } : { value })),
  );
  const blob = await writeExcelFile(cells).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}
