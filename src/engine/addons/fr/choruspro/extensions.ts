import { codesIn } from '../../../tax/code-table.ts';
import type { Definition } from '../../../tax/definitions.ts';

/** The code lists of Chorus Pro: submission frameworks, and schemes that identify a party. */
export const extensions: readonly Definition[] = [
  {
    key: 'fr-choruspro-framework',
    name: { en: 'General Information Framework', fr: 'Informations générales' },
    values: codesIn('en', 'fr')`
      A1 Submission by a supplier of an invoice | Dépôt par un fournisseur d'une facture
      A2 Submission by a supplier of an invoice already paid | Dépôt par un fournisseur d'une facture déjà payée
      A3 Submission by a supplier of a Memorandum on Justice Costs | Dépôt par un fournisseur d'un mémoire de frais de justice
      A4 Submission by a supplier of a draft monthly statement | Dépôt par un fournisseur d'un projet de décompte mensuel
      A5 Submission by a supplier of an account statement | Dépôt par un fournisseur d'un état d'acompte
      A6 Work invoice document sent to a financial service | Pièce de facturation de travaux transmise au service financier
      A7 Submission by a supplier of a draft final statement | Dépôt par un fournisseur d'un projet de décompte final
      A8 Submission by a supplier of a general and definitive statement | Dépôt par un fournisseur d'un décompte général et définitif
      A9 Submission by a subcontractor of an invoice | Dépôt par un sous-traitant d'une facture
      A10 Submission by a subcontractor of a draft monthly statement | Dépôt par un sous-traitant d'un projet de décompte mensuel
      A12 Submission by a joint contractor of an invoice | Dépôt par un cotraitant d'une facture
      A13 Submission by a joint contractor of a draft monthly statement | Dépôt par un cotraitant d'un projet de décompte mensuel
      A14 Submission by a joint contractor of a draft final statement | Dépôt par un cotraitant d'un projet de décompte final
      A15 Submission by a project manager of an account statement | Dépôt par une MOE d'un état d'acompte
      A16 Submission by a project manager of a validated account statement | Dépôt par une MOE d'un état d'acompte validé
      A17 Submission by a project manager of a draft general statement | Dépôt par une MOE d'un projet de décompte général
      A18 Submission by a project manager of a general statement | Dépôt par une MOE d'un décompte général
      A19 Submission by a contracting authority of a validated account statement | Dépôt par une MOA d'un état d'acompte validé
      A20 Submission by a contracting authority of a general statement | Dépôt par une MOA d'un décompte général
      A21 Submission by a beneficiary of an ICT reimbursement request | Dépôt par un bénéficiaire d'une demande de remboursement de la TIC
      A22 Submission by a supplier or an authorised representative of a draft general statement as part of a tacit procedure | Dépôt par un fournisseur ou mandataire d'un projet de décompte général dans le cadre d'une procédure tacite
      A23 Submission by a supplier or an authorised representative of a tacit general and final statement | Dépôt par un fournisseur ou mandataire d'un décompte général et définitif tacite
      A24 Submission by an authorised representative of a tacit general and final statement | Dépôt par une MOE d'un décompte général et définitif tacite
      A25 Submission by an authorised representative of a general and final statement as part of a tacit procedure | Dépôt par une MOA d'un décompte général et définitif dans le cadre d'une procédure tacite
    `,
  },
  {
    key: 'fr-choruspro-scheme',
    name: { en: 'Scheme', fr: 'Schéma' },
    values: codesIn('en', 'fr')`
      1 Third party with SIRET | Tiers avec SIRET
      2 European structure outside France | Structure Européenne hors France
      3 Structure outside the EU | Structure hors UE
      4 RIDET | RIDET
      5 Tahiti Number | Numéro Tahiti
      6 Other | Autre
    `,
  },
];
