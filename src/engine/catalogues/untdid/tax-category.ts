import { codeList } from '../definition.ts';

/**
 * Treatments of taxes. The standard numbers this list 3505 instead of 5305
 * (https://service.unece.org/trade/untdid/d21b/tred/tred5305.htm).
 */
export const taxCategory = codeList(
  'untdid-tax-category',
  'UNTDID 3505 Tax Category',
  `
A Mixed tax rate
AA Lower rate
AB Exempt for resale
AC Exempt for resale
AD Value Added Tax (VAT) due from a previous invoice
AE VAT Reverse Charge
B Transferred (VAT)
C Duty paid by supplier
D Value Added Tax (VAT) margin scheme - travel agents
E Exempt from tax
F Value Added Tax (VAT) margin scheme - second-hand goods
G Free export item, tax not charged
H Higher rate
I Value Added Tax (VAT) margin scheme - works of art
J Value Added Tax (VAT) margin scheme - collector's items and antiques
K VAT exempt for EEA intra-community supply of goods and services
L Canary Islands general indirect tax
M Tax for production, services and importation in Ceuta and Melilla
O Services outside scope of tax
S Standard Rate
Z Zero rated goods
`,
);
