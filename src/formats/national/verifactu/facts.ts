import type { SyntaxFacts } from '../../declare/syntax-facts.ts';

/** The beginning of the namespaces of VERI*FACTU. */
export const TIKE =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/';

/** Billing records of the Spanish tax office, with their messages, answers and events. */
export const verifactuFacts = {
  key: 'verifactu',
  family: 'verifactu',
  name: 'VERI*FACTU',
  country: 'ES',
  roots: [
    'RegistroAlta',
    'RegistroAnulacion',
    'RegFactuSistemaFacturacion',
    'RespuestaRegFactuSistemaFacturacion',
    'RegistroEvento',
  ],
  namespaces: [
    { uri: `${TIKE}SuministroLR.xsd`, prefix: 'sum', mayHaveBlanks: true },
    { uri: `${TIKE}SuministroInformacion.xsd`, prefix: 'sum1', mayHaveBlanks: true },
    { uri: `${TIKE}RespuestaSuministro.xsd`, prefix: 'sumR', mayHaveBlanks: true },
    { uri: `${TIKE}EventosSIF.xsd`, prefix: 'sif', mayHaveBlanks: true },
  ],
  number: { element: 'NumSerieFactura' },
  documents: ['bill/invoice'],
  schemaFaults: ['BW-VERIFACTU-XSD-4102', 'BW-VERIFACTU-XSD-4113'],
  schemas: ['verifactu'],
  ruleSets: ['verifactu'],
  rulePrefixes: ['VF-'],
} as const satisfies SyntaxFacts;
