import type { Definition } from '../../../tax/definitions.ts';

export const ROLE = 'fr-ctc-flow6-role';
export const REASON = 'fr-ctc-flow6-reason';
export const STATUS = 'fr-ctc-flow6-status';
export const CONDITION = 'fr-ctc-flow6-condition';
export const ACTION = 'fr-ctc-flow6-action';

/** A code with its names in English and French. */
type Row = readonly [code: string, en: string, fr: string];

const roles: readonly Row[] = [
  ['BY', 'Buyer', 'Acheteur'],
  ['AB', "Buyer's agent", "Agent d'acheteur"],
  ['DL', 'Factor', 'Affactureur'],
  ['SE', 'Seller', 'Vendeur'],
  ['SR', "Seller's agent", 'Agent de vendeur'],
  ['WK', 'Dematerialisation platform or operator', 'Plateforme ou opérateur de dématérialisation'],
  ['DFH', 'Portail Public de Facturation (PPF)', 'Portail Public de Facturation'],
  ['PE', 'Payee', 'Bénéficiaire'],
  ['PR', 'Payer', 'Payeur'],
  ['II', 'Invoicer', 'Émetteur de la facture'],
  ['IV', 'Invoicee', 'Destinataire de la facture'],
];

const reasons: readonly Row[] = [
  ['NON_TRANSMISE', 'Not transmitted', 'Non transmise'],
  ['JUSTIF_ABS', 'Justification absent', 'Justificatif absent'],
  ['ROUTAGE_ERR', 'Routing error', 'Erreur de routage'],
  ['AUTRE', 'Other', 'Autre'],
  ['COORD_BANC_ERR', 'Bank account details error', 'Erreur de coordonnées bancaires'],
  ['TX_TVA_ERR', 'VAT rate error', 'Erreur de taux de TVA'],
  ['MONTANTTOTAL_ERR', 'Total amount error', 'Erreur de montant total'],
  ['CALCUL_ERR', 'Calculation error', 'Erreur de calcul'],
  ['NON_CONFORME', 'Non-compliant', 'Non conforme'],
  ['DOUBLON', 'Duplicate', 'Doublon'],
  ['DEST_INC', 'Unknown recipient', 'Destinataire inconnu'],
  ['DEST_ERR', 'Recipient error', 'Erreur de destinataire'],
  ['TRANSAC_INC', 'Unknown transaction', 'Transaction inconnue'],
  ['EMMET_INC', 'Unknown issuer', 'Émetteur inconnu'],
  ['CONTRAT_TERM', 'Contract terminated', 'Contrat terminé'],
  ['DOUBLE_FACT', 'Double invoicing', 'Double facturation'],
  ['CMD_ERR', 'Order reference error', 'Erreur de référence de commande'],
  ['ADR_ERR', 'Address error', "Erreur d'adresse"],
  ['SIRET_ERR', 'SIRET error', 'Erreur de SIRET'],
  ['CODE_ROUTAGE_ERR', 'Routing code error', 'Erreur de code de routage'],
  ['REF_CT_ABSENT', 'Contract reference absent', 'Référence contrat absente'],
  ['REF_ERR', 'Reference error', 'Erreur de référence'],
  ['PU_ERR', 'Unit price error', 'Erreur de prix unitaire'],
  ['REM_ERR', 'Discount error', 'Erreur de remise'],
  ['QTE_ERR', 'Quantity error', 'Erreur de quantité'],
  ['ART_ERR', 'Item error', "Erreur d'article"],
  ['MODPAI_ERR', 'Payment method error', 'Erreur de mode de paiement'],
  ['QUALITE_ERR', 'Quality issue', 'Problème de qualité'],
  ['LIVR_INCOMP', 'Incomplete delivery', 'Livraison incomplète'],
  ['REJ_SEMAN', 'Semantic rejection', 'Rejet sémantique'],
  ['REJ_UNI', 'Uniqueness violation', 'Rejet pour unicité'],
  ['REJ_COH', 'Coherence rejection', 'Rejet de cohérence'],
  ['REJ_ADR', 'Address rejection', "Rejet d'adresse"],
  ['REJ_CONT_B2G', 'B2G context rejection', 'Rejet contexte B2G'],
  ['REJ_REF_PJ', 'Attachment reference rejection', 'Rejet référence pièce jointe'],
  ['REJ_ASS_PJ', 'Attachment association rejection', 'Rejet association pièce jointe'],
  ['IRR_VIDE_F', 'Empty file', 'Fichier vide'],
  ['IRR_TYPE_F', 'Invalid file type', 'Type de fichier invalide'],
  ['IRR_SYNTAX', 'Syntax error', 'Erreur de syntaxe'],
  ['IRR_TAILLE_PJ', 'Attachment size', 'Taille de pièce jointe'],
  ['IRR_NOM_PJ', 'Attachment name', 'Nom de pièce jointe'],
  ['IRR_VID_PJ', 'Empty attachment', 'Pièce jointe vide'],
  ['IRR_EXT_DOC', 'External document', 'Document externe'],
  ['IRR_TAILLE_F', 'File size', 'Taille de fichier'],
  ['IRR_ANTIVIRUS', 'Antivirus', 'Antivirus'],
];

/** The English names of the reasons by code. */
export const reasonCodes: ReadonlyMap<string, string> = new Map(reasons.map(([code, name]) => [code, name]));

