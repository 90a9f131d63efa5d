export const all = 'every invoice';
export const business = 'invoices between companies';
export const publicBodies = 'invoices to public bodies';
export const onlyPublicBodies = 'only for public bodies';
export const program = 'every invoice of a program';
export const goods = 'invoices for goods';
export const services = 'invoices for services';
export const receipts = 'receipts of shops';
export const ledgers = 'records for the tax office';
export const basque = 'invoices in the Basque Country';
export const itself = 'the invoice itself';
export const itselfFor = 'the invoice itself ({which})';

export const since = 'required since {day}';
export const from = 'required from {day}';
export const whomSince = '{whom} since {day}';
export const whomFrom = '{whom} from {day}';
export const usual = 'usual, not required';
export const which = '{which}: {when}';

export const large = 'large companies';
export const companies = 'companies';
export const others = 'all others';
export const smallest = 'the smallest businesses';
export const newlyRegistered = 'newly registered businesses';
export const over = 'turnover over {amount}';
