import { codeList } from '../definition.ts';

/** Types of documents (https://service.unece.org/trade/untdid/d21b/tred/tred1001.htm). */
export const documentType = codeList(
  'untdid-document-type',
  'UNTDID 1001 Document Type',
  `
71 Request for payment
80 Debit note related to goods or services
81 Credit note related to goods or services
82 Metered services invoice
83 Credit note related to financial adjustments
84 Debit note related to financial adjustments
102 Tax notification
130 Invoicing data sheet
202 Direct payment valuation
203 Provisional payment valuation
204 Payment valuation
211 Interim application for payment
218 Final payment request based on completion of work
219 Payment request for completed units
261 Self billed credit note
262 Consolidated credit note - goods and services
295 Price variation invoice
296 Credit note for price variation
308 Delcredere credit note
325 Proforma invoice
326 Partial invoice
380 Standard Invoice
381 Credit note
382 Commission note
383 Debit note
384 Corrected invoice
385 Consolidated invoice
386 Prepayment invoice
387 Hire invoice
388 Tax invoice
389 Self-billed invoice
390 Delcredere invoice
393 Factored invoice
394 Lease invoice
395 Consignment invoice
396 Factored credit note
471 Request for payment with prepaid amount deducted
472 Self-billed request for payment with prepaid amount deducted
473 Standalone credit note
500 Self-billed prepayment invoice
501 Final invoice after prepayments
502 Self-billed corrected invoice
503 Self-billed credit note for claim
420 Optical Character Reading (OCR) payment credit note
456 Debit advice
457 Reversal of debit
458 Reversal of credit
527 Self billed debit note
532 Forwarder's credit note
553 Forwarder's invoice discrepancy report
575 Insurer's invoice
623 Forwarder's invoice
633 Port charges documents
751 Invoice information for accounting purposes
780 Freight invoice
817 Claim notification
870 Consular invoice
875 Partial construction invoice
876 Partial final construction invoice
877 Final construction invoice
935 Customs invoice
`,
);
