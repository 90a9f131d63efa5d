/**
 * The code lists of the French reform, as in the rules BR-FR (FNFE-MPE).
 * Written by `node scripts/formats/take-codes.mjs DIR`, not by hand.
 */

import { CodeList } from '../code-list.ts';

/** A part of UNTDID 1001: BT-3 (BR-FR-04). */
export const DOCUMENT_TYPES = new CodeList(`
380
389
393
501
386
500
384
471
472
473
261
262
381
396
502
503`);

/** How the reform treats an invoice: BT-22 with the subject BAR (BR-FR-20). */
export const TREATMENTS = new CodeList(`
B2B
B2BINT
B2C
B2CINT
OUTOFSCOPE
ARCHIVEONLY`);

/** A part of UNTDID 5305: BT-95, BT-102, BT-118, BT-151 (BR-FR-15). */
export const CATEGORIES = new CodeList(`
S
E
AE
K
G
O
Z`);

/** VAT rates as they may be written: BT-96, BT-103, BT-119, BT-152 (BR-FR-16). */
export const RATES = new CodeList(`
0
0.0
0.00
10
10.0
10.00
13
13.0
13.00
20
20.0
20.00
8.5
8.50
19.6
19.60
2.1
2.10
5.5
5.50
7
7.0
7.00
20.6
20.60
1.05
0.9
0.90
1.75
9.2
9.20
9.6
9.60`);

/** What an attached document is: BT-123 (BR-FR-17). */
export const ATTACHMENTS = new CodeList(`
RIB
LISIBLE
FEUILLE_DE_STYLE
PJA
BORDEREAU_SUIVI
DOCUMENT_ANNEXE
BON_LIVRAISON
BON_COMMANDE
BORDEREAU_SUIVI_VALIDATION
ETAT_ACOMPTE
FACTURE_PAIEMENT_DIRECT
RECAPITULATIF_COTRAITANCE`);
