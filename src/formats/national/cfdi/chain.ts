/** The text that a CFDI is sealed over, its cadena original (chapter 18 §6.1). */

import { collapsed } from '../../schema/values.ts';
import type { XmlAttribute, XmlElement } from '../../xml/element.ts';

/** The parts of an element that belong to the text, in order: attributes (`!` for required ones), and children by their whole name. */
type Step = string | { readonly children: string; readonly steps: readonly Step[] };

const within = (children: string, ...steps: Step[]): Step => ({ children, steps });
const words = (text: string): Step[] => text.split(' ');

const CUSTOMS = within('cfdi:InformacionAduanera', 'NumeroPedimento!');
const TRANSFERRED = words('Base! Impuesto! TipoFactor! TasaOCuota Importe');

const RECEIPT: readonly Step[] = [
  ...words(
    'Version! Serie Folio Fecha! FormaPago NoCertificado! CondicionesDePago SubTotal! Descuento Moneda! TipoCambio Total! TipoDeComprobante! Exportacion! MetodoPago LugarExpedicion! Confirmacion',
  ),
  within('cfdi:InformacionGlobal', ...words('Periodicidad! Meses! Año!')),
  within('cfdi:CfdiRelacionados', 'TipoRelacion!', within('cfdi:CfdiRelacionado', 'UUID!')),
  within('cfdi:Emisor', ...words('Rfc! Nombre! RegimenFiscal! FacAtrAdquirente')),
  within(
    'cfdi:Receptor',
    ...words('Rfc! Nombre! DomicilioFiscalReceptor! ResidenciaFiscal NumRegIdTrib RegimenFiscalReceptor! UsoCFDI!'),
  ),
  within(
    'cfdi:Conceptos',
    within(
      'cfdi:Concepto',
      ...words(
        'ClaveProdServ! NoIdentificacion Cantidad! ClaveUnidad! Unidad Descripcion! ValorUnitario! Importe! Descuento ObjetoImp!',
      ),
      within(
        'cfdi:Impuestos',
        within('cfdi:Traslados', within('cfdi:Traslado', ...TRANSFERRED)),
        within(
          'cfdi:Retenciones',
          within('cfdi:Retencion', ...words('Base! Impuesto! TipoFactor! TasaOCuota! Importe!')),
        ),
      ),
      within(
        'cfdi:ACuentaTerceros',
        ...words(
          'RfcACuentaTerceros! NombreACuentaTerceros! RegimenFiscalACuentaTerceros! DomicilioFiscalACuentaTerceros!',
        ),
      ),
      CUSTOMS,
      within('cfdi:CuentaPredial', 'Numero!'),
      within(
        'cfdi:Parte',
        ...words('ClaveProdServ! NoIdentificacion Cantidad! Unidad Descripcion! ValorUnitario Importe'),
        CUSTOMS,
      ),
    ),
  ),
  within(
    'cfdi:Impuestos',
    within('cfdi:Retenciones', within('cfdi:Retencion', ...words('Impuesto! Importe!'))),
    'TotalImpuestosRetenidos',
    within('cfdi:Traslados', within('cfdi:Traslado', ...TRANSFERRED)),
    'TotalImpuestosTrasladados',
  ),
];

const COMPLEMENTS: Readonly<Record<string, readonly Step[]>> = {
  'pago20:Pagos': [
    'Version!',
    within(
      'pago20:Totales',
      ...words(
        'TotalRetencionesIVA TotalRetencionesISR TotalRetencionesIEPS TotalTrasladosBaseIVA16 TotalTrasladosImpuestoIVA16 TotalTrasladosBaseIVA8 TotalTrasladosImpuestoIVA8 TotalTrasladosBaseIVA0 TotalTrasladosImpuestoIVA0 TotalTrasladosBaseIVAExento MontoTotalPagos!',
      ),
    ),
    within(
      'pago20:Pago',
      ...words(
        'FechaPago! FormaDePagoP! MonedaP! TipoCambioP Monto! NumOperacion RfcEmisorCtaOrd NomBancoOrdExt CtaOrdenante RfcEmisorCtaBen CtaBeneficiario TipoCadPago CertPago CadPago SelloPago',
      ),
      within(
        'pago20:DoctoRelacionado',
        ...words(
          'IdDocumento! Serie Folio MonedaDR! EquivalenciaDR NumParcialidad! ImpSaldoAnt! ImpPagado! ImpSaldoInsoluto! ObjetoImpDR!',
        ),
        within(
          'pago20:ImpuestosDR',
          within(
            'pago20:RetencionesDR',
            within('pago20:RetencionDR', ...words('BaseDR! ImpuestoDR! TipoFactorDR! TasaOCuotaDR! ImporteDR!')),
          ),
          within(
            'pago20:TrasladosDR',
            within('pago20:TrasladoDR', ...words('BaseDR! ImpuestoDR! TipoFactorDR! TasaOCuotaDR ImporteDR')),
          ),
        ),
      ),
      within(
        'pago20:ImpuestosP',
        within('pago20:RetencionesP', within('pago20:RetencionP', ...words('ImpuestoP! ImporteP!'))),
        within(
          'pago20:TrasladosP',
          within('pago20:TrasladoP', ...words('BaseP! ImpuestoP! TipoFactorP! TasaOCuotaP ImporteP')),
        ),
      ),
    ),
  ],
  'valesdedespensa:ValesDeDespensa': [
    ...words('version! tipoOperacion!'),
    'registroPatronal',
    ...words('numeroDeCuenta! total!'),
    within(
      'valesdedespensa:Conceptos',
      within(
        'valesdedespensa:Concepto',
        ...words('identificador! fecha! rfc! curp! nombre!'),
        'numSeguridadSocial',
        'importe!',
      ),
    ),
  ],
  'ecc12:EstadoDeCuentaCombustible': [
    ...words('Version! TipoOperacion! NumeroDeCuenta! SubTotal! Total!'),
    within(
      'ecc12:Conceptos',
      within(
        'ecc12:ConceptoEstadoDeCuentaCombustible',
        ...words(
          'Identificador! Fecha! Rfc! ClaveEstacion! Cantidad! TipoCombustible! Unidad NombreCombustible! FolioOperacion! ValorUnitario! Importe!',
        ),
        within('ecc12:Traslados', within('ecc12:Traslado', ...words('Impuesto! TasaOCuota! Importe!'))),
      ),
    ),
  ],
  'implocal:ImpuestosLocales': [
    ...words('version! TotaldeRetenciones! TotaldeTraslados!'),
    within('implocal:RetencionesLocales', ...words('ImpLocRetenido! TasadeRetencion! Importe!')),
    within('implocal:TrasladosLocales', ...words('ImpLocTrasladado! TasadeTraslado! Importe!')),
  ],
  'leyendasFisc:LeyendasFiscales': [
    'version!',
    within('leyendasFisc:Leyenda', 'disposicionFiscal', 'norma', 'textoLeyenda!'),
  ],
  'tfd:TimbreFiscalDigital': [],
};

