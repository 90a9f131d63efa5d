export const invoicesThatPass = 'Invoices that pass.';
export const whatItDoes =
  'Write an invoice, or check those that you received. A document leaves this browser only when you ask for it.';
export const writeInvoice = 'Write an invoice';
export const writeInvoiceHow = 'Fill in a form, or write JSON. Taxes, totals and rules are checked as you type.';
export const newInvoice = 'New invoice';
export const asJson = 'As JSON';
export const checkReceived = 'Check invoices you received';
export const checkReceivedHow = 'XML, PDF, e-mails, ZIP files, whole folders: what to pay, what to ask.';
export const dropHere = 'Drop files here';
export const chooseFiles = 'Choose files';
export const seeHow = 'See how it works';
export const seeHowAbout = 'One invoice, sent to the service and back, in two minutes. No account.';
export const myCountry = 'My country';
export const browseAddons = 'Browse addons';
