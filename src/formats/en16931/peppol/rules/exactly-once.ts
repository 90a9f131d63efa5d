/** The elements that must occur exactly once, in a table with the numbers of the rules (chapter 26 §4.5). */

import type { Scan } from '../../../rules/declare.ts';
import { syntaxScan } from '../../../rules/scan.ts';

/** Below each path from the root: the number of the rule in a credit note and in an invoice, and the child. */
const ROWS = `
/
  140 209 cac:AccountingCustomerParty
  205   - cbc:CreditNoteTypeCode
    - 275 cbc:InvoiceTypeCode
  206 273 cbc:CustomizationID
  207 274 cbc:DocumentCurrencyCode
  208 276 cbc:ProfileID
/AccountingCustomerParty
  141 210 cac:Party
/AccountingCustomerParty/Party
  142 211 cac:PartyLegalEntity
  146 215 cac:PostalAddress
  150 219 cbc:EndpointID
/AccountingCustomerParty/Party/PartyLegalEntity
  143 212 cbc:RegistrationName
/AccountingCustomerParty/Party/PartyTaxScheme/TaxScheme
  144 213 cbc:ID
/AccountingCustomerParty/Party/PartyTaxScheme
  145 214 cbc:CompanyID
/AccountingCustomerParty/Party/PostalAddress/AddressLine
  147 216 cbc:Line
/AccountingCustomerParty/Party/PostalAddress
  148 217 cac:Country
/AccountingCustomerParty/Party/PostalAddress/Country
  149 218 cbc:IdentificationCode
/AccountingSupplierParty
  151 220 cac:Party
/AccountingSupplierParty/Party
  152 221 cac:PartyLegalEntity
  156 225 cac:PostalAddress
  160 229 cbc:EndpointID
/AccountingSupplierParty/Party/PartyLegalEntity
  153 222 cbc:RegistrationName
/AccountingSupplierParty/Party/PartyTaxScheme/TaxScheme
  154 223 cbc:ID
/AccountingSupplierParty/Party/PartyTaxScheme
  155 224 cbc:CompanyID
/AccountingSupplierParty/Party/PostalAddress/AddressLine
  157 226 cbc:Line
/AccountingSupplierParty/Party/PostalAddress
  158 227 cac:Country
/AccountingSupplierParty/Party/PostalAddress/Country
  159 228 cbc:IdentificationCode
/AdditionalDocumentReference/Attachment/ExternalReference
  161 230 cbc:URI
/AllowanceCharge
  162 231 cac:TaxCategory
/AllowanceCharge/TaxCategory
  163 232 cac:TaxScheme
  165 234 cbc:ID
/AllowanceCharge/TaxCategory/TaxScheme
  164 233 cbc:ID
/BillingReference
  166 235 cac:InvoiceDocumentReference
/line/DocumentReference
  167 240 cbc:DocumentTypeCode
/line
  168   - cac:Item
  177 249 cac:Price
  178   - cbc:CreditedQuantity
    - 250 cbc:InvoicedQuantity
  179 251 cbc:LineExtensionAmount
/line/Item/AdditionalItemProperty
  169 241 cbc:Value
/line/Item
  170 242 cac:ClassifiedTaxCategory
  176 248 cbc:Name
/line/Item/ClassifiedTaxCategory
  171 243 cac:TaxScheme
  173 245 cbc:ID
/line/Item/ClassifiedTaxCategory/TaxScheme
  172 244 cbc:ID
/line/Item/CommodityClassification
  174 246 cbc:ItemClassificationCode
/line/Item/OriginCountry
  175 247 cbc:IdentificationCode
/Delivery/DeliveryLocation/Address/AddressLine
  180 236 cbc:Line
/Delivery/DeliveryLocation/Address
  181 237 cac:Country
/Delivery/DeliveryLocation/Address/Country
  182 238 cbc:IdentificationCode
/Delivery/DeliveryParty
  183 239 cac:PartyName
/LegalMonetaryTotal
  184 252 cbc:LineExtensionAmount
  185 253 cbc:TaxExclusiveAmount
  186 254 cbc:TaxInclusiveAmount
/PayeeParty/PartyLegalEntity
  187 255 cbc:CompanyID
/PayeeParty
  188 256 cac:PartyName
/PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch
  189 257 cbc:ID
/PaymentMeans/PayeeFinancialAccount
  190 258 cbc:ID
/PaymentMeans/PaymentMandate/PayerFinancialAccount
  191 259 cbc:ID
/PaymentTerms
  192 260 cbc:Note
/TaxRepresentativeParty
  193 261 cac:PartyName
  194 262 cac:PartyTaxScheme
  197 265 cac:PostalAddress
/TaxRepresentativeParty/PartyTaxScheme/TaxScheme
  195 263 cbc:ID
/TaxRepresentativeParty/PartyTaxScheme
  196 264 cbc:CompanyID
/TaxRepresentativeParty/PostalAddress/AddressLine
  198 266 cbc:Line
/TaxRepresentativeParty/PostalAddress
  199 267 cac:Country
/TaxRepresentativeParty/PostalAddress/Country
  200 268 cbc:IdentificationCode
/TaxTotal/TaxSubtotal/TaxCategory
  201 269 cac:TaxScheme
  203 271 cbc:ID
/TaxTotal/TaxSubtotal/TaxCategory/TaxScheme
  202 270 cbc:ID
/TaxTotal/TaxSubtotal
  204 272 cbc:TaxableAmount
`;

/** Returns the rules of a kind of document, whose numbers are in a column, in the form of a table of syntax. */
function tableOf(root: string, line: string, column: 0 | 1): string[] {
  return ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      if (row.startsWith('/')) {
        const steps = row.replace(/^\/line/, `/${line}`).slice(1);
        return [steps === '' ? root : `${root}/cac:${steps.replaceAll('/', '/cac:')}`];
      }
      const [creditNote = '', invoice = '', child = ''] = row.trim().split(/ +/);
      const number = column === 0 ? creditNote : invoice;
      return number === '-' ? [] : [`  PEPPOL-EN16931-R${number} fatal exactly-1 ${child}`];
    });
}

const table = [...tableOf('/cn:CreditNote', 'CreditNoteLine', 0), ...tableOf('/ubl:Invoice', 'InvoiceLine', 1)].join(
  '\n',
);

export const exactlyOnce: Scan = syntaxScan({ table }, { standard: 'Peppol' });