const statuses: readonly Row[] = [
  ['200', 'Deposited', 'Déposée'],
  ['201', 'Issued by platform', 'Émise par la plateforme'],
  ['202', 'Received by PA', 'Reçue par PA'],
  ['203', 'Made available', 'Mise à disposition'],
  ['204', 'Taken into account', 'Prise en charge'],
  ['205', 'Approved', 'Approuvée'],
  ['206', 'Partially approved', 'Approuvée partiellement'],
  ['207', 'In dispute', 'En litige'],
  ['208', 'Suspended', 'Suspendue'],
  ['209', 'Completed', 'Complétée'],
  ['210', 'Rejected', 'Refusée'],
  ['211', 'Payment transmitted', 'Paiement transmis'],
  ['212', 'Cashed in', 'Encaissée'],
  ['213', 'Semantically rejected', 'Rejetée sémantique'],
];

const conditions: readonly Row[] = [
  ['CBB', 'Bank details to modify', 'Coordonnées bancaires à modifier'],
  ['DIV', 'Invalid data', 'Donnée invalide'],
  ['DVA', 'Expected valid data', 'Donnée valide attendue'],
  ['MAJ', 'Replacement value', 'Donnée à prendre en compte'],
  ['MAP', 'Approved amount (excl. VAT)', 'Montant HT approuvé'],
  ['MAPTTC', 'Approved amount (incl. VAT)', 'Montant TTC approuvé'],
  ['MNA', 'Rejected amount (excl. VAT)', 'Montant HT non approuvé'],
  ['MNATTC', 'Rejected amount (incl. VAT)', 'Montant TTC non approuvé'],
  ['ESC', 'Discount granted', 'Escompte accordé'],
  ['RAB', 'Rebate granted', 'Rabais accordé'],
  ['REM', 'Reduction granted', 'Remise accordée'],
  ['MEN', 'Amount received', 'Montant encaissé'],
  ['MPA', 'Amount paid', 'Montant payé'],
  ['RAP', 'Amount remaining', 'Reste à payer'],
];

const actions: readonly Row[] = [
  ['NOA', 'No action', 'Aucune action'],
  ['PIN', 'Provide information', 'Fournir des informations'],
  ['NIN', 'Reissue invoice', 'Réémettre la facture'],
  ['CNF', 'Credit note (full)', 'Avoir total'],
  ['CNP', 'Credit note (partial)', 'Avoir partiel'],
  ['CNA', 'Credit note (amount)', "Avoir d'un montant"],
  ['OTH', 'Other', 'Autre'],
];

const codesOf = (rows: readonly Row[]): readonly string[] => rows.map(([code]) => code);

export const ROLES = codesOf(roles);
export const REASONS = codesOf(reasons);
export const ACTIONS = codesOf(actions);

function extension(key: string, name: Definition['name'], desc: Definition['name'], rows: readonly Row[]): Definition {
  return { key, name, desc, values: rows.map(([code, en, fr]) => ({ code, name: { en, fr } })) };
}

/** The codes of life cycle messages (CDAR) between platforms. */
export const extensions: readonly Definition[] = [
  extension(
    ROLE,
    { en: 'Party Role Code', fr: 'Code rôle partie' },
    {
      en: 'What a party of the message is, by UNCL 3035 (MDT-158). WK stands for a platform and DFH for the public portal. The supplier is the seller (SE) and the customer the buyer (BY) if it is not set; in an advice of payment the other way round.',
      fr: "La qualité d'une partie du message, selon UNCL 3035 (MDT-158). WK désigne une plateforme et DFH le portail public. À défaut, le fournisseur est vendeur (SE) et le client acheteur (BY) ; l'inverse dans un avis de paiement.",
    },
    roles,
  ),
  extension(
    REASON,
    { en: 'CDAR Reason Code', fr: 'Code motif CDAR' },
    {
      en: 'The exact reason for a status, on a reason of a status line. If missing, it is the usual code of the key; most keys have several codes.',
      fr: "Le motif exact d'un statut, sur un motif d'une ligne de statut. À défaut, le code usuel de la clé ; la plupart des clés en regroupent plusieurs.",
    },
    reasons,
  ),
  extension(
    STATUS,
    { en: 'CDAR Process Condition Code', fr: 'Code condition processus CDAR' },
    {
      en: 'Where an invoice stands (MDT-9). On status lines 200 to 210 and 213, derived from the type of the report and the key of the line; on payments 211 for an advice and 212 for a receipt.',
      fr: 'Où en est une facture (MDT-9). Sur les lignes de statut 200 à 210 et 213, déduit du type de message et de la clé de la ligne ; sur les paiements 211 pour un avis et 212 pour un encaissement.',
    },
    statuses,
  ),
  extension(
    CONDITION,
    { en: 'Flow 6 Condition Code', fr: 'Code condition Flux 6' },
    {
      en: 'What the data with a reason or payment are (MDT-207). On reasons CBB to REM: data to be corrected, amounts approved or not, discounts; on payments MEN, MPA or RAP: received, paid, remaining. One for each reason; add a reason for a second.',
      fr: 'La nature des données jointes à un motif ou à un paiement (MDT-207). Sur les motifs CBB à REM : données à corriger, montants approuvés ou non, remises ; sur les paiements MEN, MPA ou RAP : encaissé, payé, restant. Une par motif ; ajouter un motif pour une seconde.',
    },
    conditions,
  ),
  extension(
    ACTION,
    { en: 'Flow 6 Action Code', fr: 'Code action Flux 6' },
    {
      en: 'What the other side is asked to do about the invoice (MDT-121), set from the key of the action.',
      fr: "Ce qui est demandé à l'autre partie au sujet de la facture (MDT-121), déduit de la clé de l'action.",
    },
    actions,
  ),
];
