/**
 * Example documents: at least one for every regime and every addon, each of which builds without a fault. A new
 * example is a file whose default export is the document, and a line here.
 */
import type { JsonObject } from '../../engine/index.ts';

export interface Example {
  readonly name: string;
  /** What it shows, in a few words. */
  readonly title: string;
  /** The schema's path: `bill/invoice`. */
  readonly schema: string;
  readonly country: string;
  readonly addons: readonly string[];
  readonly load: () => Promise<JsonObject>;
}

/**
 * A file with a document. Literals whose list entries have different members are inferred with optional ones, which
 * JSON does not know: hence `object` here, and the only cast below.
 */
type Load = () => Promise<{ default: object }>;

function example(
  name: string,
  title: string,
  schema: string,
  country: string,
  addons: readonly string[],
  load: Load,
): Example {
  return { name, title, schema, country, addons, load: async () => (await load()).default as JsonObject };
}

/** Sorted by name, which begins with the country. */
export const examples: readonly Example[] = [
  example(
    'ae-invoice',
    'A tax invoice with a zero-rated line',
    'bill/invoice',
    'AE',
    [],
    () => import('./ae-invoice.ts'),
  ),
  example(
    'ar-arca-v4',
    'Repair and parts with a perception of Ingresos Brutos',
    'bill/invoice',
    'AR',
    ['ar-arca-v4'],
    () => import('./ar-arca-v4.ts'),
  ),
  example('ar-invoice', 'Two rates of IVA', 'bill/invoice', 'AR', [], () => import('./ar-invoice.ts')),
  example('at-invoice', 'A winery with all three rates', 'bill/invoice', 'AT', [], () => import('./at-invoice.ts')),
  example(
    'be-invoice',
    'Books, catering and stationery at three rates',
    'bill/invoice',
    'BE',
    [],
    () => import('./be-invoice.ts'),
  ),
  example(
    'br-invoice',
    'Services with ISS and retained federal taxes',
    'bill/invoice',
    'BR',
    [],
    () => import('./br-invoice.ts'),
  ),
  example(
    'br-nfse-v1',
    "A clinic's services with the codes of ISS, IBS and CBS",
    'bill/invoice',
    'BR',
    ['br-nfse-v1'],
    () => import('./br-nfse-v1.ts'),
  ),
  example('ca-invoice', 'Federal and provincial sales tax', 'bill/invoice', 'CA', [], () => import('./ca-invoice.ts')),
  example('ch-invoice', 'A hotel with all three rates', 'bill/invoice', 'CH', [], () => import('./ch-invoice.ts')),
  example(
    'co-dian-v2',
    'Coffee and a mill, as the DIAN validates it',
    'bill/invoice',
    'CO',
    ['co-dian-v2'],
    () => import('./co-dian-v2.ts'),
  ),
  example(
    'co-invoice',
    'IVA with retained income and municipal tax',
    'bill/invoice',
    'CO',
    [],
    () => import('./co-invoice.ts'),
  ),
  example('de-invoice', 'A bookshop with both rates', 'bill/invoice', 'DE', [], () => import('./de-invoice.ts')),
  example(
    'de-xrechnung-v3',
    'Trees for a town with its Leitweg-ID',
    'bill/invoice',
    'DE',
    ['eu-en16931-v2017', 'de-xrechnung-v3'],
    () => import('./de-xrechnung-v3.ts'),
  ),
  example(
    'de-zugferd-v2',
    'A counter with a deposit paid, as ZUGFeRD',
    'bill/invoice',
    'DE',
    ['eu-en16931-v2017', 'de-zugferd-v2'],
    () => import('./de-zugferd-v2.ts'),
  ),
  example(
    'dk-invoice',
    'Prices that include moms, part paid',
    'bill/invoice',
    'DK',
    [],
    () => import('./dk-invoice.ts'),
  ),
  example('el-invoice', 'Rates of an island', 'bill/invoice', 'EL', [], () => import('./el-invoice.ts')),
  example(
    'es-facturae-v3',
    'Gardens for a town hall through FACe',
    'bill/invoice',
    'ES',
    ['es-facturae-v3'],
    () => import('./es-facturae-v3.ts'),
  ),
  example('es-invoice', 'A freelance with IRPF retained', 'bill/invoice', 'ES', [], () => import('./es-invoice.ts')),
  example(
    'es-sii-v1',
    'A wholesaler whose records go to the SII',
    'bill/invoice',
    'ES',
    ['es-sii-v1'],
    () => import('./es-sii-v1.ts'),
  ),
  example(
    'es-tbai-v1',
    'A translator in Bilbao, for TicketBAI',
    'bill/invoice',
    'ES',
    ['es-tbai-v1'],
    () => import('./es-tbai-v1.ts'),
  ),
  example(
    'es-verifactu-v1',
    'Exempt lessons beside books with IVA, for VERI*FACTU',
    'bill/invoice',
    'ES',
    ['es-verifactu-v1'],
    () => import('./es-verifactu-v1.ts'),
  ),
  example(
    'eu-en16931-v2017',
    'Skis from Austria to France without VAT',
    'bill/invoice',
    'AT',
    ['eu-en16931-v2017'],
    () => import('./eu-en16931-v2017.ts'),
  ),
  example('fi-invoice', 'A caterer at the rates of 2026', 'bill/invoice', 'FI', [], () => import('./fi-invoice.ts')),
  example(
    'fr-choruspro-v1',
    'A town pays for its trees through Chorus Pro',
    'bill/invoice',
    'FR',
    ['eu-en16931-v2017', 'fr-choruspro-v1'],
    () => import('./fr-choruspro-v1.ts'),
  ),
  example(
    'fr-ctc-flow10-v1',
    "A day's sales to consumers, reported",
    'bill/invoice',
    'FR',
    ['fr-ctc-flow10-v1'],
    () => import('./fr-ctc-flow10-v1.ts'),
  ),
  example(
    'fr-ctc-flow10-v1-abroad',
    'A sale to a company in Germany, reported',
    'bill/invoice',
    'FR',
    ['fr-ctc-flow10-v1'],
    () => import('./fr-ctc-flow10-v1-abroad.ts'),
  ),
  example(
    'fr-ctc-flow2-v1',
    'An invoice between companies, cleared',
    'bill/invoice',
    'FR',
    ['eu-en16931-v2017', 'fr-ctc-flow2-v1'],
    () => import('./fr-ctc-flow2-v1.ts'),
  ),
  example(
    'fr-ctc-flow6-v1',
    'An invoice in dispute',
    'bill/status',
    'FR',
    ['fr-ctc-flow6-v1'],
    () => import('./fr-ctc-flow6-v1.ts'),
  ),
  example(
    'fr-ctc-flow6-v1-payment',
    'An invoice that has been paid',
    'bill/payment',
    'FR',
    ['fr-ctc-flow6-v1'],
    () => import('./fr-ctc-flow6-v1-payment.ts'),
  ),
  example(
    'fr-facturx-v1',
    'Coffee and upkeep at two rates, as Factur-X',
    'bill/invoice',
    'FR',
    ['eu-en16931-v2017', 'fr-facturx-v1'],
    () => import('./fr-facturx-v1.ts'),
  ),
  example('fr-invoice', 'A bookshop with four rates', 'bill/invoice', 'FR', [], () => import('./fr-invoice.ts')),
  example(
    'gb-invoice',
    'Three rates and a discount on the whole',
    'bill/invoice',
    'GB',
    [],
    () => import('./gb-invoice.ts'),
  ),
  example(
    'gr-mydata-v1',
    'Olive oil and soap, reported to myDATA',
    'bill/invoice',
    'EL',
    ['gr-mydata-v1'],
    () => import('./gr-mydata-v1.ts'),
  ),
  example('ie-invoice', 'A printer at three rates', 'bill/invoice', 'IE', [], () => import('./ie-invoice.ts')),
  example(
    'in-invoice',
    'Central and state GST with HSN codes',
    'bill/invoice',
    'IN',
    [],
    () => import('./in-invoice.ts'),
  ),
  example('it-invoice', 'An architect with IRPEF withheld', 'bill/invoice', 'IT', [], () => import('./it-invoice.ts')),
  example(
    'it-sdi-v1',
    'A deferred invoice with delivery notes',
    'bill/invoice',
    'IT',
    ['it-sdi-v1'],
    () => import('./it-sdi-v1.ts'),
  ),
  example(
    'it-sdi-v1-freelance',
    "An architect's fee with tax withheld",
    'bill/invoice',
    'IT',
    ['it-sdi-v1'],
    () => import('./it-sdi-v1-freelance.ts'),
  ),
  example(
    'it-ticket-v1',
    'The receipt of a café',
    'bill/invoice',
    'IT',
    ['it-ticket-v1'],
    () => import('./it-ticket-v1.ts'),
  ),
  example(
    'mx-invoice',
    'A person whose IVA and ISR are withheld',
    'bill/invoice',
    'MX',
    [],
    () => import('./mx-invoice.ts'),
  ),
  example('nl-invoice', 'A cycle workshop with both rates', 'bill/invoice', 'NL', [], () => import('./nl-invoice.ts')),
  example(
    'no-invoice',
    'Hall, food and boat at three rates',
    'bill/invoice',
    'NO',
    [],
    () => import('./no-invoice.ts'),
  ),
  example(
    'pl-favat-v3',
    'Furniture under split payment, in KSeF',
    'bill/invoice',
    'PL',
    ['pl-favat-v3'],
    () => import('./pl-favat-v3.ts'),
  ),
  example(
    'pl-invoice',
    'A bakery at three rates, half paid in advance',
    'bill/invoice',
    'PL',
    [],
    () => import('./pl-invoice.ts'),
  ),
  example(
    'pt-invoice',
    'Rates of Madeira and of the mainland',
    'bill/invoice',
    'PT',
    [],
    () => import('./pt-invoice.ts'),
  ),
  example('sa-invoice', 'A stationer with an advance paid', 'bill/invoice', 'SA', [], () => import('./sa-invoice.ts')),
  example(
    'sa-zatca-v1',
    'A tax invoice with a zero-rated line',
    'bill/invoice',
    'SA',
    ['eu-en16931-v2017', 'sa-zatca-v1'],
    () => import('./sa-zatca-v1.ts'),
  ),
  example(
    'sa-zatca-v1-simplified',
    "A café's simplified tax invoice",
    'bill/invoice',
    'SA',
    ['eu-en16931-v2017', 'sa-zatca-v1'],
    () => import('./sa-zatca-v1-simplified.ts'),
  ),
  example('se-invoice', 'A mountain tour at three rates', 'bill/invoice', 'SE', [], () => import('./se-invoice.ts')),
  example('sg-invoice', 'GST at 9% and an export at zero', 'bill/invoice', 'SG', [], () => import('./sg-invoice.ts')),
  example('us-invoice', 'The shortest invoice', 'bill/invoice', 'US', [], () => import('./us-invoice.ts')),
];