/** The attributes of the stamp that its own seal covers. */
const STAMP = words('Version! UUID! FechaTimbrado! RfcProvCertif! Leyenda SelloCFD! NoCertificadoSAT!');

function take(element: XmlElement, steps: readonly Step[], parts: string[]): void {
  for (const step of steps) {
    if (typeof step !== 'string') {
      for (const child of element.all(step.children)) take(child, step.steps, parts);
      continue;
    }
    const isRequired = step.endsWith('!');
    const value = element.attribute(isRequired ? step.slice(0, -1) : step);
    if (value !== undefined || isRequired) parts.push(collapsed(value ?? ''));
  }
}

/** Attributes outside the text: the seal itself, its certificate, and the addresses of schemas. */
const UNSEALED: ReadonlySet<string> = new Set(['Sello', 'Certificado', 'xsi:schemaLocation']);
/** Elements outside the text, or with steps of their own. */
const APART: ReadonlySet<string> = new Set(['cfdi:Complemento', 'cfdi:ComplementoConcepto', 'cfdi:Addenda']);

/** Returns the first element that the text does not cover, or whose values would be the same in the text for other content. */
function uncoveredIn(element: XmlElement, steps: readonly Step[]): XmlElement | undefined {
  const names = new Set(steps.map((step) => (typeof step === 'string' ? step.replace('!', '') : '')));
  const isCovered = ({ name, value }: XmlAttribute) => UNSEALED.has(name) || (names.has(name) && !value.includes('|'));
  if (!element.attributes.every(isCovered) || element.text.trim() !== '') return element;
  const inner = new Map<string, readonly Step[]>();
  for (const step of steps) if (typeof step !== 'string') inner.set(step.children, step.steps);
  const seen = new Set<string>();
  for (const child of element.children) {
    const own = inner.get(child.name);
    const isAgain = own?.every((step) => !String(step).endsWith('!')) && seen.has(child.name);
    seen.add(child.name);
    const found = own && !isAgain ? uncoveredIn(child, own) : APART.has(child.name) ? undefined : child;
    if (found) return found;
  }
  return undefined;
}

/** Returns the first element of a receipt that its seal does not cover. */
export function unsealedIn(root: XmlElement): XmlElement | undefined {
  const complements = root.all('cfdi:Complemento').flatMap((each) => each.children);
  let found = uncoveredIn(root, RECEIPT);
  for (const each of complements) {
    // The stamp has no values of its own in the text.
    const steps = COMPLEMENTS[each.name] ?? [];
    if (steps.length > 0) found ??= uncoveredIn(each, steps);
  }
  return found;
}

const joined = (parts: readonly string[]) => `||${parts.join('|')}||`;

/** Returns the complements whose order of values is not known here, so that the text cannot be made. */
export function unknownComplements(root: XmlElement): XmlElement[] {
  const inDocument = root.all('cfdi:Complemento').flatMap((each) => each.children);
  const inLines = root
    .all('cfdi:Conceptos')
    .flatMap((each) => each.all('cfdi:Concepto'))
    .flatMap((each) => each.all('cfdi:ComplementoConcepto'))
    .flatMap((each) => each.children);
  return [...inDocument.filter(({ name }) => !Object.hasOwn(COMPLEMENTS, name)), ...inLines];
}

/** Returns the text that the seal of a receipt covers. */
export function chainOf(root: XmlElement): string {
  const parts: string[] = [];
  take(root, RECEIPT, parts);
  for (const group of root.all('cfdi:Complemento')) {
    for (const complement of group.children) take(complement, COMPLEMENTS[complement.name] ?? [], parts);
  }
  return joined(parts);
}

/** Returns the text that the seal of a stamp covers. */
export function stampChainOf(stamp: XmlElement): string {
  const parts: string[] = [];
  take(stamp, STAMP, parts);
  return joined(parts);
}
