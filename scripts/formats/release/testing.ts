/** Small official-like files for tests: two releases of a set, as source and compiled. */

const SCHEMATRON = 'http://purl.oclc.org/dsdl/schematron';
const SPACES = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ubl: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
};

/** A rule: identifier, level, context, test, text. */
export type Official = readonly [id: string, flag: string, context: string, test: string, text?: string];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const textOf = ([id, , , , text = 'It must be so.']: Official) => `[${id}]-${escaped(text)}`;

/** Returns rules as Schematron. `within` are further elements of the schema. */
export function source(rules: readonly Official[], within = ''): string {
  const ns = Object.entries(SPACES).map(([prefix, uri]) => `<ns prefix="${prefix}" uri="${uri}"/>`);
  const each = rules.map(
    (rule) =>
      `<rule context="${escaped(rule[2])}"><assert id="${rule[0]}" flag="${rule[1]}" test="${escaped(rule[3])}">${textOf(rule)}</assert></rule>`,
  );
  return `<schema xmlns="${SCHEMATRON}" queryBinding="xslt2">${ns.join('')}${within}<pattern id="all">${each.join('\n')}</pattern></schema>`;
}

const head = (more = '') => {
  const spaces = { ...SPACES, xsl: 'http://www.w3.org/1999/XSL/Transform', svrl: 'http://purl.oclc.org/dsdl/svrl' };
  const declared = Object.entries(spaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  return `<xsl:stylesheet version="2.0"${declared.join('')}><xsl:param name="fileNameParameter"/>${more}
    <xsl:template match="/"><svrl:schematron-output><xsl:apply-templates select="/" mode="M1"/></svrl:schematron-output></xsl:template>`;
};

/** Returns rules as the ISO skeleton compiles them. */
export function compiled(rules: readonly Official[], more = ''): string {
  const templates = rules.map(
    (rule, at) => `<xsl:template match="${escaped(rule[2])}" priority="${1000 - at}" mode="M1">
      <svrl:fired-rule context="${escaped(rule[2])}"/>
      <xsl:choose><xsl:when test="${escaped(rule[3])}"/><xsl:otherwise><svrl:failed-assert test="${escaped(rule[3]).replace(/[{}]/g, '$&$&')}">
        <xsl:attribute name="id">${rule[0]}</xsl:attribute><xsl:attribute name="flag">${rule[1]}</xsl:attribute>
        <xsl:attribute name="location"><xsl:value-of select="."/></xsl:attribute>
        <svrl:text>${textOf(rule)}<xsl:text/><xsl:value-of select="cbc:ID"/><xsl:text/></svrl:text>
      </svrl:failed-assert></xsl:otherwise></xsl:choose><xsl:apply-templates select="*" mode="M1"/></xsl:template>`,
  );
  return `${head(more)}${templates.join('\n')}<xsl:template match="text()" priority="-1" mode="M1"/></xsl:stylesheet>`;
}

/** Returns rules as SchXslt compiles them. */
export function schXslt(rules: readonly Official[]): string {
  const templates = rules.map(
    (rule) => `<xsl:template match="${escaped(rule[2])}" mode="M1"><xsl:param name="schxslt:rules"/>
      <xsl:if test="not(${escaped(rule[3])})"><svrl:failed-assert id="${rule[0]}" flag="${rule[1]}">
        <xsl:attribute name="test">${escaped(rule[3])}</xsl:attribute><svrl:text>${textOf(rule)}</svrl:text>
      </svrl:failed-assert></xsl:if></xsl:template>`,
  );
  return `${head()}${templates.join('\n')}</xsl:stylesheet>`;
}

export const BEFORE: readonly Official[] = [
  ['BR-DE-1', 'fatal', '/ubl:Invoice', 'cac:PaymentMeans', 'There must be a way to pay (BG-16).'],
  ['BR-DE-2', 'fatal', 'cac:AccountingSupplierParty', 'cac:Party/cac:Contact'],
  ['BR-DE-17', 'warning', '/ubl:Invoice', "contains(' 326 380 ', concat(' ', cbc:InvoiceTypeCode, ' '))"],
  ['BR-DE-21', 'warning', '/ubl:Invoice', "cbc:CustomizationID = 'x'"],
  ['BR-DE-99', 'fatal', 'cac:Delivery', 'cbc:ActualDeliveryDate'],
  ['BR-TMP-2', 'warning', '//cac:Attachment', 'not(cac:ExternalReference)'],
];

export const AFTER: readonly Official[] = [
  ['BR-DE-1', 'fatal', '/ubl:Invoice', 'cac:PaymentMeans', 'There must be a way to pay it (BG-16).'],
  ['BR-DE-2', 'fatal', 'cac:AccountingSupplierParty/cac:Party', 'cac:Contact'],
  ['BR-DE-17', 'warning', '/ubl:Invoice', "contains(' 380 384 ', concat(' ', cbc:InvoiceTypeCode, ' '))"],
  ['BR-DE-21', 'warning', '/ubl:Invoice', "cbc:CustomizationID = 'x' and matches(cbc:ID, '^\\d{2}$')"],
  ['BR-DE-100', 'fatal', '//cac:PayeeParty', 'cac:PartyName/cbc:Name', 'A payee needs a name (BT-59).'],
  ['BR-TMP-2', 'fatal', '//cac:Attachment', 'not(cac:ExternalReference)'],
  ['BR-TMP-9', 'fatal', 'cac:Delivery', 'cbc:ActualDeliveryDate'],
];
