/**
 * Writes the metadata of a hybrid invoice (chapter 13 §5.3): XMP (ISO 16684-1) in agreement with the document
 * information.
 */

/** The document information; dates without milliseconds. */
export interface Information {
  title?: string | undefined;
  author?: string | undefined;
  subject?: string | undefined;
  keywords?: string | undefined;
  creator?: string | undefined;
  producer?: string | undefined;
  created: Date;
  modified: Date;
}

/** The metadata about the invoice. */
export interface Described {
  fileName: string;
  /** The profile: `EN 16931`. */
  level: string;
  version: string;
}

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** The properties of the namespace, as the extension schema declares them. */
const PROPERTIES = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters, such as INVOICE'],
  ['Version', 'The version of the standard that the embedded XML document follows'],
  ['ConformanceLevel', 'The profile of the embedded XML document'],
] as const;

/** The standards that a PDF conforms to. */
export interface Marks {
  /** The embedded invoice. Its presence makes the PDF a PDF/A-3b. */
  invoice?: Described;
  /** Whether we drew the pages ourselves, which makes them accessible (PDF/UA-1, ISO 14289-1). */
  isAccessible: boolean;
}

/** Returns the metadata packet in UTF-8. */
export function metadataOf(information: Information, { invoice, isAccessible }: Marks): Uint8Array {
  const parts = [basic(information)];
  if (isAccessible) parts.push(accessible);
  if (invoice) parts.push(identification, aboutInvoice(invoice), extensionOf(isAccessible));
  const text = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
${parts.join('\n')}
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
  return new TextEncoder().encode(text);
}

function basic(information: Information): string {
  const { title, author, subject, keywords, creator, producer, created, modified } = information;
  const alternative = (name: string, text?: string) =>
    text && `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></dc:${name}>`;
  const simple = (name: string, text?: string) => text && `<${name}>${escaped(text)}</${name}>`;
  const properties = [
    '<dc:format>application/pdf</dc:format>',
    alternative('title', title),
    author && `<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>`,
    alternative('description', subject),
    simple('xmp:CreatorTool', creator),
    simple('xmp:CreateDate', timeOf(created)),
    simple('xmp:ModifyDate', timeOf(modified)),
    simple('xmp:MetadataDate', timeOf(modified)),
    simple('pdf:Producer', producer),
    simple('pdf:Keywords', keywords),
  ];
  const namespaces =
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"';
  return `<rdf:Description rdf:about="" ${namespaces}>\n${properties.filter(Boolean).join('\n')}\n</rdf:Description>`;
}

/** Identifies the file as PDF/A-3b. */
const identification = `<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>3</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance>
</rdf:Description>`;

/** Identifies the file as PDF/UA-1. */
const accessible = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`;

function aboutInvoice({ fileName, level, version }: Described): string {
  return `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:DocumentFileName>${escaped(fileName)}</fx:DocumentFileName>
<fx:Version>${escaped(version)}</fx:Version>
<fx:ConformanceLevel>${escaped(level)}</fx:ConformanceLevel>
</rdf:Description>`;
}

/** Returns the extension schemas for properties that PDF/A does not predefine. */
function extensionOf(isAccessible: boolean): string {
  const invoice = schema('Factur-X PDFA Extension Schema', NAMESPACE, 'fx', PROPERTIES.map(declared));
  const part = property('part', 'Integer', 'internal', 'The part of ISO 14289 to which the document conforms');
  const ua = schema('PDF/UA identification schema', 'http://www.aiim.org/pdfua/ns/id/', 'pdfuaid', [part]);
  return `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag>
${isAccessible ? `${invoice}\n${ua}` : invoice}
</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
}

function schema(name: string, namespace: string, prefix: string, properties: readonly string[]): string {
  return `<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>${name}</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${properties.join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li>`;
}

function declared([name, description]: readonly [string, string]): string {
  return property(name, 'Text', 'external', description);
}

function property(name: string, type: string, category: 'internal' | 'external', description: string): string {
  return `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>${type}</pdfaProperty:valueType>
<pdfaProperty:category>${category}</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`;
}

/** Returns a time in the XMP format, to the second as in the document information. */
function timeOf(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text and removes characters that XML cannot hold. */
function escaped(text: string): string {
  const plain = Array.from(text).filter((character) => /[\t\n\r\P{Cc}]/u.test(character) && !/\p{Cs}/u.test(character));
  return plain.join('').replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');
}
