/** Reads the parties of a receipt (chapter 18 §7.1). */

import { message } from '../../../engine/text/message.ts';
import type { Report } from '../../declare/report.ts';
import { FOREIGN, PUBLIC } from './codes.ts';
import { countryOf } from './countries.ts';
import { filled, type Members } from './read-base.ts';
import type { CfdiView, Node } from './view.ts';

const REGIME = 'mx-cfdi-fiscal-regime';
const USE = 'mx-cfdi-use';
/** The names of customers who are not known. */
const UNNAMED = /^P[UÚ]BLICO EN GENERAL$/;

export function supplierOf({ emisor }: CfdiView): Members {
  if (emisor === undefined) return {};
  return filled({
    name: emisor.get('Nombre'),
    tax_id: filled({ country: 'MX', code: emisor.get('Rfc') }),
    ext: filled({ [REGIME]: emisor.get('RegimenFiscal') }),
  });
}

export function customerOf(view: CfdiView, report: Report): Members | undefined {
  const { receptor, rfc, global, isPayment } = view;
  if (receptor === undefined) return undefined;
  const name = receptor.get('Nombre');
  const isUnnamed = global !== undefined || (!isPayment && UNNAMED.test(name?.toUpperCase() ?? ''));
  if (rfc === PUBLIC && isUnnamed) return undefined;
  if (rfc === FOREIGN && receptor.has('ResidenciaFiscal')) return foreigner(receptor, isPayment);
  if (rfc === FOREIGN) {
    report.supplied(
      'warning',
      { element: receptor.element },
      message('The country of the customer is not known; MX, with the generic number, was used.'),
    );
  }
  const code = receptor.get('DomicilioFiscalReceptor');
  return filled({
    name,
    tax_id: filled({ country: 'MX', code: rfc }),
    addresses: code === undefined ? [] : [{ code }],
    ext: filled({ [REGIME]: receptor.get('RegimenFiscalReceptor'), [USE]: receptor.get('UsoCFDI') }),
  });
}

function foreigner(receptor: Node, isPayment: boolean): Members {
  const residence = receptor.text('ResidenciaFiscal');
  return filled({
    name: receptor.get('Nombre'),
    tax_id: filled({ country: countryOf(residence) ?? residence.slice(0, 2), code: receptor.get('NumRegIdTrib') }),
    ext: isPayment ? filled({ [USE]: receptor.get('UsoCFDI') }) : {},
  });
}

/** Returns the party on whose account a line is invoiced. */
export function thirdOf(third: Node | undefined): Members | undefined {
  if (third === undefined) return undefined;
  const code = third.get('DomicilioFiscalACuentaTerceros');
  return filled({
    name: third.get('NombreACuentaTerceros'),
    tax_id: filled({ country: 'MX', code: third.get('RfcACuentaTerceros') }),
    addresses: code === undefined ? [] : [{ code }],
    ext: filled({ [REGIME]: third.get('RegimenFiscalACuentaTerceros') }),
  });
}
