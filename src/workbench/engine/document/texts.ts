export const draft = 'Draft';
export const document = 'Document';
export const invoice = 'Invoice';
export const proforma = 'Pro-forma invoice';
export const corrective = 'Corrective invoice';
export const correctionOf = '{kind} for {number}';
export const eInvoice = 'E-invoice in XML';
export const xmlTitle = '{number}.xml';
