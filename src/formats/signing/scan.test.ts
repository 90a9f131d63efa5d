import { expect, it } from 'vitest';
import { chainInvoiceIn, usualChainInvoice } from '../en16931/saudi-arabia/seal/chain-invoice.ts';
import { parseXml } from '../list/parse-xml.ts';
import { baseText } from '../testing/bases.ts';
import { canonical } from './canonical.ts';
import { scanInvoice } from './scan.ts';

const EXT = 'xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"';
const simplified = (await baseText('saudi/simplified.xml')).replace('<Invoice', `<Invoice ${EXT}`);

/** Returns whether a text is scanned; its values must then be those of the parser. */
function isScanned(xml: string): boolean {
  const found = scanInvoice(xml);
  if (found === undefined) return false;
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error('scanned, but not XML');
  expect(found.form).toBe(canonical(xml, {}));
  // The scan takes the hash of any stamp, the parser only that of one whose parts are all there.
  const read = chainInvoiceIn(parsed.root, xml);
  const scanned = usualChainInvoice(xml);
  expect(scanned).toEqual(read && { ...read, signed: read.signed ?? scanned?.signed, seal: scanned?.seal });
  return true;
}

const QR = `<cac:AdditionalDocumentReference><cbc:ID>QR</cbc:ID><cac:Attachment>
    <cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">AQ==</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
const STAMP = `<ext:UBLExtensions><ext:UBLExtension><sig:UBLDocumentSignatures xmlns:sig="urn:s" xmlns:ds="urn:d"><ds:Signature Id="s">
  <ds:Reference Id="invoiceSignedData" URI=""><ds:DigestValue>one=</ds:DigestValue></ds:Reference>
  <ds:Reference URI="#x" Type="t"><ds:DigestValue>two=</ds:DigestValue></ds:Reference><ds:Object/></ds:Signature></sig:UBLDocumentSignatures>
  </ext:UBLExtension></ext:UBLExtensions>`;
const SELLER = '<cac:AccountingSupplierParty>';
const FIRST = '<cbc:CustomizationID>';

it.each([
  ['as it is written here', simplified, true],
  ['with QR code', simplified.replace(SELLER, `${QR}\n  ${SELLER}`), true],
  ['with stamp', simplified.replace(FIRST, `${STAMP}\n  ${FIRST}`), true],
  ['with both', simplified.replace(FIRST, `${STAMP}${FIRST}`).replace(SELLER, `${QR}<cac:Signature/>${SELLER}`), true],
  ['with an empty element', simplified.replace(FIRST, `<cbc:Note languageID="ar"/>${FIRST}`), true],
  ['with ampersands', simplified.replace('S-2026-7', 'S&amp;7 &lt;'), true],
  ['with namespaces in another order', simplified.replace('<Invoice', '<Invoice xmlns:xsi="urn:xsi"'), true],
  ['without declaration', simplified.slice(simplified.indexOf('<Invoice')), true],
  ['with other references', simplified.replace('S-2026-7', 'S&#55;'), false],
  ['with a comment', simplified.replace(FIRST, `<!-- here -->${FIRST}`), false],
  ['with line ends of Windows', simplified.replaceAll('\n', '\r\n'), false],
  ['with single quotes', simplified.replace('name="0200010"', "name='0200010'"), false],
  ['with a namespace on the way', simplified.replace('<cbc:ID>', '<cbc:ID xmlns:x="urn:x">'), false],
  ['with attributes in another order', simplified.replace('name="0200010"', 'name="0200010" listID="a"'), true],
  ['with spaces in a tag', simplified.replace('name="0200010"', 'name="0200010" '), false],
  ['with a processing instruction', simplified.replace(FIRST, `<?x y?>${FIRST}`), false],
  ['with a greater-than sign in a text', simplified.replace('S-2026-7', 'S > 7'), false],
])('scanInvoice reads an invoice %s like the parser, or leaves it to the parser', (_, xml, expected) => {
  expect(isScanned(xml)).toBe(expected);
});

it.each([
  ['a declaration in capitals', simplified.replace('<?xml', '<?XML')],
  ['a declaration with two kinds of quotes', simplified.replace('version="1.0"', `version="1.0'`)],
  ['a wrong end tag', simplified.replace('</cbc:ProfileID>', '</cbc:Profile>')],
  ['no end', simplified.replace('</Invoice>', '')],
  ['text after its end', `${simplified}x`],
  ['an unknown prefix', simplified.replace(FIRST, `<x:Note/>${FIRST}`)],
  ['an attribute twice', simplified.replace('name="0200010"', 'name="0200010" name="0200010"')],
  ['an attribute twice in its stamp', simplified.replace(FIRST, `${STAMP.replace('Id="s"', 'Id="s" Id="s"')}${FIRST}`)],
  ['a control character', simplified.replace('S-2026-7', 'S\u0001')],
  ['half of a character', simplified.replace('S-2026-7', 'S\ud800')],
])('scanInvoice leaves a text with %s to the parser, which rejects it', (_, xml) => {
  expect(scanInvoice(xml)).toBeUndefined();
  expect(parseXml(xml).ok).toBe(false);
});

it.each([
  ['PIH', 'QR'],
  ['QR', 'PIH'],
  ['ICV', 'QR'],
  ['QR', 'ICV'],
])(
  'scanInvoice takes no counter and no hash from a reference with the numbers %s and %s, which the hash does not cover',
  (...numbers) => {
    const forged = `<cac:AdditionalDocumentReference>${numbers.map((each) => `<cbc:ID>${each}</cbc:ID>`).join('')}<cbc:UUID>99</cbc:UUID>
    <cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">AQ==</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
    const xml = simplified.replace('<cac:AdditionalDocumentReference>', `${forged}<cac:AdditionalDocumentReference>`);
    expect(isScanned(xml)).toBe(true);
    expect(scanInvoice(xml)).toEqual(scanInvoice(simplified));
  },
);
