/**
 * Code lists that extensions add to those of EN 16931, as in the rules of EXTENDED-CTC-FR (FNFE-MPE).
 * Written by `node scripts/formats/take-codes.mjs DIR`, not by hand.
 */

import { CodeList } from '../code-list.ts';

/** UNTDID 5153 without VAT, taxes and duties: BT-105, BT-145 of the list 5153. */
export const OTHER_TAXES = new CodeList(`
AAA
AAB
AAC
AAD
AAE
AAF
AAG
AAH
AAI
AAJ
AAK
AAL
AAM
AAO
AAP
ADD
BOL
CAP
CAR
COC
CST
CUD
CVD
ENV
EXC
EXP
FET
FRE
GCN
GST
ILL
IMP
IND
LAC
LCN
LDP
LOC
LST
MCA
MCD
OTH
PDB
PDC
PRF
SCN
SSS
STT
SUP
SUR
SWT
TAC
TOT
TOX
TTA
VAD`);

/** UNTDID 4053 with 1 and 2, terms of delivery: BT-X-145. */
export const DELIVERY_TERMS = new CodeList(`
1
2
CFR
CIF
CIP
CPT
DAP
DDP
DPU
EXW
FAS
FCA
FOB`);
